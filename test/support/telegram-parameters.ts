import { isRecord, parseJson } from './http.ts';

export type Parameters = Record<string, unknown>;

/** A `{ ok: false }` of the Bot API. A violation is a body that no state of the chat could have made right. */
export class TelegramRefusal extends Error {
  readonly status: number;
  readonly violation: boolean;

  constructor(description: string, { status = 400, violation = true } = {}) {
    super(description);
    this.status = status;
    this.violation = violation;
  }
}

export const badRequest = (description: string) => new TelegramRefusal(`Bad Request: ${description}`);

/** Refused because of how things stand, as with a message that is gone: a sound bot meets this too. */
export const notNow = (description: string, status = 400) =>
  new TelegramRefusal(status === 400 ? `Bad Request: ${description}` : description, { status, violation: false });

// Numbers, flags and objects may come as text: a form has nothing else, and Telegram takes it in JSON as well.

export function textOf(body: Parameters, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}

export function integerOf(body: Parameters, name: string): number | undefined {
  const value = body[name];
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

export function flagOf(body: Parameters, name: string): boolean {
  return body[name] === true || body[name] === 'true';
}

export function objectOf(body: Parameters, name: string): Parameters | undefined {
  const value = plain(body[name]);
  return isRecord(value) ? value : undefined;
}

export function listOf(body: Parameters, name: string): unknown[] | undefined {
  const value = plain(body[name]);
  return Array.isArray(value) ? value : undefined;
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? parseJson(value) : value;
}
