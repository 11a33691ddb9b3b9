import headers from './response-headers.json' with { type: 'json' };

/** The headers of responses that clients may rely on. */
export const responseHeaders = headers;

export type HeaderName = keyof typeof responseHeaders;
