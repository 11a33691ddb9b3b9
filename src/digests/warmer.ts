import { setTimeout as sleep } from 'node:timers/promises';
import type { DigestMessage, IncomingMessage } from '../chat/index.ts';
import { most } from './limits.ts';
import type { Answerer } from './ports.ts';

/** Answers messages ahead of time, each question once, so that what they fetch is cached when they are due. */
export function createWarmer(answerer: Answerer, signal: AbortSignal) {
  const queue = new Map<string, IncomingMessage>();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (const [key, message] of queue) {
      if (signal.aborted) break;
      await answerer.answer(message);
      queue.delete(key);
      // Let other requests be answered in between.
      await sleep(0);
    }
    running = undefined;
  };
  return {
    warm(messages: readonly DigestMessage[]): void {
      for (const message of messages) {
        if (queue.size < most.queued) queue.set(JSON.stringify(message.input), { ...message, isAutomatic: true });
      }
      if (queue.size > 0) running ??= run();
    },
    settled: (): Promise<void> | undefined => running,
  };
}
