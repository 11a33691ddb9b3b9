import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import type { Html } from '../page.ts';
import type { OperatorReport } from '../ports.ts';
import { csrfField } from './form.ts';

/** The button that uses an invitation up: a program that only looks at the address does not. */
export function invitationPage(words: Words, action: string, formToken: string): Html {
  return html`<section class="message">
    <h1>${words.say('operator-title')}</h1>
    <p>${words.say('operator-invited')}</p>
    <form method="post" action="${action}">
      ${csrfField(formToken)}<button class="main">${words.say('dashboard-sign-in')}</button>
    </form>
  </section>`;
}

/** Parts, digests, deliveries that were given up, and all keys. */
export function operatorPage(words: Words, { parts, keys, digests, failed }: OperatorReport, formToken: string): Html {
  return html`<div class="dashboard">
    <div class="heading">
      <h1>${words.say('operator-title')}</h1>
      <form method="post" action="/dashboard/sign-out">
        ${csrfField(formToken)}<button>${words.say('dashboard-sign-out')}</button>
      </form>
    </div>
    <section>
      <h2>${words.say('operator-parts')}</h2>
      <ul class="parts">
        ${Object.entries(parts).map(([name, part]) => html`<li class="${part.ok ? 'ok' : 'down'}"><strong>${name}</strong> ${stateOf(words, part)}</li>`)}
      </ul>
    </section>
    <section>
      <h2>${words.say('operator-digests')}</h2>
      ${
        digests.length === 0
          ? html`<p class="muted">${words.say('operator-no-digests')}</p>`
          : html`<ul class="parts">
              ${digests.map(({ status, count }) => html`<li><strong>${count}</strong> ${statusOf(words, status)}</li>`)}
            </ul>`
      }
      <h3>${words.say('operator-failed')}</h3>
      ${failed.length === 0 ? html`<p class="muted">${words.say('operator-no-failed')}</p>` : failedTable(words, failed)}
    </section>
    <section>
      <h2>${words.say('operator-keys')}</h2>
      ${keysTable(words, keys)}
    </section>
  </div>`;
}

function stateOf(words: Words, { ok, lastSuccessAgeS }: OperatorReport['parts'][string]): string {
  const state = words.say(ok ? 'operator-ok' : 'operator-down');
  if (lastSuccessAgeS === undefined) return state;
  return `${state} · ${words.say('operator-last-success', { minutes: Math.round(lastSuccessAgeS / 60) })}`;
}

const statuses = new Set(['active', 'paused', 'gone']);

function statusOf(words: Words, status: string): string {
  return statuses.has(status) ? words.say(`operator-digests-${status}`) : status;
}

function failedTable(words: Words, failed: OperatorReport['failed']): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${words.say('operator-failed')}">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.say('operator-due')}</th>
          <th scope="col">${words.say('operator-platform')}</th>
          <th scope="col">${words.say('operator-delivery')}</th>
          <th scope="col">${words.say('operator-error')}</th>
        </tr>
      </thead>
      <tbody>
        ${failed.map(
          ({ id, dueAt, platform, error }) =>
            html`<tr>
              <td>${instantText(dueAt)}</td>
              <td>${platform}</td>
              <td><code>${id}</code></td>
              <td>${error ?? ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function keysTable(words: Words, keys: OperatorReport['keys']): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${words.say('operator-keys')}">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.say('operator-key')}</th>
          <th scope="col">${words.say('operator-owner')}</th>
          <th scope="col">${words.say('operator-used')}</th>
          <th scope="col">${words.say('operator-since')}</th>
          <th scope="col">${words.say('operator-id')}</th>
        </tr>
      </thead>
      <tbody>
        ${keys.map(
          ({ id, name, owner, used, dailyQuota, createdAt, revokedAt }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${owner ?? words.say('operator-made-here')}</td>
              <td>
                ${revokedAt === null ? html`<progress value="${used}" max="${Math.max(dailyQuota, 1)}" aria-label="${words.say('dashboard-used', { used, quota: dailyQuota })}"></progress> ${used} / ${dailyQuota}` : words.say('operator-revoked', { date: dayText(revokedAt) })}
              </td>
              <td>${dayText(createdAt)}</td>
              <td><code>${id}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** `2026-11-20 14:30 UTC`, as the commands for operators print it. */
function instantText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
