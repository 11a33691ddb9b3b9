import type { Command, Input } from '../../chat/index.ts';
import { parsePayload } from '../buttons.ts';

/**
 * The command of a link that opens the private chat with the bot, `t.me/BOT?start=…`: the payload of a button as base64url,
 * since Telegram allows 64 of `[A-Za-z0-9_-]` (core.telegram.org/bots/features#deep-linking). Help without a payload, and
 * where it cannot be read.
 */
export function parseStart(payload: string, commands: readonly Command[]): Input {
  return parsePayload(Buffer.from(payload, 'base64url').toString(), commands).input;
}
