import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Dictionary, Words } from '../../../words.ts';
import { limitBody } from '../../limit-body.ts';
import { sendPage, type Html } from '../page.ts';
import type { Dashboard, DashboardSession, OperatorReport } from '../ports.ts';
import { wordsFor, type WebEnv } from '../request.ts';
import { readEmail, readName, readNewPassphrase, readPassphrase, type Fields } from './fields.ts';
import type { Notice } from './form.ts';
import { keysPage } from './keys-page.ts';
import { createPassphraseLimits } from './limits.ts';
import { invitationPage, operatorPage } from './operator-page.ts';
import { createSignInCookie } from './sign-in-cookie.ts';
import { recoveryPage, signInPage } from './sign-in-page.ts';

const maxBodyBytes = 8 * 1024;

export type DashboardPages = {
  readonly dashboard: Dashboard;
  operatorReport(): Promise<OperatorReport>;
  /** Whether people may make accounts and keys themselves. */
  readonly mayRegister: boolean;
  /** Keys the tokens of forms. */
  readonly secret: string;
};

type Options = DashboardPages & { readonly dictionary: Dictionary; clock(): number };

/** A form that came with the token of this visitor. */
type Sent = {
  readonly fields: Fields;
  readonly cookie: string;
  readonly words: Words;
  readonly session: DashboardSession | undefined;
};
type CustomerSent = Sent & { readonly session: DashboardSession & { readonly kind: 'customer' } };

type View = { readonly notice?: Notice; readonly newKey?: string; readonly email?: string };

/** `/dashboard`: accounts and keys of customers, and the operator's view. All of it works without scripts. */
export function addDashboard(app: Hono<WebEnv>, options: Options): void {
  const { dashboard, mayRegister, dictionary } = options;
  const limits = createPassphraseLimits(options.clock);
  const { show, send, onForm, signedIn, cookies } = dashboardKit(app, options);

  app.get('/dashboard', async (c) => {
    const words = wordsFor(c, dictionary);
    const cookie = cookies.read(c);
    const isNew = c.req.query('registered') !== undefined;
    const notice: Notice = { kind: 'done', text: words.say('dashboard-registered') };
    return show(c, words, cookie, await dashboard.session(cookie), isNew ? { notice } : {});
  });

  onForm('/dashboard/register', async (c, { fields, cookie, words, session }) => {
    if (!mayRegister) return c.notFound();
    const email = readEmail(fields);
    const passphrase = readNewPassphrase(fields);
    const refuse = (key: string, status: ContentfulStatusCode) => {
      const notice: Notice = { kind: 'refused', text: words.say(key) };
      return show(c, words, cookie, session, { notice, email: email ?? '' }, status);
    };
    if (email === undefined) return refuse('dashboard-email-unfit', 400);
    if (passphrase === undefined) return refuse('dashboard-passphrase-unfit', 400);
    if (limits.register(c.env.clientNetwork) > 0) return refuse('dashboard-too-often', 429);
    await dashboard.register(email, passphrase);
    return c.redirect('/dashboard?registered', 303);
  });

  onForm('/dashboard/sign-in', async (c, { fields, cookie, words, session }) => {
    const email = readEmail(fields) ?? '';
    const passphrase = readPassphrase(fields) ?? '';
    const refuse = (key: string, status: ContentfulStatusCode) => {
      const notice: Notice = { kind: 'refused', text: words.say(key) };
      return show(c, words, cookie, session, { notice, email }, status);
    };
    const { clientNetwork: network } = c.env;
    const waitMs = limits.signIn(network, email, await dashboard.knowsNetwork(email, network));
    if (waitMs > 0) return refuse('dashboard-too-often', 429);
    const token = await dashboard.signIn(email, passphrase, network);
    if (token === undefined) return refuse('dashboard-sign-in-failed', 403);
    cookies.replace(c, token);
    return c.redirect('/dashboard', 303);
  });

  onForm('/dashboard/sign-out', async (c, { cookie }) => {
    await dashboard.signOut(cookie);
    cookies.replace(c);
    return c.redirect('/dashboard', 303);
  });

  signedIn('/dashboard/keys', async (c, { fields, cookie, words, session }) => {
    const name = mayRegister ? readName(fields) : undefined;
    const newKey = name === undefined ? undefined : await dashboard.createKey(session.customerId, name);
    if (newKey !== undefined) return show(c, words, cookie, session, { newKey });
    const text = words.say(name === undefined ? 'dashboard-name-unfit' : 'dashboard-too-many-keys');
    return show(c, words, cookie, session, { notice: { kind: 'refused', text } }, 400);
  });

  signedIn('/dashboard/keys/:id/rotate', async (c, { cookie, words, session }) => {
    const newKey = await dashboard.rotateKey(session.customerId, c.req.param('id') ?? '');
    return newKey === undefined ? c.notFound() : show(c, words, cookie, session, { newKey });
  });

  signedIn('/dashboard/keys/:id/revoke', async (c, { cookie, words, session }) => {
    if (!(await dashboard.revokeKey(session.customerId, c.req.param('id') ?? ''))) return c.notFound();
    return show(c, words, cookie, session, { notice: { kind: 'done', text: words.say('dashboard-revoked') } });
  });

  signedIn('/dashboard/delete', async (c, { fields, cookie, words, session }) => {
    const refuse = (key: string, status: ContentfulStatusCode) =>
      show(c, words, cookie, session, { notice: { kind: 'refused', text: words.say(key) } }, status);
    if (limits.signIn(c.env.clientNetwork, session.email, true) > 0) return refuse('dashboard-too-often', 429);
    const isDeleted = await dashboard.deleteAccount(session.customerId, readPassphrase(fields) ?? '');
    if (!isDeleted) return refuse('dashboard-passphrase-wrong', 403);
    const fresh = cookies.replace(c);
    return show(c, words, fresh, undefined, { notice: { kind: 'done', text: words.say('dashboard-deleted') } });
  });

  const invited = '/dashboard/operator/:invitation';
  app.get(invited, (c) => {
    const words = wordsFor(c, dictionary);
    const main = invitationPage(words, c.req.path, cookies.formToken(cookies.read(c)));
    return send(c, words, words.say('operator-title'), main);
  });
  const recovery = '/dashboard/recover/:recovery';
  app.get(recovery, (c) => {
    const words = wordsFor(c, dictionary);
    return send(c, words, words.say('recovery-title'), recoveryPage(words, cookies.formToken(cookies.read(c))));
  });
  onForm(recovery, async (c, { fields, words, cookie }) => {
    const refuse = (key: string, status: ContentfulStatusCode) =>
      send(
        c,
        words,
        words.say('recovery-title'),
        recoveryPage(words, cookies.formToken(cookie), { kind: 'refused', text: words.say(key) }),
        status,
      );
    const passphrase = readNewPassphrase(fields);
    if (passphrase === undefined) return refuse('dashboard-passphrase-unfit', 400);
    if (limits.register(c.env.clientNetwork) > 0) return refuse('dashboard-too-often', 429);
    const token = await dashboard.replacePassphrase(c.req.param('recovery') ?? '', passphrase);
    if (token === undefined) return refuse('recovery-over', 403);
    cookies.replace(c, token);
    return c.redirect('/dashboard', 303);
  });
  onForm(invited, async (c, { words, cookie }) => {
    const token = await dashboard.signInAsOperator(c.req.param('invitation') ?? '');
    if (token === undefined) {
      const notice: Notice = { kind: 'refused', text: words.say('operator-invitation-over') };
      return show(c, words, cookie, undefined, { notice }, 403);
    }
    cookies.replace(c, token);
    return c.redirect('/dashboard', 303);
  });
}

/** The means of the routes: pages for whoever is signed in, and forms that only their own visitor can send. */
function dashboardKit(app: Hono<WebEnv>, { dashboard, operatorReport, mayRegister, dictionary, secret }: Options) {
  const cookies = createSignInCookie(secret);
  const send = (c: Context<WebEnv>, words: Words, title: string, main: Html, status: ContentfulStatusCode = 200) =>
    sendPage(
      c,
      { words, title, description: words.say('dashboard-lead'), main, scripts: ['dashboard.js'] },
      { status, headers: { 'Cache-Control': 'no-store' } },
    );

  /** The page of whoever is signed in. */
  const show = async (
    c: Context<WebEnv>,
    words: Words,
    cookie: string,
    session: DashboardSession | undefined,
    view: View = {},
    status: ContentfulStatusCode = 200,
  ): Promise<Response> => {
    const common = { ...view, words, formToken: cookies.formToken(cookie) };
    const title = words.say('dashboard-title');
    if (!session) return send(c, words, title, signInPage({ ...common, mayRegister }), status);
    if (session.kind === 'operator') {
      const report = await operatorReport();
      return send(c, words, words.say('operator-title'), operatorPage(words, report, common.formToken), status);
    }
    const { customerId, email } = session;
    const [keys, usage] = await Promise.all([dashboard.keys(customerId), dashboard.usage(customerId)]);
    const { origin } = c.env;
    return send(c, words, title, keysPage({ ...common, email, keys, usage, origin, mayCreate: mayRegister }), status);
  };

  const onForm = (path: string, work: (c: Context<WebEnv>, sent: Sent) => Promise<Response> | Response): void => {
    app.post(path, limitBody(maxBodyBytes), async (c) => {
      const words = wordsFor(c, dictionary);
      const cookie = cookies.read(c);
      const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
      const fields: Fields = isForm ? await c.req.parseBody() : {};
      if (!cookies.isFormToken(cookie, fields['csrf'])) {
        const notice: Notice = { kind: 'refused', text: words.say('dashboard-form-over') };
        return show(c, words, cookie, await dashboard.session(cookie), { notice }, 403);
      }
      return work(c, { fields, cookie, words, session: await dashboard.session(cookie) });
    });
  };
  /** A form that only a customer has. */
  const signedIn = (path: string, work: (c: Context<WebEnv>, sent: CustomerSent) => Promise<Response> | Response) =>
    onForm(path, (c, sent) => {
      const { session } = sent;
      return session?.kind === 'customer' ? work(c, { ...sent, session }) : c.redirect('/dashboard', 303);
    });
  return { show, send, onForm, signedIn, cookies };
}
