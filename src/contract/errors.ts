import { z } from 'zod';

/** The body of an error response: a list of sentences for a parameter, one sentence for `key` and `service`. */
export type ErrorBody = { readonly errors: Readonly<Record<string, string | readonly string[]>> };

export const invalidKey: ErrorBody = { errors: { key: 'API key is invalid' } };
export const quotaExceeded: ErrorBody = { errors: { key: 'API quota exceeded' } };

/** The body of a 500; `reference` finds the bug in the log. */
export function internalError(reference: string): ErrorBody {
  return { errors: { service: `Something went wrong here. Please try again later. Reference: ${reference}` } };
}

/** The body of a 503 where the upstreams have no answer; `tried` names them with their reasons. */
export function unavailable(tried: string): ErrorBody {
  return { errors: { service: `No answer for now, please try again later. Tried: ${tried}` } };
}

export const tooBusy: ErrorBody = { errors: { service: 'Too many ask at once. Please try again in a moment.' } };

const parameterErrors = z.strictObject({ errors: z.record(z.string(), z.array(z.string())) });
const keyError = z.strictObject({ key: z.string() });
const serviceError = z.strictObject({ errors: z.strictObject({ service: z.string() }) });
const counts = z.strictObject({ dailyQuota: z.number(), requestCount: z.number().int() });

/** The error statuses with their descriptions and the schemas of their bodies. */
export const refusals = {
  400: { description: 'Every mistake of the request, as sentences by parameter', schema: parameterErrors },
  401: { description: 'The API key is invalid', schema: z.strictObject({ errors: keyError }) },
  404: { description: 'There is nothing of that name', schema: parameterErrors },
  405: { description: 'Only GET and HEAD are answered', schema: parameterErrors },
  414: { description: 'The URL is too long', schema: parameterErrors },
  429: {
    description: 'The daily quota is used up: `Retry-After` says when it begins anew',
    schema: z.strictObject({ errors: keyError, meta: counts }),
  },
  500: { description: 'Something went wrong here', schema: serviceError },
  503: { description: 'No answer for now: `errors` says why', schema: serviceError },
} as const;
