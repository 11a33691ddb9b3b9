import { hash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPassphraseLimits } from '../../../src/adapters/web/dashboard/fields.ts';
import { parseAddressSet } from '../../../src/lib/ip-address.ts';
import { useCheapPassphrases } from '../../support/cheap-passphrases.ts';
import { useDashboard } from '../../support/dashboard-fixture.ts';

const passphrase = 'correct horse battery';
useCheapPassphrases();
const open = useDashboard();
const closed = useDashboard({ mayRegister: false });
const mailed: string[] = [];
const withMail = useDashboard({ mailLink: async (email) => void mailed.push(email) });
const proxied = useDashboard({ trustedProxies: parseAddressSet(['127.0.0.0/8'])! });
const behindTls = useDashboard({ publicUrl: 'https://tides.example' });

beforeEach(() => open().pass(3_600_000));

/** The first number from some on that proves work, as the script of the page finds it. */
function workFor(formToken: string, email: string, from = 0): string {
  for (let i = from; ; i++) {
    if (/^0000[0-3]/.test(hash('sha256', `${formToken} ${email} ${i}`))) return String(i);
  }
}

/** A browser without scripts: it keeps one cookie, and fills in the token of the forms on the page. */
function visitor(url: () => string) {
  let cookie = '';
  let formToken = '';
  const send = async (path: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> => {
    const headers = { ...(cookie && { Cookie: cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(url() + path, { redirect: 'manual', ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    formToken = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? formToken;
    return { response, text };
  };
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams({ csrf: formToken, ...fields }), headers });
  return {
    get: (path: string) => send(path),
    post,
    send,
    cookie: () => cookie,
    setCookie: (value: string) => void (cookie = value),
    async signIn(email: string) {
      await send('/dashboard');
      await post('/dashboard/register', { email, passphrase });
      await post('/dashboard/sign-in', { email, passphrase });
      return send('/dashboard');
    },
  };
}

const idIn = (text: string): string => /keys\/([0-9a-f]+)\/rotate/.exec(text)?.[1] ?? '';
const keyIn = (text: string): string => /bb_[\w-]{43}/.exec(text)?.[0] ?? '';

describe('the dashboard', () => {
  it('shows a key once, then only its name and use, until it is revoked', async () => {
    const ada = visitor(open().url);
    await ada.signIn('ada@example.org');
    const made = await ada.post('/dashboard/keys', { name: 'boat' });
    const key = keyIn(made.text);
    expect(made.response.headers.get('Cache-Control')).toBe('no-store');
    const ask = (sent: string) =>
      fetch(`${open().url()}/v2/astronomy/point?lat=48&lng=-4`, { headers: { Authorization: sent } });
    expect((await ask(key)).status).toBe(200);
    await open().ledger.flush();
    const { text } = await ada.get('/dashboard');
    expect(text).not.toContain(key);
    expect(text).toContain('1 of 100 units today');
    expect(text).toContain('/v2/astronomy/point');

    const other = keyIn((await ada.post(`/dashboard/keys/${idIn(text)}/rotate`)).text);
    expect([(await ask(key)).status, (await ask(other)).status]).toEqual([401, 200]);
    await ada.post(`/dashboard/keys/${idIn(text)}/revoke`);
    expect((await ask(other)).status).toBe(401);
  });

  it('writes names as text', async () => {
    const ada = visitor(open().url);
    await ada.signIn('script@example.org');
    const { text } = await ada.post('/dashboard/keys', { name: '"><script>alert(1)</script>\u202e' });
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<script>|\u202e/);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
  ])('refuses a key with %s', async (_, fields) => {
    const ada = visitor(open().url);
    await ada.signIn('names@example.org');
    expect((await ada.post('/dashboard/keys', fields)).response.status).toBe(400);
  });

  it('shows and changes no keys of others', async () => {
    const [ada, eve] = [visitor(open().url), visitor(open().url)];
    await ada.signIn('owner@example.org');
    const id = idIn((await ada.post('/dashboard/keys', { name: 'boat' })).text);
    expect((await eve.signIn('eve@example.org')).text).not.toContain(id);
    for (const action of ['rotate', 'revoke']) {
      expect((await eve.post(`/dashboard/keys/${id}/${action}`)).response.status).toBe(404);
    }
  });

  it('deletes an account by its passphrase only', async () => {
    const ada = visitor(open().url);
    await ada.signIn('gone@example.org');
    expect((await ada.post('/dashboard/delete', { passphrase: 'guessed guessed guessed' })).response.status).toBe(403);
    expect((await ada.post('/dashboard/delete', { passphrase })).text).toContain('The account is deleted');
    expect((await ada.get('/dashboard')).text).toContain('sign-in-passphrase');
    expect((await ada.post('/dashboard/sign-in', { email: 'gone@example.org', passphrase })).response.status).toBe(403);
  });
});

describe('whoever tries to get in', () => {
  it('learns from no answer whether an address has an account', async () => {
    const eve = visitor(open().url);
    await visitor(open().url).signIn('known@example.org');
    await eve.get('/dashboard');
    const answers = [];
    for (const email of ['known@example.org', 'unknown@example.org']) {
      const tried = await eve.post('/dashboard/sign-in', { email, passphrase: 'a wrong passphrase' });
      answers.push(`${tried.response.status} ${tried.text.replaceAll(email, '')}`);
      const { response, text } = await eve.post('/dashboard/register', { email, passphrase: 'a wrong passphrase' });
      answers.push(`${response.status} ${response.headers.get('Location')} ${text}`);
    }
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
  });

  it('guesses ten passphrases at once, and then none', async () => {
    const eve = visitor(open().url);
    await eve.get('/dashboard');
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const fields = { email: 'ada@example.org', passphrase: `guessed passphrase ${i}` };
      statuses.push((await eve.post('/dashboard/sign-in', fields)).response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  });

  it('does not lock the owner out by guesses from elsewhere, in a network where they signed in before', async () => {
    const limits = createPassphraseLimits(() => 0);
    for (let i = 0; i < 30; i++) limits.signIn(`198.51.${i}.0/24`, 'owner@example.org', 'elsewhere');
    expect(limits.signIn('203.0.113.0/24', 'owner@example.org', 'elsewhere')).toBe('proof-wanted');
    const ofOwner = Array.from({ length: 12 }, () =>
      limits.signIn('192.0.2.0/24', 'owner@example.org', 'known network'),
    );
    expect(ofOwner).toEqual([...Array.from({ length: 10 }, () => 'allowed'), 'too-often', 'too-often']);
  });

  it('does not lock the owner out by guesses from elsewhere, in a new network either: they prove work, once for each try', async () => {
    const [email, right] = ['away@example.org', { email: 'away@example.org', passphrase }];
    const from = (network: number) => ({ 'X-Forwarded-For': `198.51.${network}.7` });
    const owner = visitor(proxied().url);
    await owner.get('/dashboard');
    await owner.post('/dashboard/register', right, from(0));
    const eve = visitor(proxied().url);
    await eve.get('/dashboard');
    for (let i = 1; i <= 20; i++) {
      await eve.post('/dashboard/sign-in', { email, passphrase: `guess ${i}` }, from(i));
    }
    const refused = await owner.post('/dashboard/sign-in', right, from(30));
    expect([refused.response.status, refused.text]).toEqual([429, expect.stringContaining('data-bits="18"')]);
    const proof = workFor(/name="csrf" value="([^"]+)"/.exec(refused.text)?.[1] ?? '', email);
    const answers = [
      // One of another visitor, none, one that is right, and the same again with a wrong passphrase.
      await eve.post('/dashboard/sign-in', { ...right, proof }, from(31)),
      await owner.post('/dashboard/sign-in', { ...right, proof: '1' }, from(32)),
      await owner.post('/dashboard/sign-in', { email, passphrase: 'a guess', proof }, from(33)),
      await owner.post('/dashboard/sign-in', { ...right, proof }, from(34)),
    ];
    expect(answers.map(({ response }) => response.status)).toEqual([429, 429, 403, 429]);
    const { text } = answers[3]!;
    const next = workFor(/name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '', email, Number(proof) + 1);
    expect((await owner.post('/dashboard/sign-in', { ...right, proof: next }, from(35))).response.status).toBe(303);
  });

  it('makes five accounts, and then none', async () => {
    const eve = visitor(open().url);
    await eve.get('/dashboard');
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const fields = { email: `many${i}@example.org`, passphrase };
      statuses.push((await eve.post('/dashboard/register', fields)).response.status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  it.each([
    ['no e-mail address', { email: 'ada', passphrase }, 400],
    ['a short passphrase', { email: 'short@example.org', passphrase: 'short' }, 400],
    ['a passphrase of 1 kB', { email: 'long@example.org', passphrase: 'x'.repeat(1000) }, 400],
    ['fields of 1 MB', { email: 'x'.repeat(1_000_000), passphrase }, 413],
  ])('makes no account with %s', async (_, fields, status) => {
    const eve = visitor(open().url);
    await eve.get('/dashboard');
    expect((await eve.post('/dashboard/register', fields)).response.status).toBe(status);
  });

  it('sends no form from another site', async () => {
    const ada = visitor(open().url);
    await ada.signIn('csrf@example.org');
    const foreign = await ada.post('/dashboard/keys', { name: 'boat' }, { Origin: 'https://evil.example' });
    expect(foreign.response.status).toBe(403);
    for (const csrf of ['', 'x'.repeat(43)]) {
      expect((await ada.post('/dashboard/keys', { name: 'boat', csrf })).response.status).toBe(403);
    }
    const asJson = { method: 'POST', body: '{"name":"boat"}', headers: { 'Content-Type': 'application/json' } };
    expect((await ada.send('/dashboard/keys', asJson)).response.status).toBe(403);
    expect((await ada.get('/dashboard')).text).toContain('You have no key yet');
  });

  it('cannot use the token of another visitor’s form', async () => {
    const [ada, eve] = [visitor(open().url), visitor(open().url)];
    await ada.signIn('token@example.org');
    const csrf = /name="csrf" value="([^"]+)"/.exec((await eve.get('/dashboard')).text)?.[1] ?? '';
    expect((await ada.post('/dashboard/keys', { name: 'boat', csrf })).response.status).toBe(403);
  });

  it('gains nothing by planting a cookie before the sign-in', async () => {
    const planted = 'bellbuoy-dashboard=planted-by-somebody-else';
    const ada = visitor(open().url);
    ada.setCookie(planted);
    await ada.signIn('fixation@example.org');
    expect(ada.cookie()).not.toBe(planted);
    const eve = visitor(open().url);
    eve.setCookie(planted);
    expect((await eve.get('/dashboard')).text).toContain('sign-in-passphrase');
  });

  it('is not signed in any more with the cookie of before the sign-out', async () => {
    const ada = visitor(open().url);
    await ada.signIn('out@example.org');
    const cookie = ada.cookie();
    await ada.post('/dashboard/sign-out');
    ada.setCookie(cookie);
    expect((await ada.get('/dashboard')).text).toContain('sign-in-passphrase');
  });

  it('is led to no other address', async () => {
    const ada = visitor(open().url);
    await ada.get('/dashboard?next=https://evil.example&registered=https://evil.example');
    const query = '?next=//evil.example&return_to=https://evil.example';
    await ada.post(`/dashboard/register${query}`, { email: 'led@example.org', passphrase });
    const { response } = await ada.post(`/dashboard/sign-in${query}`, { email: 'led@example.org', passphrase });
    expect(response.headers.get('Location')).toBe('/dashboard');
  });

  it('reads no cookie by a script, and sends it to this site over TLS only', async () => {
    const plain = (await fetch(`${open().url()}/dashboard`)).headers.getSetCookie()[0];
    expect(plain).toMatch(/; Path=\/dashboard; HttpOnly; SameSite=Lax$/);
    const safe = (await fetch(`${behindTls().url()}/dashboard`)).headers.getSetCookie()[0];
    expect(safe).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('a closed dashboard', () => {
  it('makes no accounts and no keys', async () => {
    const eve = visitor(closed().url);
    const { text } = await eve.get('/dashboard');
    expect(text).not.toContain('/dashboard/register');
    expect((await eve.post('/dashboard/register', { email: 'a@example.org', passphrase })).response.status).toBe(404);
    await closed().customers.register('old@example.org', passphrase);
    await eve.post('/dashboard/sign-in', { email: 'old@example.org', passphrase });
    expect((await eve.get('/dashboard')).text).not.toContain('name="name"');
    expect((await eve.post('/dashboard/keys', { name: 'boat' })).response.status).toBe(400);
  });
});

describe('a customer whose passphrase is lost', () => {
  it('chooses another at an address that the operator has made, once', async () => {
    await visitor(open().url).signIn('lost@example.org');
    const address = `/dashboard/recover/${await open().customers.recover('lost@example.org')}`;
    const lost = visitor(open().url);
    expect((await lost.get(address)).text).toContain('A new passphrase');
    expect((await lost.post(address, { passphrase: 'short' })).response.status).toBe(400);
    expect((await lost.post(address, { passphrase: 'quite another passphrase' })).response.status).toBe(303);
    expect((await lost.get('/dashboard')).text).toContain('lost@example.org');
    const late = visitor(open().url);
    await late.get(address);
    const again = await late.post(address, { passphrase: 'and yet another passphrase' });
    expect([again.response.status, again.text.includes('used already')]).toEqual([403, true]);
  });
});

describe('a dashboard with mail', () => {
  it('mails a link in place of an account, and says the same to whoever asks', async () => {
    await withMail().customers.register('known@example.org', passphrase);
    const eve = visitor(withMail().url);
    const page = (await eve.get('/dashboard')).text;
    expect([page.includes('/dashboard/register'), page.includes('/dashboard/link')]).toEqual([false, true]);
    const said = [];
    for (const email of ['known@example.org', 'new@example.org']) {
      const { response, text } = await eve.post('/dashboard/link', { email });
      said.push([response.status, /<p class="notice done".*?<\/p>/.exec(text)?.[0]]);
    }
    expect(said[0]).toEqual([200, expect.stringContaining('A mail is on its way')]);
    expect(said[1]).toEqual(said[0]);
    expect(mailed).toEqual(['known@example.org', 'new@example.org']);
    expect((await eve.post('/dashboard/link', { email: 'none' })).response.status).toBe(400);
    expect((await eve.post('/dashboard/register', { email: 'a@example.org', passphrase })).response.status).toBe(404);
  });

  it('mails no address more than three times in half an hour', async () => {
    withMail().pass(86_400_000);
    mailed.length = 0;
    const eve = visitor(withMail().url);
    await eve.get('/dashboard');
    const statuses = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await eve.post('/dashboard/link', { email: 'Many@example.org' })).response.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(mailed).toHaveLength(3);
  });

  it('has no such form without mail', async () => {
    const eve = visitor(closed().url);
    expect((await eve.get('/dashboard')).text).not.toContain('/dashboard/link');
    expect((await eve.post('/dashboard/link', { email: 'a@example.org' })).response.status).toBe(404);
  });
});

describe('the operator', () => {
  it('signs in by an invitation that is used up by pressing, not by looking', async () => {
    const address = `/dashboard/operator/${await open().customers.inviteOperator()}`;
    const operator = visitor(open().url);
    await operator.get(address);
    await operator.get(address);
    expect((await operator.post(address)).response.status).toBe(303);
    const { text } = await operator.get('/dashboard');
    for (const part of ['smhi', 'chat not found', 'ada@example.org', '&lt;b&gt;old&lt;/b&gt;', '40 / 100']) {
      expect(text).toContain(part);
    }
    const late = visitor(open().url);
    await late.get(address);
    expect((await late.post(address)).response.status).toBe(403);
  });

  it('has no keys, and a customer no such page', async () => {
    const address = `/dashboard/operator/${await open().customers.inviteOperator()}`;
    const operator = visitor(open().url);
    await operator.get(address);
    await operator.post(address);
    await operator.get('/dashboard');
    expect((await operator.post('/dashboard/keys', { name: 'boat' })).response.headers.get('Location')).toBe(
      '/dashboard',
    );
    const ada = visitor(open().url);
    expect((await ada.signIn('customer@example.org')).text).not.toContain('smhi');
  });
});
