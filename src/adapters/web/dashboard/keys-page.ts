import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import type { Dashboard, DashboardKey } from '../ports.ts';
import { maxNameLength } from './fields.ts';
import { confirmed, csrfField, notice, passphraseField, quotaBar, signedInHeading, type Notice } from './form.ts';
import { template, type Html } from '../template.ts';
import { usageChart } from './usage-chart.ts';

export type KeysPage = {
  readonly words: Words;
  readonly formToken: string;
  readonly email: string;
  readonly keys: readonly DashboardKey[];
  readonly usage: Awaited<ReturnType<Dashboard['usage']>>;
  readonly mayCreate: boolean;
  readonly notice?: Notice | undefined;
  /** A key that was just made: it is shown on this one page only. */
  readonly newKey?: string | undefined;
  /** Of this service, for an example. */
  readonly origin: string;
};

export function keysPage({ words, formToken, keys, usage, ...page }: KeysPage): Promise<Html> {
  const { newKey: key, origin, mayCreate } = page;
  const email = html`<span class="muted">${page.email}</span> `;
  return template('keys', words, {
    mayCreate,
    heading: signedInHeading(words, words.say('dashboard-title'), formToken, email),
    notice: notice(page.notice),
    newKey: key === undefined ? '' : template('new-key', words, { key, origin }),
    hasKeys: keys.length > 0,
    keys: keys.map((one) => keyCard(words, one, formToken)),
    csrf: csrfField(formToken),
    maxLength: maxNameLength,
    usage: usageChart(words, usage),
    delete: confirmed(words, 'delete', '/dashboard/delete', formToken, passphraseField(words, 'delete', false)),
  });
}

function keyCard(words: Words, { id, name, dailyQuota, createdAt, used }: DashboardKey, formToken: string) {
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(createdAt);
  return {
    name,
    facts: words.say('dashboard-key-facts', { id, date }),
    bar: quotaBar(words, used, dailyQuota),
    used: words.say('dashboard-used', { used, quota: dailyQuota }),
    verbs: ['rotate', 'revoke'].map((verb) => confirmed(words, verb, `/dashboard/keys/${id}/${verb}`, formToken)),
  };
}
