import { z } from 'zod';

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

export const tooBusy: Refusal = { errors: { service: 'Too many ask at once. Please try again in a moment.' } };

const sentences = z.strictObject({ errors: z.record(z.string(), z.array(z.string())) });
const ofKey = z.strictObject({ key: z.string() });
const ofService = z.strictObject({ errors: z.strictObject({ service: z.string() }) });
const counts = z.strictObject({ dailyQuota: z.number(), requestCount: z.number().int() });

/** Every status that refuses, with what it means and the shape of its body. */
export const refusals = {
  400: { description: 'Every mistake of the request, as sentences by parameter', schema: sentences },
  401: { description: 'The API key is invalid', schema: z.strictObject({ errors: ofKey }) },
  404: { description: 'There is nothing of that name', schema: sentences },
  405: { description: 'Only GET and HEAD are answered', schema: sentences },
  414: { description: 'The URL is too long', schema: sentences },
  429: {
    description: 'The daily quota is used up: `Retry-After` tells when it begins anew',
    schema: z.strictObject({ errors: ofKey, meta: counts }),
  },
  500: { description: 'Something went wrong here', schema: ofService },
  503: { description: 'No answer for now: `errors` says why', schema: ofService },
} as const;
