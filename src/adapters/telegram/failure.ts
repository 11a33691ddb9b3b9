import { GrammyError, HttpError } from 'grammy';

/**
 * A failed call for the log: its method and what kind of failure, `getMe: ECONNREFUSED`. Never the error itself: its
 * cause holds the address with the token, its payload the answer.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof GrammyError) return describeRefusal(error.method, error);
  if (error instanceof HttpError) return `${/'(\w+)'/.exec(error.message)?.[1] ?? 'call'}: ${causeOf(error)}`;
  return error instanceof Error ? error.name : 'unknown';
}

/** `sendMessage: 400 Bad Request: can't parse entities`; what stands behind the second colon can quote the text. */
export function describeRefusal(
  method: string,
  { error_code: status, description }: { readonly error_code: number; readonly description: string },
): string {
  return `${method}: ${status} ${description.split(':', 2).join(':')}`;
}

/** `ECONNREFUSED`, or one of node-fetch's kinds: `aborted`, `invalid-json`. */
export function causeOf({ error }: HttpError): string {
  const { code, type } = Object(error) as { code?: unknown; type?: unknown };
  return [code, type].find((kind) => typeof kind === 'string') ?? 'no answer';
}
