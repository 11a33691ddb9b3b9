import { asksMore } from '../../language/request/follow-up.ts';
import { fold } from '../../language/lexicon/fold.ts';
import type { Frame } from '../../language/meaning/frame.ts';

/**
 * `The one in Massachusetts`, `Mass. obviously` of several Falmouths: that one, by some of these words as an area; else the
 * place that is named, unless it is said to be one of them.
 */
export function narrowed(
  { places, unused, isOneOf }: Frame,
  said: string,
  asked: string | undefined,
  answered?: string,
): Pick<Frame, 'places' | 'unused'> {
  const isNamedAgain = places.some(({ text }) => fold(text).startsWith(fold(asked ?? '')));
  // `I meant Padstow in Cornwall` of several Padstows.
  if (asked === undefined || (isNamedAgain && !isOneOf)) return { places, unused };
  const all = wordsOf(said);
  const words = all.length > mostAreaWords ? wordsOf(places[0]?.text ?? '') : all;
  const telling = new Set([...unused, ...places.map(({ text }) => text)].flatMap(wordsOf));
  // `Das auf Teneriffa`: an article alone names no area.
  const mayName = (from: number, to: number): boolean =>
    telling.size === 0 || words.slice(from, to).some((word) => telling.has(word));
  const spans = spansOf(words.length).filter(([from, to]) => mayName(from, to));
  const areas = spans.map(([from, to]) => ({
    text: `${asked}, ${words.slice(from, to).join(' ')}`,
    asked,
    unused: [...words.slice(0, from), ...words.slice(to)].filter((word) => telling.has(word)),
    ...(answered !== undefined && { isNot: answered }),
  }));
  const others = places.map((place) => ({ ...place, unused: [...unused, ...place.unused] }));
  return { places: isOneOf ? areas : [...areas, ...others], unused: [] };
}

/** `Kiel`, `the one in Wales`: says which place is meant and nothing else. `The other one` says no area. */
export function isPlaceOnly(frame: Frame): boolean {
  const { places, unused, isOneOf } = frame;
  return (places.length > 0 || (isOneOf && unused.length > 0)) && !asksMore(frame);
}

export function wordsOf(text: string): string[] {
  return text.split(/[\s,.!?]+/).filter(Boolean);
}

/** A longer text says more than which place is meant. */
const mostAreaWords = 6;

/** The spans of so many words, `[from, to)`, the longest first. */
function spansOf(length: number): [number, number][] {
  const all = Array.from({ length }, (_, from) =>
    Array.from({ length: length - from }, (__, more): [number, number] => [from, from + more + 1]),
  ).flat();
  return all.toSorted(([a, b], [c, d]) => d - c - (b - a));
}
