import type { Context } from 'hono';
import type { Dictionary, Words } from '../../words.ts';

/** Facts of the listener about a request. */
export type WebBindings = {
  /** The client's IP address, of IPv6 the network of 64 bits. */
  readonly clientNetwork: string;
  /** Under which address people reach this service: `https://tides.example`. */
  readonly origin: string;
};

export type WebEnv = { Bindings: WebBindings };

/** The words that a page is written in: of the parameter `language`, else of the language the browser prefers. */
export function wordsFor(c: Pick<Context, 'req'>, dictionary: Dictionary): Words {
  return dictionary.in(
    c.req.query('language') ?? acceptedLanguage(c.req.header('Accept-Language'), dictionary.languages),
  );
}

/**
 * The first language of `Accept-Language` that there are words in, with its region: `fr-CA` of `fr-CA,en;q=0.5`. `undefined`
 * where there is none.
 */
export function acceptedLanguage(header: string | undefined, languages: readonly string[]): string | undefined {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', weight] = range.split(';').map((part) => part.trim());
    return { tag, weight: weight?.startsWith('q=') ? Number(weight.slice(2)) : 1 };
  });
  return ranges
    .filter(({ tag, weight }) => weight > 0 && languages.includes(tag.toLowerCase().split('-')[0] ?? ''))
    .toSorted((a, b) => b.weight - a.weight)[0]?.tag;
}
