import type { MailLink } from '../adapters/web/ports.ts';
import { once } from '../lib/once.ts';
import type { App } from './app.ts';

/** Whoever opens the page does not wait for it. */
const timeoutMs = 20_000;

/** What mails customers their links, over SMTP; `undefined` without a server. Nothing of an address gets into the log. */
export async function openMail(app: App): Promise<MailLink | undefined> {
  const { mail, registration } = app.config;
  if (!mail) return undefined;
  const customers = await app.customers();
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs };
  const transport = once(async () => (await import('nodemailer')).createTransport({ url: mail.url, ...limits }));
  return async (email, words) => {
    try {
      const recovery = await customers.recover(email, registration);
      if (recovery === undefined) return;
      const text = words.say('mail-link-text', { link: `${app.publicUrl}/dashboard/recover/${recovery}` });
      // As an object, which is not read as a list of addresses.
      const to = { name: '', address: email };
      await (await transport()).sendMail({ from: mail.from, to, subject: words.say('mail-link-subject'), text });
    } catch (error) {
      const { code = 'no answer' } = error as { code?: string };
      app.log.warn(`A mail could not be sent over SMTP_URL (${code}).`);
    }
  };
}
