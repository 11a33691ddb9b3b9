/** The bodies of refusals: a parameter has sentences, a key and the service have one. */
export type Refusal = { readonly errors: Readonly<Record<string, string | readonly string[]>> };

export const invalidKey: Refusal = { errors: { key: 'API key is invalid' } };
export const quotaExceeded: Refusal = { errors: { key: 'API quota exceeded' } };

/** A bug, told with the reference under which the log has it. */
export function internalError(reference: string): Refusal {
  return { errors: { service: `Something went wrong here. Please try again later. Reference: ${reference}` } };
}

/** Those whom this service asks left it without an answer: who was tried, and what came of it. */
export function unavailable(tried: string): Refusal {
  return { errors: { service: `No answer for now, please try again later. Tried: ${tried}` } };
}
