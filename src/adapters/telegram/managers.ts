import { GrammyError, HttpError, type Api } from 'grammy';
import { Problem } from '../../problem.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import { timeoutSignal } from './signal.ts';

const requestTimeoutMs = 5000;

export type Managers = {
  /**
   * Whether a user is an administrator of a group; false where Telegram refuses to say. Rejects with the problem
   * `managers-unknown` where it does not answer.
   */
  isManager(chatId: number, userId: number): Promise<boolean>;
};

/** Asks Telegram for the administrators of groups, each time: who was one a minute ago may have lost the rights. */
export function createManagers(api: Api, log: AdapterLog): Managers {
  return {
    async isManager(chatId, userId) {
      try {
        const { status } = await api.getChatMember(chatId, userId, timeoutSignal(requestTimeoutMs));
        return status === 'creator' || status === 'administrator';
      } catch (error) {
        log.warn(`Telegram does not say who runs a group (${describeFailure(error)})`);
        if (isUnanswered(error)) throw new Problem('managers-unknown', {}, { cause: error });
        return false;
      }
    },
  };
}

function isUnanswered(error: unknown): boolean {
  return (
    error instanceof HttpError ||
    (error instanceof GrammyError && (error.error_code >= 500 || error.error_code === 429))
  );
}
