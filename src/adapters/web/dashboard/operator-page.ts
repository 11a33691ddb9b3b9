import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import type { OperatorReport } from '../ports.ts';
import { template, type Html } from '../template.ts';
import { csrfField, quotaBar, signedInHeading, table, wideTable } from './form.ts';

/** The button that uses an invitation up: a program that only looks at the address does not. */
export function invitationPage(words: Words, action: string, formToken: string): Promise<Html> {
  return template('invitation', words, { action, csrf: csrfField(formToken) });
}

export function operatorPage(words: Words, { parts, keys, digests, failed }: OperatorReport, formToken: string): Html {
  return template('operator', words, {
    heading: signedInHeading(words, words.say('operator-title'), formToken),
    parts: Object.entries(parts).map(([part, one]) => ({ part, isUp: one.ok, state: stateOf(words, one) })),
    hasDigests: digests.length > 0,
    digests: digests.map(({ status, count }) => ({
      count,
      status: statuses.has(status) ? words.say(`operator-digests-${status}`) : status,
    })),
    failed: failed.length > 0 && failedTable(words, failed),
    keys: keysTable(words, keys),
  });
}

function stateOf(words: Words, { ok, lastSuccessAgeS }: OperatorReport['parts'][string]): string {
  const state = words.say(ok ? 'operator-ok' : 'operator-down');
  if (lastSuccessAgeS === undefined) return state;
  return `${state} · ${words.say('operator-last-success', { minutes: Math.round(lastSuccessAgeS / 60) })}`;
}

const statuses = new Set(['active', 'paused', 'gone']);

function failedTable(words: Words, failed: OperatorReport['failed']): Html {
  const columns = ['operator-due', 'operator-platform', 'operator-delivery', 'operator-error'];
  const rows = failed.map(({ id, dueAt, platform, error }) => [
    // As the commands for operators print it.
    `${new Date(dueAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    platform,
    html`<code>${id}</code>`,
    error ?? '',
  ]);
  return wideTable(words, 'operator-failed', table(words, columns, rows));
}

function keysTable(words: Words, keys: OperatorReport['keys']): Html {
  const columns = ['operator-key', 'operator-owner', 'operator-used', 'operator-since', 'operator-id'];
  const rows = keys.map(({ id, name, owner, used, dailyQuota, createdAt, revokedAt }) => [
    name,
    owner ?? words.say('operator-made-here'),
    revokedAt === null
      ? html`${quotaBar(words, used, dailyQuota)} ${used} / ${dailyQuota}`
      : words.say('operator-revoked', { date: dayText(revokedAt) }),
    dayText(createdAt),
    html`<code>${id}</code>`,
  ]);
  return wideTable(words, 'operator-keys', table(words, columns, rows, 0));
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
