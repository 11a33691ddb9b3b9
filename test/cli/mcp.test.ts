import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { main, quietSettings } from '../support/program.ts';
import { putPacked } from '../support/packed-gazetteer.ts';
import { temporaryFolder } from '../support/temporary.ts';

it('offers its tools to a program that starts it', async () => {
  const folder = temporaryFolder();
  await putPacked(folder);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [main, 'mcp'],
      cwd: folder,
      env: quietSettings(folder),
    }),
  );
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(8);
  const answer = await client.callTool({ name: 'tide', arguments: { place: '48.383, -4.495', day: '2026-11-21' } });
  expect(answer.structuredContent).toMatchObject({ subject: 'tide', source: { name: expect.any(String) as string } });
  await client.close();
});
