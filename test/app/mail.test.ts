import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../src/app/app.ts';
import { openMail } from '../../src/app/mail.ts';
import { readConfig } from '../../src/config.ts';
import { openDictionary } from '../../src/words.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { temporaryFolder } from '../support/temporary.ts';

const words = openDictionary().in('en');
const folder = temporaryFolder();
let server: Awaited<ReturnType<typeof startSmtpServer>>;
const apps: App[] = [];
let count = 0;

beforeAll(async () => void (server = await startSmtpServer('bellbuoy@example.org', 'p@ss/word')));
afterAll(async () => {
  for (const app of apps) await app.close();
  await server.close();
});

/** The mail of an app with these settings, and the app. */
async function mailOf(settings: { url?: string; registration?: boolean } = {}) {
  const url = settings.url ?? `smtp://bellbuoy%40example.org:p%40ss%2Fword@127.0.0.1:${server.port}`;
  const app = createApp({
    ...readConfig(),
    dataDir: folder,
    storeUrl: `sqlite:${path.join(folder, `${count++}.sqlite`)}`,
    cacheUrl: 'memory:',
    publicUrl: 'https://tides.example',
    mail: { url, from: 'bellbuoy@example.org' },
    registration: settings.registration ?? true,
  });
  apps.push(app);
  const warnings: string[] = [];
  app.log.warn = (message) => void warnings.push(message);
  return { app, warnings, send: (await openMail(app))! };
}

/** The secret in the link of the last mail, whose lines may be folded (RFC 2045, quoted-printable). */
const secretOfLast = (): string | undefined =>
  /https:\/\/tides\.example\/dashboard\/recover\/([\w-]{43})/.exec(
    server.mails.at(-1)!.text.replaceAll('=\n', '').replaceAll('=3D', '='),
  )?.[1];

describe('a link by mail', () => {
  it('makes an account into which nobody could sign in before, and works once', async () => {
    const { app, send } = await mailOf();
    await send('New@example.org', words);
    expect(server.mails.at(-1)).toMatchObject({ from: 'bellbuoy@example.org', to: ['New@example.org'] });
    const customers = await app.customers();
    for (const passphrase of ['', 'any passphrase at all'])
      expect(await customers.signIn('new@example.org', passphrase, '127.0.0.0')).toBeUndefined();
    const secret = secretOfLast()!;
    expect(await customers.replacePassphrase(secret, 'a passphrase of mine')).toBeDefined();
    expect(await customers.signIn('new@example.org', 'a passphrase of mine', '127.0.0.0')).toBeDefined();
    expect(await customers.replacePassphrase(secret, 'another passphrase')).toBeUndefined();
  });

  it('changes nothing of an account until it is used', async () => {
    const { app, send } = await mailOf();
    const customers = await app.customers();
    await customers.register('old@example.org', 'the old passphrase');
    await send('old@example.org', words);
    expect(await customers.signIn('old@example.org', 'the old passphrase', '127.0.0.0')).toBeDefined();
    await customers.replacePassphrase(secretOfLast()!, 'the new passphrase');
    expect(await customers.signIn('old@example.org', 'the old passphrase', '127.0.0.0')).toBeUndefined();
  });

  it('goes to customers alone where only the operator makes accounts', async () => {
    const { app, send } = await mailOf({ registration: false });
    const before = server.mails.length;
    await send('stranger@example.org', words);
    expect(server.mails).toHaveLength(before);
    await (await app.customers()).register('old@example.org', 'the old passphrase');
    await send('old@example.org', words);
    expect(server.mails).toHaveLength(before + 1);
  });

  it('goes to one mailbox, however the address is written', async () => {
    const { send } = await mailOf();
    await send('one@example.org,two@example.org', words);
    expect(server.mails.filter(({ to }) => to.includes('two@example.org'))).toEqual([]);
  });

  it.each([
    ['a server that refuses the address', undefined, 'refused@example.org'],
    ['a wrong password', (port: number) => `smtp://bellbuoy%40example.org:wrong@127.0.0.1:${port}`, 'a@example.org'],
    ['no server', () => 'smtp://127.0.0.1:1', 'a@example.org'],
  ])('that cannot be sent (%s) is logged without the address', async (_, urlAt, email) => {
    const { warnings, send } = await mailOf(urlAt ? { url: urlAt(server.port) } : {});
    await send(email, words);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^A mail could not be sent over SMTP_URL \(E[A-Z]+\)\.$/);
  });
});
