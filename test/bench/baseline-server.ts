import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A program: `node:http` with nothing in front of it, which gives every request the same answer. What the service
 * reaches is measured against it. Its argument is the answer's `{ headers, body }` as JSON.
 */
const { headers, body } = JSON.parse(process.argv[2]!) as { headers: Record<string, string>; body: string };
const bytes = Buffer.from(body);

const server = createServer((_, outgoing) => outgoing.writeHead(200, headers).end(bytes));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`);
});
