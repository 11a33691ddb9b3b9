import { GrammyError, HttpError } from 'grammy';

/** A refusal of Telegram, or a call without its response. */
export type Failure = GrammyError | HttpError;

/** A proxy on the way answered: in HTML, or with JSON without Telegram's numeric `error_code`. */
export function isFromElsewhere(error: Failure): boolean {
  return error instanceof GrammyError ? typeof error.error_code !== 'number' : causeOf(error) === 'invalid-json';
}

/**
 * Describes a failed call for the log by its method and kind: `getMe: ECONNREFUSED`. The error itself holds the URL with
 * the token in its cause, and the answer in its payload.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof GrammyError) {
    return isFromElsewhere(error) ? `${error.method}: answered by another` : describeRefusal(error.method, error);
  }
  if (error instanceof HttpError) return `${/'(\w+)'/.exec(error.message)?.[1] ?? 'call'}: ${causeOf(error)}`;
  return error instanceof Error ? error.name : 'unknown';
}

/** `sendMessage: 400 Bad Request: can't parse entities`. The part after the second colon is cut: it can quote the text. */
export function describeRefusal(
  method: string,
  { error_code: status, description }: { readonly error_code: number; readonly description: string },
): string {
  return `${method}: ${status} ${description.split(':', 2).join(':')}`;
}

/** The cause of a failed call: a code such as `ECONNREFUSED`, or a type of node-fetch: `aborted`, `invalid-json`. */
export function causeOf({ error }: HttpError): string {
  const { code, type } = Object(error) as { code?: unknown; type?: unknown };
  return [code, type].find((kind) => typeof kind === 'string') ?? 'no answer';
}
