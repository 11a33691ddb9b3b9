import type { Api } from 'grammy';
import type { Instant } from '../../domain/time.ts';
import { createExpiringMap } from '../../lib/bounded-map.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { timeoutSignal } from './signal.ts';

/** A new administrator is recognised after at most this, ms. */
const ttlMs = 60_000;
const maxMembers = 1000;
const requestTimeoutMs = 5000;

export type Managers = {
  /** Whether a user is an administrator of a group; false where Telegram does not answer. */
  isManager(chatId: number, userId: number): Promise<boolean>;
};

/** Asks Telegram for the administrators of groups and caches each answer for a minute. */
export function createManagers(api: Api, log: AdapterLog, now: () => Instant): Managers {
  const cached = createExpiringMap<boolean>({ max: maxMembers, ttlMs }, now);
  return {
    async isManager(chatId, userId) {
      const key = `${chatId} ${userId}`;
      const known = cached.get(key);
      if (known !== undefined) return known;
      try {
        const { status } = await api.getChatMember(chatId, userId, timeoutSignal(requestTimeoutMs));
        const manages = status === 'creator' || status === 'administrator';
        cached.set(key, manages, now());
        return manages;
      } catch (error) {
        log.warn(`Telegram does not say who runs a group (${describeFailure(error)})`);
        return false;
      }
    },
  };
}
