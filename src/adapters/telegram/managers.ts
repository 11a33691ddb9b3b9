import type { Api } from 'grammy';
import type { Instant } from '../../domain/time.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { forGrammy } from './signal.ts';

/** Somebody made an administrator need not wait longer than this. */
const freshMs = 60_000;
const mostKnown = 1000;
const limitMs = 5000;

export type Managers = {
  /** Whether a person is an administrator of a group. Where Telegram does not say, nobody is. */
  isManager(chatId: number, userId: number): Promise<boolean>;
};

/** Asks Telegram who runs a group, and remembers it for a minute. */
export function createManagers(api: Api, log: AdapterLog, now: () => Instant): Managers {
  const known = new Map<string, { readonly at: Instant; readonly manages: boolean }>();
  return {
    async isManager(chatId, userId) {
      const key = `${chatId} ${userId}`;
      const before = known.get(key);
      if (before && now() - before.at < freshMs) return before.manages;
      try {
        const { status } = await api.getChatMember(chatId, userId, forGrammy(AbortSignal.timeout(limitMs)));
        const manages = status === 'creator' || status === 'administrator';
        if (known.size >= mostKnown) known.clear();
        known.set(key, { at: now(), manages });
        return manages;
      } catch (error) {
        log.warn(`Telegram does not say who runs a group (${describeFailure(error)})`);
        return false;
      }
    },
  };
}
