import { z } from 'zod';
import type { HeaderName } from './response-headers.ts';
import { named } from './wire-schemas.ts';

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
const refusal = named(
  'Refusal',
  z
    .strictObject({ errors: z.record(z.string(), z.union([z.string(), sentences])) })
    .describe('The shape of every error: sentences by the name of what is wrong'),
);
const parameterErrors = named(
  'ParameterErrors',
  z
    .strictObject({ errors: z.record(z.string(), sentences) })
    .describe('Sentences by parameter, or by `path`, `method`, `url`, `body`, `headers` or `request`'),
);
const keyErrors = z.strictObject({ key: z.string() });
const keyError = named('KeyError', z.strictObject({ errors: keyErrors }));
const quotaError = named(
  'QuotaError',
  z.strictObject({
    errors: keyErrors,
    meta: z
      .strictObject({ dailyQuota: z.number().min(0), requestCount: z.number().int().min(0) })
      .optional()
      .describe('Absent without a key'),
  }),
);
const serviceError = named('ServiceError', z.strictObject({ errors: z.strictObject({ service: z.string() }) }));

type DocumentedRefusal = {
  /** Under `components/responses`. */
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly headers: readonly HeaderName[];
  readonly example: object;
};

const requestHeaders = ['X-Request-Id'] as const;
const limitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', ...requestHeaders] as const;

/** The error statuses with the schemas of their bodies; `default` stands for those that a proxy or the socket may add. */
export const refusals = {
  400: {
    name: 'BadRequest',
    description: 'Every mistake of the request, as sentences by parameter.',
    schema: parameterErrors,
    headers: limitHeaders,
    example: { errors: { lat: ['lat must be a decimal number between -90 and 90'] } },
  },
  401: {
    name: 'Unauthorized',
    description: 'The API key is missing or invalid.',
    schema: keyError,
    headers: requestHeaders,
    example: invalidKey,
  },
  404: {
    name: 'NotFound',
    description: 'There is nothing of that name.',
    schema: parameterErrors,
    headers: limitHeaders,
    example: { errors: { id: ['There is no station noaa/1'] } },
  },
  413: {
    name: 'ContentTooLarge',
    description: 'The body is larger than any request needs.',
    schema: parameterErrors,
    headers: requestHeaders,
    example: { errors: { body: ['At most 16384 bytes.'] } },
  },
  414: {
    name: 'UriTooLong',
    description: 'The address is longer than any request needs: at most 4096 characters.',
    schema: parameterErrors,
    headers: requestHeaders,
    example: { errors: { url: ['At most 4096 characters.'] } },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not sent as `application/json`.',
    schema: parameterErrors,
    headers: requestHeaders,
    example: { errors: { body: ['Send JSON, with Content-Type: application/json.'] } },
  },
  429: {
    name: 'TooManyRequests',
    description: 'The daily quota is used up, or without a key too many were sent: `Retry-After` says when to go on.',
    schema: quotaError,
    headers: ['Retry-After', ...limitHeaders],
    example: { ...quotaExceeded, meta: { dailyQuota: 1000, requestCount: 1000 } },
  },
  500: {
    name: 'InternalError',
    description: 'Something went wrong here. Costs nothing.',
    schema: serviceError,
    headers: limitHeaders,
    example: internalError('0b6f2c1e'),
  },
  503: {
    name: 'Unavailable',
    description: 'No answer for now: `errors` says why. Costs nothing.',
    schema: serviceError,
    headers: ['Retry-After', ...limitHeaders],
    example: unavailable('open-meteo: did not answer'),
  },
  default: {
    name: 'Refused',
    description: 'Any other status, such as 405 for another method or 431 for long headers, has a body of this shape.',
    schema: refusal,
    headers: ['Allow', 'Retry-After', ...limitHeaders],
    example: { errors: { method: ['Only GET and HEAD are answered here.'] } },
  },
} as const satisfies Record<string | number, DocumentedRefusal>;

export type RefusalStatus = Exclude<keyof typeof refusals, 'default'>;
