import { readFileSync } from 'node:fs';
import type { Point } from '../../domain/place.ts';
import { fold } from '../fold.ts';

/** A place of the sea that the dump lacks: island, beach, cape, bay, strait, lighthouse, sea or region. */
export type SeaName = {
  readonly id: string;
  readonly kind: string;
  readonly point: Point;
  /** ISO 3166-1 alpha-2; empty on the high seas. */
  readonly countryCode: string;
  /** 1, known to those who live there, to 5, known all over the world. */
  readonly fame: number;
  /** The English name, or the local one where English has none. */
  readonly name: string;
  /** Its names in other languages, by the language subtag of BCP 47. */
  readonly nameIn: ReadonlyMap<string, string>;
  /** Every name of it, folded. */
  readonly folded: readonly string[];
  /** The same as they are written; the language is absent of those that are of any. */
  readonly names: readonly { readonly name: string; readonly folded: string; readonly language: string | undefined }[];
  /** The region, by its GeoNames code, where the nearest town lies in another one. */
  readonly regionCode?: string | undefined;
  /** The town whose tide a region or large island is given; most have none. */
  readonly harbour: { readonly folded: string; readonly countryCode: string } | undefined;
};

export function seaRows(): string[] {
  const text = readFileSync(new URL('sea-names.tsv', import.meta.url), 'utf8');
  return text.trimEnd().split('\n').slice(1);
}

/** The place of a row, in which names of a language stand behind its subtag: `Rügen|fr:Rugen`. The first of all or of a language is its title. */
export function readSeaName(row: string): SeaName {
  const [id = '', kind = '', lat, lng, countryCode = '', fame, names = '', harbour = '', regionCode] = row.split('\t');
  const tagged = names.split('|').map((written) => {
    const [, language, name = written] = /^([a-z]{2,3}):(.*)$/.exec(written) ?? [];
    return { language, name, folded: fold(name) };
  });
  // `North Shields GB`
  const [, town, country] = /^(.+) ([A-Z]{2})$/.exec(harbour) ?? [];
  const untagged = tagged.find(({ language }) => language === undefined);
  const inLanguages = tagged.flatMap(({ language, name }) =>
    language === undefined ? [] : [[language, name] as const],
  );
  return {
    id,
    kind,
    point: { lat: Number(lat), lng: Number(lng) },
    countryCode,
    fame: Number(fame),
    name: (untagged ?? tagged[0])?.name ?? id,
    // The first of a language is its title.
    nameIn: new Map(inLanguages.toReversed()),
    folded: [...new Set(tagged.map(({ folded }) => folded))],
    names: tagged,
    regionCode,
    harbour: town === undefined || country === undefined ? undefined : { folded: fold(town), countryCode: country },
  };
}
