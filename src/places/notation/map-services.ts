import type { Point } from '../../domain/place.ts';
import { readPair } from './pair.ts';
import { plainPair, plainPoint } from './plain.ts';
import { readPlusCode } from './plus-code.ts';

/** A map service: its hosts, and a reader of its links. A pin takes precedence over the middle of the map. */
export type MapService = { readonly host: RegExp; readonly read: (url: URL) => Point | undefined };

export const mapServices: readonly MapService[] = [
  { host: /^(?:www\.|maps\.)?google\.(?:com|(?:com?\.)?[a-z]{2})$/, read: readGoogle },
  { host: /^maps\.apple\.com$/, read: readApple },
  { host: /^(?:www\.)?(?:openstreetmap|osm)\.org$/, read: readOpenStreetMap },
  { host: /^(?:www\.)?windy\.com$/, read: readWindy },
  { host: /^(?:www\.)?bing\.com$/, read: readBing },
  // Short links contain no point: their targets would have to be fetched.
  { host: /^(?:(?:maps\.app\.)?goo\.gl|maps\.apple)$/, read: () => undefined },
];

/** `/maps/place/Brest/@48.3,-4.5,12z/data=!3d48.39!4d-4.48`, `/maps/search/48.39,+-4.49`, `/maps?q=48.39,-4.49`. */
function readGoogle({ pathname, searchParams }: URL): Point | undefined {
  const segments = pathname.split('/').map(decoded);
  if (segments.includes('dir')) return undefined;
  const pin = /!3d([-.\d]+)!4d([-.\d]+)/.exec(pathname);
  const searched = segments[segments.findIndex((segment) => segment === 'place' || segment === 'search') + 1];
  const middle = segments.find((segment) => segment.startsWith('@'));
  return (
    plainPoint(pin?.[1], pin?.[2]) ??
    asTyped(searched) ??
    firstOf(searchParams, ['q', 'query', 'll', 'center', 'viewpoint']) ??
    plainPair(middle?.slice(1) ?? '', ',')
  );
}

/** `/?ll=48.39,-4.49&q=Brest`, `/place?coordinate=48.39,-4.49`, `/frame?center=48.39,-4.49`. */
function readApple({ searchParams }: URL): Point | undefined {
  return firstOf(searchParams, ['coordinate', 'll', 'q', 'center', 'sll']);
}

/** `/?mlat=48.39&mlon=-4.49#map=12/48.3/-4.5`. */
function readOpenStreetMap({ searchParams, hash }: URL): Point | undefined {
  const [, lat, lng] = /^#(?:.*&)?map=[\d.]+\/([-.\d]+)\/([-.\d]+)/.exec(hash) ?? [];
  return (
    plainPoint(searchParams.get('mlat'), searchParams.get('mlon')) ??
    plainPoint(searchParams.get('lat'), searchParams.get('lon')) ??
    plainPoint(lat, lng)
  );
}

/** `/48.390/-4.486?waves,48.3,-4.5,8`: the picked point, then the middle of the map behind the names of its layers. */
function readWindy({ pathname, search }: URL): Point | undefined {
  return consecutive(pathname.split('/')) ?? consecutive(decoded(search.slice(1)).split(','));
}

/** `/maps?cp=48.39~-4.49&sp=point.48.39_-4.48_Brest`. */
function readBing({ searchParams }: URL): Point | undefined {
  const pin = /^point\.([-.\d]+)_([-.\d]+)/.exec(searchParams.get('sp') ?? '');
  return (
    plainPoint(pin?.[1], pin?.[2]) ??
    firstOf(searchParams, ['where1', 'q']) ??
    plainPair(searchParams.get('cp') ?? '', '~')
  );
}

function firstOf(parameters: URLSearchParams, names: readonly string[]): Point | undefined {
  for (const name of names) {
    const point = asTyped(parameters.get(name)?.replace(/^loc:/, ''));
    if (point !== undefined) return point;
  }
  return undefined;
}

/** Reads a searched text. Services put the latitude first, so no order is assumed; their letters are English. */
function asTyped(text: string | undefined): Point | undefined {
  return text === undefined ? undefined : (readPlusCode(text) ?? readPair(text, 'en')?.point);
}

function consecutive(texts: readonly string[]): Point | undefined {
  for (const [index, text] of texts.entries()) {
    const point = plainPoint(text, texts[index + 1]);
    if (point !== undefined) return point;
  }
  return undefined;
}

/** Decodes as for a form, where `+` is a blank; unlike `decodeURIComponent` this accepts a stray `%`. */
function decoded(text: string): string {
  return new URLSearchParams(`_=${text.replaceAll('&', '%26')}`).get('_') ?? '';
}
