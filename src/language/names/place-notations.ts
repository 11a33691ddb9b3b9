import { type PlaceRun, weights } from './place-run.ts';
import type { Token } from '../lexicon/tokens.ts';

/** Coordinates, map links, plus codes, British postcodes: `48.39, -4.49`, `48°23′N 4°29′W`, `48.39 N 4.49 W`, `48d 4d`, `geo:48.39,-4.49`. */
const notations = [
  /(?:https?:\/\/|geo:)\S+/giu,
  /[-+−]?\d{1,3}\.\d+\s*[,;\s]\s*(?:[-+−]?\d{1,3}\.\d+|[-+−]\d{1,3}(?![\d.]))/gu,
  /[-+−]?\d{1,3}\s*[,;]\s*[-+−]?\d{1,3}\.\d+/gu,
  /[-+−]?\d{1,3}(?:\.\d+)?\s*[d°º][\s\d.'′"″]*[,;\s]\s*[-+−]?\d{1,3}(?:\.\d+)?\s*[d°º][\d.'′"″]*/giu,
  /\d{1,3}(?:[.,]\d+)?\s*°?[\s\d.,'′"″’”]*[NS](?![\p{L}])[\s,;/]*\d{1,3}(?:[.,]\d+)?\s*°?[\s\d.,'′"″’”]*[EWO](?![\p{L}])/giu,
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d(?!FT)[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\p{N}])/giu,
];

/** None is written without one of these, as most texts are. */
const signs = /[\d:+]/;

export function notationRuns(text: string, tokens: readonly Token[]): PlaceRun[] {
  if (!signs.test(text)) return [];
  return notations.flatMap((notation) =>
    [...text.matchAll(notation)].flatMap((match) => {
      const end = match.index + match[0].length;
      const from = tokens.findIndex((token) => token.end > match.index);
      const to = tokens.findLastIndex((token) => token.start < end) + 1;
      const isWhole = from >= 0 && to > from && (tokens[to - 1]?.end ?? 0) <= end;
      if (!isWhole) return [];
      const weight = weights.notation * (to - from);
      return [
        {
          from,
          to,
          text: match[0].trim(),
          isExact: true,
          isNotation: true,
          grammar: new Set<number>(),
          landforms: new Map<number, 'landform'>(),
          shores: new Map(),
          weight,
        },
      ];
    }),
  );
}
