/** Only our own files run, and nothing is loaded from elsewhere. Pictures of answers may be inside the page itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** Of a picture that is opened by itself: it runs nothing, and loads nothing. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Half a year: long enough for browsers, short enough for who gives TLS up again. */
const hstsS = 15_552_000;

/** Headers of every page. `framing`: which sites may show it in a frame, in the words of `frame-ancestors`. */
export function pageHeaders(origin: string, framing = "'none'"): Record<string, string> {
  return {
    'Content-Security-Policy': [...policy, `frame-ancestors ${framing}`].join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
    // Over plain HTTP browsers ignore it (RFC 6797, section 8.1).
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${hstsS}` }),
  };
}
