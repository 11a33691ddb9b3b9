import { readFileSync, readdirSync } from 'node:fs';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { below, pick, randomFrom, type Random } from './hostile-values.ts';

/** The most characters that Telegram delivers in a message. */
const maxLength = 4096;
/** Of so many texts one may be as long as that. */
const longOf = 20;

const locales = new URL('../../locales/', import.meta.url);

/** Each word stands for several others, so that a name of several of them has many spellings. */
const abbreviations =
  'gr st saint mt pt pte pta pto ft is isl kl n s o u e w nth sta sto l d le la the de du St. S. boro';
const names =
  'Brest,Saint-Malo,Port St Mary,Cape Cod,Isle of Wight,Sylt,Mont-Saint-Michel,Nice,Cork,Bath,Hull,Deal,Sandwich,Weston-super-Mare,' +
  'Pointe du Raz,Phare du Cap Fréhel,St Ives Bay,Kieler Förde,Emder Hafen,Burnham on Crouch,Hamburg St. Pauli,Rock Island,' +
  'Beach,Bay,Cape,Point,Head,Island,Lighthouse,Harbour,Plage,Bucht,Newfoundland,MA,Cornwall,UK,東京,Αθήνα,Владивосток,กรุงเทพ';
/** Written in one sign, folded into many. */
const ligatures = 'ﷺ ﷽ ﷻ ﬃ ﬆ ㈱ ㌀ ㎐ ㏂ Ǆ ß İ ǆ ẞ ａ ４ ½ Ⅷ 😀 👩‍👩‍👧‍👧 a\u0301\u0301 \u202e \ud800 \u200d \0';
const notations =
  "48°23'N|4°29'W|48.38,-4.49|N48 23.4|48-23.42N|4-29.1W|33,86 Süd 151,21 Ost|9GR7+5H|8FW4V75V+8Q|gbsuv|IN78rj|geo:48.3,-4.4|" +
  'https://maps.google.com/?q=48.3,-4.4|https://osm.org/#map=9/48/-4|48 23 30|°|′|N|W|S33.86|E151.21|TR26 1PL|29200';
const dates =
  'tomorrow|morgen|demain|next monday|12.3.2026|2026-12-05|3/4|14h30|7pm|07:00|24-26 November|1er|3rd|in 3 days|à 5 heures|' +
  'halb acht|quarter to five|Christmas|sunrise-1h|every day|mon-fri|2 weeks from friday|between 5 and 7|the day after tomorrow|1-2-3-4-5';
const conditions =
  'wind < 5|wind 5..10|waves > 2 m|over 25 kn|low tide|in daylight|less than|not|between|from the north|no rain|when|and|or|than|if|' +
  'höher als|moins de|zwischen|until|before|after|warmer than|digest add|alert add|place save|settings language|help|/tide|/weather';
const marks = [...'.,;:!?-–—/\\()[]{}<>|*_~`\'"’“”&#@%+=^$\n\t '];

/**
 * Texts of everything that readers look for, the same for the same seed: whole, broken, repeated, joined, in every language.
 * Most have at most `usualLength` characters.
 */
export function* randomTexts(seed: number, usualLength: number): Generator<string> {
  const random = randomFrom(seed);
  const pools: readonly (readonly string[])[] = [
    ...openLexicons().map(({ lexicon }) => [...lexicon.vocabulary].toSorted()),
    sentences(),
    abbreviations.split(' '),
    names.split(','),
    ligatures.split(' '),
    notations.split('|'),
    dates.split('|'),
    conditions.split('|'),
    marks,
    [...'0123456789'],
  ];
  for (;;) yield randomText(random, pools, below(random, longOf) === 0 ? maxLength : usualLength);
}

/** The first columns of the tables of every language. */
function sentences(): string[] {
  return readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, locales), 'utf8').split('\n'))
    .flatMap((line) => line.replace(/^>> /, '').split('\t')[0] || []);
}

function randomText(random: Random, pools: readonly (readonly string[])[], most: number): string {
  const length = 1 + below(random, most);
  const joint = pick(random, [' ', ' ', ' ', ' ', '', ', ', '-', '\n', '. ', ' and ']);
  const few = Array.from({ length: 1 + below(random, 5) }, () => pick(random, pick(random, pools)));
  const isRepeated = random() < 0.4;
  let text = random() < 0.3 ? pick(random, ['tide ', 'when ', 'marée ', 'wind ', 'wo ', '/tide ', 'alert add ']) : '';
  while (text.length < length) text += (isRepeated ? pick(random, few) : pick(random, pick(random, pools))) + joint;
  return text.slice(0, length);
}
