/** The headers of responses that clients may rely on. */
export const responseHeaders = {
  ETag: {
    description: 'Equal for equal answers, whatever their counts. For `If-None-Match`.',
    schema: { type: 'string', pattern: '^W/"[\\w-]+"$' },
  },
  'Cache-Control': { description: '`private`: an answer belongs to its key.', schema: { type: 'string' } },
  'X-Request-Id': { description: 'Names the request in the log of the service.', schema: { type: 'string' } },
  'X-RateLimit-Limit': {
    description: 'Units a day; absent where the key is unlimited.',
    schema: { type: 'number', minimum: 0 },
  },
  'X-RateLimit-Remaining': { description: 'Units left today.', schema: { type: 'integer', minimum: 0 } },
  'X-RateLimit-Reset': {
    description: 'When the quota begins anew, 00:00 UTC: UNIX seconds.',
    schema: { type: 'integer', minimum: 0 },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  Age: {
    description: 'Only where values are stale: the age of the oldest, seconds.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Stale-Sources': {
    description: 'Only where values are stale: their sources, a comma list.',
    schema: { type: 'string' },
  },
  'X-Notes': {
    description: 'The notes of an answer that has no `meta`: a calendar or a table.',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods that the path answers.', schema: { type: 'string' } },
} as const;

export type HeaderName = keyof typeof responseHeaders;
