import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Dictionary, Words } from '../../../words.ts';
import { limitBody } from '../../http.ts';
import { sendPage } from '../page.ts';
import type { Html } from '../template.ts';
import type { Dashboard, DashboardSession, MailLink, OperatorReport } from '../ports.ts';
import { wordsFor, type WebEnv } from '../request.ts';
import { readEmail, readName, readNewPassphrase, readPassphrase, createPassphraseLimits } from './fields.ts';
import type { Fields } from './fields.ts';
import { recoveryPage, signInPage, type Notice } from './form.ts';
import { keysPage } from './keys-page.ts';
import { invitationPage, operatorPage } from './operator-page.ts';
import { createProofs, proofBits } from './proof-of-work.ts';
import { createSignInCookie, type SignInCookie } from './sign-in-cookie.ts';
import { most } from '../limits.ts';

export type DashboardPages = {
  readonly dashboard: Dashboard;
  operatorReport(): Promise<OperatorReport>;
  /** Whether people may make accounts and keys themselves. */
  readonly mayRegister: boolean;
  readonly mailLink?: MailLink | undefined;
  /** Keys the tokens of forms. */
  readonly secret: string;
};

type Options = DashboardPages & { readonly dictionary: Dictionary; clock(): number };

type Visit = {
  readonly words: Words;
  readonly session: DashboardSession | undefined;
  readonly formToken: string;
  /** Those of a form that came with the visitor's own token. */
  readonly fields: Fields;
};

type View = {
  readonly notice?: Notice;
  readonly newKey?: string;
  readonly email?: string;
  readonly proofBits?: number;
};
type Answer = Response | Promise<Response>;

/** `/dashboard`: accounts and keys of customers, and the operator's view. All of it works without scripts. */
export function addDashboard(app: Hono<WebEnv>, options: Options): void {
  const { dashboard, mayRegister, mailLink, dictionary, secret } = options;
  const limits = createPassphraseLimits(options.clock);
  const proofs = createProofs();
  const cookies = createSignInCookie(secret);
  const visitOf = async (c: Context<WebEnv>, cookie = cookies.read(c), fields: Fields = {}): Promise<Visit> => ({
    words: wordsFor(c, dictionary),
    session: await dashboard.session(cookie),
    formToken: cookies.formToken(cookie),
    fields,
  });
  const show = (c: Context<WebEnv>, visit: Visit, view: View = {}, status: ContentfulStatusCode = 200): Answer =>
    showPage(c, options, visit, view, status);
  const refuse = (c: Context<WebEnv>, visit: Visit, key: string, status: ContentfulStatusCode, view: View = {}) =>
    show(c, visit, { ...view, notice: { kind: 'refused', text: visit.words.say(key) } }, status);
  const done = (c: Context<WebEnv>, visit: Visit, key: string): Answer =>
    show(c, visit, { notice: { kind: 'done', text: visit.words.say(key) } });
  /** Signs a visitor in, or without a token out. */
  const enter = (c: Context<WebEnv>, token?: string): Response => {
    cookies.replace(c, token);
    return c.redirect('/dashboard', 303);
  };
  const onForm = (path: string, work: (c: Context<WebEnv>, visit: Visit, cookie: string) => Answer): void => {
    app.post(path, limitBody(most.formBytes), async (c) => {
      const cookie = cookies.read(c);
      const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
      const fields: Fields = isForm ? await c.req.parseBody() : {};
      const visit = await visitOf(c, cookie, fields);
      if (!cookies.isFormToken(cookie, fields['csrf'])) return refuse(c, visit, 'dashboard-form-over', 403);
      return work(c, visit, cookie);
    });
  };
  const signedIn = (path: string, work: (c: Context<WebEnv>, visit: Visit, customer: Customer) => Answer): void =>
    onForm(path, (c, visit) =>
      visit.session?.kind === 'customer' ? work(c, visit, visit.session) : c.redirect('/dashboard', 303),
    );
  const idOf = (c: Context<WebEnv>, name = 'id'): string => c.req.param(name) ?? '';

  app.get('/dashboard', async (c) => {
    const visit = await visitOf(c);
    return c.req.query('registered') === undefined ? show(c, visit) : done(c, visit, 'dashboard-registered');
  });

  onForm('/dashboard/register', async (c, visit) => {
    // With mail, an account is made by a link: whoever registers an address that has one cannot tell.
    if (!mayRegister || mailLink) return c.notFound();
    const email = readEmail(visit.fields);
    const passphrase = readNewPassphrase(visit.fields);
    const typed = { email: email ?? '' };
    if (email === undefined) return refuse(c, visit, 'dashboard-email-unfit', 400, typed);
    if (passphrase === undefined) return refuse(c, visit, 'dashboard-passphrase-unfit', 400, typed);
    if (!limits.mayRegister(c.env.clientNetwork)) return refuse(c, visit, 'dashboard-too-often', 429, typed);
    await dashboard.register(email, passphrase);
    return c.redirect('/dashboard?registered', 303);
  });

  onForm('/dashboard/link', (c, visit) => {
    if (!mailLink) return c.notFound();
    const email = readEmail(visit.fields);
    if (email === undefined) return refuse(c, visit, 'dashboard-email-unfit', 400);
    if (!limits.mayMail(c.env.clientNetwork, email.toLowerCase()))
      return refuse(c, visit, 'dashboard-too-often', 429, { email });
    void mailLink(email, visit.words);
    return done(c, visit, 'dashboard-link-sent');
  });

  onForm('/dashboard/sign-in', async (c, visit) => {
    const email = readEmail(visit.fields) ?? '';
    const { clientNetwork: network } = c.env;
    const account = email.toLowerCase();
    const isKnown = await dashboard.knowsNetwork(email, network);
    const isProven = !isKnown && proofs.take(visit.formToken, account, visit.fields['proof']);
    const limit = limits.signIn(network, account, isKnown ? 'known network' : isProven ? 'proof' : 'elsewhere');
    if (limit === 'proof-wanted') return refuse(c, visit, 'dashboard-proof-wanted', 429, { email, proofBits });
    if (limit === 'too-often') return refuse(c, visit, 'dashboard-too-often', 429, { email });
    const token = await dashboard.signIn(email, readPassphrase(visit.fields) ?? '', network);
    return token === undefined ? refuse(c, visit, 'dashboard-sign-in-failed', 403, { email }) : enter(c, token);
  });

  onForm('/dashboard/sign-out', async (c, _, cookie) => {
    await dashboard.signOut(cookie);
    return enter(c);
  });

  signedIn('/dashboard/keys', async (c, visit, { customerId }) => {
    const name = mayRegister ? readName(visit.fields) : undefined;
    if (name === undefined) return refuse(c, visit, 'dashboard-name-unfit', 400);
    const newKey = await dashboard.createKey(customerId, name);
    return newKey === undefined ? refuse(c, visit, 'dashboard-too-many-keys', 400) : show(c, visit, { newKey });
  });

  signedIn('/dashboard/keys/:id/rotate', async (c, visit, { customerId }) => {
    const newKey = await dashboard.rotateKey(customerId, idOf(c));
    return newKey === undefined ? c.notFound() : show(c, visit, { newKey });
  });

  signedIn('/dashboard/keys/:id/revoke', async (c, visit, { customerId }) =>
    (await dashboard.revokeKey(customerId, idOf(c))) ? done(c, visit, 'dashboard-revoked') : c.notFound(),
  );

  signedIn('/dashboard/delete', async (c, visit, { customerId, email }) => {
    const limit = limits.signIn(c.env.clientNetwork, email.toLowerCase(), 'known network');
    if (limit !== 'allowed') return refuse(c, visit, 'dashboard-too-often', 429);
    const isDeleted = await dashboard.deleteAccount(customerId, readPassphrase(visit.fields) ?? '');
    if (!isDeleted) return refuse(c, visit, 'dashboard-passphrase-wrong', 403);
    return done(c, await visitOf(c, cookies.replace(c)), 'dashboard-deleted');
  });

  const invited = '/dashboard/operator/:invitation';
  app.get(invited, (c) => {
    const words = wordsFor(c, dictionary);
    return send(c, words, 'operator-title', invitationPage(words, c.req.path, tokenFor(c, cookies)));
  });
  onForm(invited, async (c, visit) => {
    const token = await dashboard.signInAsOperator(idOf(c, 'invitation'));
    if (token !== undefined) return enter(c, token);
    return refuse(c, { ...visit, session: undefined }, 'operator-invitation-over', 403);
  });

  const recovery = '/dashboard/recover/:recovery';
  app.get(recovery, (c) => {
    const words = wordsFor(c, dictionary);
    return send(c, words, 'recovery-title', recoveryPage(words, tokenFor(c, cookies)));
  });
  onForm(recovery, async (c, { words, formToken, fields }) => {
    const again = (key: string, status: ContentfulStatusCode): Answer =>
      send(
        c,
        words,
        'recovery-title',
        recoveryPage(words, formToken, { kind: 'refused', text: words.say(key) }),
        status,
      );
    const passphrase = readNewPassphrase(fields);
    if (passphrase === undefined) return again('dashboard-passphrase-unfit', 400);
    if (!limits.mayRegister(c.env.clientNetwork)) return again('dashboard-too-often', 429);
    const token = await dashboard.replacePassphrase(idOf(c, 'recovery'), passphrase);
    return token === undefined ? again('recovery-over', 403) : enter(c, token);
  });
}

type Customer = DashboardSession & { readonly kind: 'customer' };

function tokenFor(c: Context<WebEnv>, cookies: SignInCookie): string {
  return cookies.formToken(cookies.read(c));
}

async function send(
  c: Context<WebEnv>,
  words: Words,
  title: string,
  main: Html | Promise<Html>,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const page = { words, title: words.say(title), description: words.say('dashboard-lead'), main: await main };
  return sendPage(c, { ...page, scripts: ['dashboard.js'] }, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function showPage(
  c: Context<WebEnv>,
  { dashboard, operatorReport, mayRegister, mailLink }: Options,
  { words, session, formToken }: Visit,
  view: View,
  status: ContentfulStatusCode,
): Promise<Response> {
  const common = { ...view, words, formToken };
  if (!session)
    return send(
      c,
      words,
      'dashboard-title',
      signInPage({ ...common, mayRegister, hasMail: mailLink !== undefined }),
      status,
    );
  if (session.kind === 'operator') {
    return send(c, words, 'operator-title', operatorPage(words, await operatorReport(), formToken), status);
  }
  const { customerId, email } = session;
  const [keys, usage] = await Promise.all([dashboard.keys(customerId), dashboard.usage(customerId)]);
  const shown = { ...common, email, keys, usage, origin: c.env.origin, mayCreate: mayRegister };
  return send(c, words, 'dashboard-title', keysPage(shown), status);
}
