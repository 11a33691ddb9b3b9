import { z } from 'zod';
import documents from './refusals.json' with { type: 'json' };
import type headers from './response-headers.json';
import { namedObject } from './wire-schemas.ts';

export type HeaderName = keyof typeof headers;

/** The body of an error response: a list of sentences for a parameter, one sentence for `key` and `service`. */
export type ErrorBody = { readonly errors: Readonly<Record<string, string | readonly string[]>> };

export const invalidKey: ErrorBody = { errors: { key: 'API key is invalid' } };
export const quotaExceeded: ErrorBody = { errors: { key: 'API quota exceeded' } };

export const tooManyWithoutKey: ErrorBody = {
  errors: { key: 'Too many requests without an API key: please wait a moment, or send a key' },
};

/** The body of a 500; `reference` finds the bug in the log. */
export function internalError(reference: string): ErrorBody {
  return { errors: { service: `Something went wrong here. Please try again later. Reference: ${reference}` } };
}

/** The body of a 503 where the upstreams have no answer; `tried` names them with their reasons. */
export function unavailable(tried: string): ErrorBody {
  return { errors: { service: `No answer for now, please try again later. Tried: ${tried}` } };
}

/** The body of a 503 while the database of the service cannot be reached or written to. */
export const storeUnavailable: ErrorBody = {
  errors: { service: 'The database of this service does not work at the moment. Please try again later.' },
};

export const tooBusy: ErrorBody = { errors: { service: 'Too many ask at once. Please try again in a moment.' } };
const sentences = z.array(z.string());
const refusal = namedObject('Refusal', { errors: z.record(z.string(), z.union([z.string(), sentences])) });
const parameterErrors = namedObject('ParameterErrors', { errors: z.record(z.string(), sentences) });
const keyErrors = z.strictObject({ key: z.string() });
const keyError = namedObject('KeyError', { errors: keyErrors });
const quotaError = namedObject('QuotaError', {
  errors: keyErrors,
  meta: z.strictObject({ dailyQuota: z.number().min(0), requestCount: z.number().int().min(0) }).optional(),
});
const serviceError = namedObject('ServiceError', { errors: z.strictObject({ service: z.string() }) });

type DocumentedRefusal = {
  /** Under `components/responses`. */
  readonly name: string;
  readonly description: string;
  readonly headers: readonly HeaderName[];
  readonly schema: z.ZodType;
  readonly example: object;
};

const schemas = {
  400: parameterErrors,
  401: keyError,
  404: parameterErrors,
  413: parameterErrors,
  414: parameterErrors,
  415: parameterErrors,
  429: quotaError,
  500: serviceError,
  503: serviceError,
  default: refusal,
} satisfies Readonly<Record<keyof typeof documents, z.ZodType>>;

/** The examples of what the service itself sends; the others are in `refusals.json`. */
const sent: Readonly<Partial<Record<keyof typeof documents, object>>> = {
  401: invalidKey,
  429: { ...quotaExceeded, meta: { dailyQuota: 1000, requestCount: 1000 } },
  500: internalError('0b6f2c1e'),
  503: unavailable('open-meteo: did not answer'),
};

/** The error statuses with the schemas of their bodies; `default` stands for those that a proxy or the socket may add. */
export const refusals = Object.fromEntries(
  Object.entries(schemas).map(([status, schema]): [string, object] => {
    const one = status as keyof typeof documents;
    return [status, { example: sent[one], ...documents[one], schema }];
  }),
) as { readonly [Status in keyof typeof schemas]: DocumentedRefusal };

export type RefusalStatus = Exclude<keyof typeof schemas, 'default'>;
