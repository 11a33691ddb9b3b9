import type { Context } from 'hono';
import type { Dictionary, Words } from '../../words.ts';
import policy from './policy.json' with { type: 'json' };

type WebBindings = {
  /** The client's IP address, of IPv6 the network of 64 bits. */
  readonly clientNetwork: string;
  /** Under which address people reach this service: `https://tides.example`. */
  readonly origin: string;
};

export type WebEnv = { Bindings: WebBindings };

/** The words of a page: of the language of its answer, of the parameter `language`, or of the one that the browser prefers. */
export function wordsFor(c: Pick<Context, 'req'>, dictionary: Dictionary, answered?: string): Words {
  const asked = answered ?? c.req.query('language');
  return dictionary.in(asked ?? acceptedLanguage(c.req.header('Accept-Language'), dictionary.languages));
}

/** The first language of `Accept-Language` that there are words in, with its region: `fr-CA`; `undefined` without. */
export function acceptedLanguage(header: string | undefined, languages: readonly string[]): string | undefined {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', weight] = range.split(';').map((part) => part.trim());
    return { tag, weight: weight?.startsWith('q=') ? Number(weight.slice(2)) : 1 };
  });
  return ranges
    .filter(({ tag, weight }) => weight > 0 && languages.includes(tag.toLowerCase().split('-')[0] ?? ''))
    .toSorted((a, b) => b.weight - a.weight)[0]?.tag;
}

/** Of a picture that is opened by itself: it runs nothing, and loads nothing. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Half a year: long enough for browsers, short enough for who gives TLS up again. */
const hstsS = 15_552_000;

/** Headers of every page: only our own files run, nothing is loaded from elsewhere, pictures may be inside the page. `framing`: which sites may show it in a frame, in the words of `frame-ancestors`. */
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
