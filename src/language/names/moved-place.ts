import type { Fragment } from '../lexicon/fragments.ts';
import type { Frame } from '../meaning/frame.ts';
import { conditions, everything } from '../lexicon/lexicon.ts';
import { phrasesFrom, reaches, rearranged, type Match, type SentenceTrie } from '../lexicon/matcher.ts';
import type { OpenSentence } from '../sentence.ts';

/**
 * `The wind at Brest is over 25 kn` with the place behind: `the wind is over 25 kn at Brest`, which a phrase of a lexicon
 * covers, as `is the tide at Brest in or out` and `sind die Wellen auf Sylt hoch`. `undefined` where there is no number and
 * more than a tide or a state is asked for, or nothing stands behind the place.
 */
export function withPlaceLast(sentence: OpenSentence, frame: Frame | undefined): string | undefined {
  const { text, tokens, asked } = sentence;
  const name = nameIn(frame) ?? '';
  const start = text.indexOf(name);
  const end = start + name.length;
  const from = tokens.findIndex((token) => token.start === start);
  const isAllRead = frame?.conditions !== undefined && frame.unused.length === 0;
  if (name === '' || from < 0 || isAllRead) return undefined;
  const isOfTime = ({ slots }: Fragment): boolean =>
    [slots.days, slots.part, slots.time].some((slot) => slot !== undefined);
  const isBeyond = (at: number): boolean =>
    (tokens[at]?.start ?? 0) >= end &&
    !asked.some((fragment) => isOfTime(fragment) && fragment.from <= at && at < fragment.to);
  const phrases = isGeneral(frame) ? 'kind' : mayAskForState(sentence, frame, from) ? 'state' : undefined;
  const mayJoin = phrases !== undefined && tokens.some((_, at) => isBeyond(at));
  if (!mayJoin && !tokens.some(({ isNumber }) => isNumber)) return undefined;
  const leads = asked.filter(({ role, to }) => role === 'lead' && to === from);
  const cutAt = Math.min(from, ...leads.map((lead) => lead.from));
  const cut = tokens[cutAt]?.start ?? start;
  // `Hi Whitby tides` is no `hi tide`.
  if (asked.some((fragment) => fragment.role === 'greeting' && fragment.from === 0 && fragment.to === cutAt)) {
    return undefined;
  }
  const behind = text.slice(end).replace(/[\s?!.]+$/, '');
  const to = tokens.findIndex((token) => token.start >= end);
  if (to < 0 || !joinsPhrases(sentence, { from: cutAt, to }, phrases)) return undefined;
  return `${text.slice(0, cut)}${behind.trimStart()} ${text.slice(cut, end)}`;
}

/** Whether one thing is asked for by a question, or by words on both sides of the place, and in no state yet. */
function mayAskForState({ text, asked }: OpenSentence, frame: Frame | undefined, place: number): boolean {
  if (frame?.kinds.length !== 1 || saysState(frame) || frame.conditions) return false;
  if (frame.asks !== undefined && frame.asks !== 'yes-no') return false;
  const isQuestion = frame.asks === 'yes-no' || text.trimEnd().endsWith('?');
  return isQuestion || !asked.some(({ role, from }) => role === 'kind' && from < place);
}

/** Whether a reading asks after a state, which `flood` and `ebb` by themselves do not. */
export function saysState({ state }: Frame): boolean {
  return state !== undefined && state !== 'flood' && state !== 'ebb';
}

/**
 * Whether the words before a place and those behind it make a phrase together, of conditions or of what is asked, a kind or
 * its state. Few do, and reading the sentence anew takes as long as reading it.
 */
function joinsPhrases(
  { tokens, languages }: OpenSentence,
  place: { readonly from: number; readonly to: number },
  phrases: 'kind' | 'state' | undefined,
): boolean {
  const positions = [...tokens.keys()];
  const parts = [positions.slice(0, place.from), positions.slice(place.to), positions.slice(place.from, place.to)];
  const order = parts.flat();
  const moved = order
    .flatMap((at) => tokens[at] ?? [])
    .map((token, at) => (at === tokens.length - (place.to - place.from) ? { ...token, gap: ' ' } : token));
  const behind = tokens.length - (place.to - place.from);
  return languages.some(({ matcher }) => {
    const again = rearranged(matcher, moved, order);
    // Up to the joint the words stand as they did: only phrases that reached it there can go on behind it.
    const goOn = (name: SentenceTrie, asks: (match: Match) => boolean): boolean =>
      positions
        .slice(0, place.from)
        .some(
          (from) =>
            reaches(matcher, name, from, place.from) &&
            phrasesFrom(again, name, from).some((match) => match.to > place.from && match.to <= behind && asks(match)),
        );
    const isAsked = ({ rule: { meaning } }: Match): boolean =>
      meaning[0]?.slot === 'kind' &&
      // `Tides for` says no more than `tides`.
      meaning.some(({ slot, value }) => slot === phrases && value !== 'tide');
    return goOn(conditions, () => true) || (phrases !== undefined && goOn(everything, isAsked));
  });
}

/** The name of the place, without a limit behind it: `Kiel über 25`. */
export function nameIn(frame: Frame | undefined): string | undefined {
  return frame?.places.find(({ text }) => !/\d/.test(text))?.text;
}

/** No name that is compared has more words. */
const mostWordsOfName = 4;

/**
 * `Is Brest windier than Dover` with both places together: `is windier Brest than Dover`, a list of places. `undefined` where
 * nothing is compared, or the places are a list already.
 */
export function withPlacesTogether(
  { text, tokens, asked, names }: OpenSentence,
  frame: Frame | undefined,
): string | undefined {
  const than = asked.find(({ role, value }) => role === 'and' && value === 'than');
  // `More than 2.5 m` compares no places.
  if (!than || tokens[than.to]?.isNumber || !frame || frame.otherPlaces.length > 0) return undefined;
  const isRead = (at: number): boolean =>
    asked.some(({ from, to, corrections }) => from <= at && at < to && !corrections.length);
  const spans = Array.from({ length: mostWordsOfName }, (_, less) => mostWordsOfName - less).flatMap((count) =>
    Array.from({ length: Math.max(0, than.from - count) }, (_, from): [number, number] => [from, from + count]),
  );
  const nameOf = ([from, to]: [number, number]): string => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const found = spans.find(
    (span) => !isRead(span[0]) && !isRead(span[1] - 1) && names.isName(nameOf(span)) && names.isLikely(nameOf(span)),
  );
  const start = tokens[found?.[0] ?? -1]?.start;
  const joint = tokens[than.from]?.start;
  if (!found || start === undefined || joint === undefined) return undefined;
  const name = nameOf(found);
  return `${text.slice(0, start)}${text.slice(start + name.length, joint)}${name} ${text.slice(joint)}`;
}

/** Whether a reading says no more than that the tide or a place is asked about. */
export function isGeneral(frame: Frame | undefined): boolean {
  return frame !== undefined && !frame.conditions && frame.kinds.every((kind) => kind === 'tide');
}
