import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import type { Html } from '../page.ts';
import type { Dashboard, DashboardKey } from '../ports.ts';
import { maxNameLength } from './fields.ts';
import { confirmed, csrfField, notice, passphraseField, quotaBar, signedInHeading, type Notice } from './form.ts';
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

/** The keys of a customer with today's use, the use of a month, and the account. */
export function keysPage({ words, formToken, email, keys, usage, mayCreate, origin, ...shown }: KeysPage): Html {
  return html`<div class="dashboard">
    ${signedInHeading(words, words.say('dashboard-title'), formToken, html`<span class="muted">${email}</span> `)}
    ${notice(shown.notice)} ${shown.newKey === undefined ? '' : newKeyPanel(words, shown.newKey, origin)}
    <section aria-label="${words.say('dashboard-keys')}">
      ${
        keys.length === 0
          ? html`<p>${words.say('dashboard-no-keys')}</p>`
          : html`<ul class="keys">
              ${keys.map((key) => keyCard(words, key, formToken))}
            </ul>`
      }
      ${
        mayCreate
          ? html`<form class="new-key" method="post" action="/dashboard/keys">
              ${csrfField(formToken)}
              <p class="field">
                <label for="name">${words.say('dashboard-key-name')}</label>
                <input
                  id="name"
                  name="name"
                  required
                  maxlength="${maxNameLength}"
                  autocomplete="off"
                  placeholder="${words.say('dashboard-key-example')}"
                />
              </p>
              <button class="main">${words.say('dashboard-create')}</button>
            </form>`
          : ''
      }
    </section>
    <section>
      <h2>${words.say('dashboard-usage')}</h2>
      ${usageChart(words, usage)}
    </section>
    <section>
      <h2>${words.say('dashboard-account')}</h2>
      ${confirmed(words, 'delete', '/dashboard/delete', formToken, passphraseField(words, 'delete', false))}
    </section>
  </div>`;
}

function newKeyPanel(words: Words, key: string, origin: string): Html {
  const example = `curl -H "Authorization: ${key}" \\\n  "${origin}/v2/tide/extremes/point?lat=48.383&lng=-4.495"`;
  return html`<section class="panel new" aria-label="${words.say('dashboard-new-key')}">
    <h2>${words.say('dashboard-new-key')}</h2>
    <p>${words.say('dashboard-shown-once')}</p>
    <p class="secret">
      <code id="new-key">${key}</code>
      <button type="button" data-copies="new-key" data-done="${words.say('dashboard-copied')}" hidden>
        ${words.say('dashboard-copy')}
      </button>
    </p>
    <pre tabindex="0"><code>${example}</code></pre>
  </section>`;
}

function keyCard(words: Words, { id, name, dailyQuota, createdAt, used }: DashboardKey, formToken: string): Html {
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(createdAt);
  return html`<li class="panel">
    <h2>${name}</h2>
    <p class="muted">${words.say('dashboard-key-facts', { id, date })}</p>
    <p class="quota">
      ${quotaBar(words, used, dailyQuota)}
      <span>${words.say('dashboard-used', { used, quota: dailyQuota })}</span>
    </p>
    <div class="choices">
      ${['rotate', 'revoke'].map((verb) => confirmed(words, verb, `/dashboard/keys/${id}/${verb}`, formToken))}
    </div>
  </li>`;
}
