import type { PlatformLimits } from '../../digests/ports.ts';
import { numbersOf } from '../../lib/points.ts';
import table from './limits.json' with { type: 'json' };

/** Of scheduled messages. */
export const telegramLimits: PlatformLimits = numbersOf(table.messages);

/** UTF-16 units, of which a text has at least as many as the characters that Telegram counts. */
export const lengths = numbersOf(table.lengths);

/** How many of each. */
export const most = numbersOf(table.most);

/** Waits and timeouts, ms. */
export const ms = numbersOf(table.ms);
