import { endsAsQuestion } from '../lexicon/tokens.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { isForecast } from './commands.ts';
import type { Frame } from './frame.ts';
import type { OpenSentence } from './sentence.ts';
import { isPlace, spansOf } from '../names/name-parts.ts';
import type { PlaceNames } from '../ports.ts';
import { limits } from '../limits.ts';

/** A sentence with its place behind, where the words around it make a phrase together, as in `HW Dover +2`; `undefined` where they can not. */
export function withPlaceLast(sentence: OpenSentence, frame: Frame | undefined): string | undefined {
  const { text, tokens, asked } = sentence;
  const name = frame?.places.find((place) => !/\d/.test(place.text) && text.includes(place.text))?.text ?? '';
  const start = text.indexOf(name);
  const end = start + name.length;
  const from = tokens.findIndex((token) => token.start === start);
  const isAllRead = frame?.conditions !== undefined && frame.unused.length === 0;
  if (name === '' || from < 0 || isAllRead) return undefined;
  const saysTime = ({ slots }: Fragment): boolean =>
    [slots.days, slots.part, slots.time].some((slot) => slot !== undefined);
  const isOther = (at: number): boolean => !asked.some((one) => saysTime(one) && one.from <= at && at < one.to);
  const mayJoin = isGeneral(frame) || mayAskForState(sentence, frame, from);
  const isBeyond = tokens.some(({ start: at }, index) => at >= end && isOther(index));
  const isFigure = (at: number): boolean => isOther(at) || tokens[at]?.gap.endsWith('+') === true;
  if (!(mayJoin && isBeyond) && !tokens.some(({ isNumber }, at) => isNumber && isFigure(at))) return undefined;
  const leads = asked.filter(({ role, to }) => role === 'lead' && to === from);
  const cutAt = Math.min(from, ...leads.map((lead) => lead.from));
  const cut = tokens[cutAt]?.start ?? start;
  const isSilent = ({ role, from: start, to: stop }: Fragment): boolean =>
    ['greeting', 'and', 'follow'].includes(role) && start === 0 && stop === cutAt;
  if (cutAt === 0 || asked.some(isSilent)) return undefined;
  const behind = text.slice(end).replace(/[\s?!.]+$/, '');
  if (behind === '') return undefined;
  return `${text.slice(0, cut)}${behind.trimStart()} ${text.slice(cut, end)}`;
}

/** Whether words are unread, something is to be watched, or one thing, or wind and waves, is asked for by a question, or by words on both sides of the place, and in no state yet. */
function mayAskForState({ text, asked, conditional }: OpenSentence, frame: Frame | undefined, place: number): boolean {
  const isWatched = conditional().some(({ slots }) => slots.conditions?.some(({ kind }) => kind === 'watch'));
  if (frame && (frame.unused.length > 0 || isWatched)) return true;
  const isOneThing = frame?.kinds.length === 1 || frame?.kinds.join() === 'waves,wind';
  if (!frame || !isOneThing || saysState(frame) || frame.conditions) return false;
  if (frame.asks === 'when') return frame.kinds.every(isForecast);
  if (frame.asks === 'how-high') return false;
  const isQuestion = frame.asks === 'yes-no' || endsAsQuestion(text);
  return isQuestion || !asked.some(({ role, from }) => role === 'kind' && from < place);
}

/** Whether a reading asks after a state, which `flood` and `ebb` by themselves do not. */
export function saysState({ state }: Frame): boolean {
  return state !== undefined && state !== 'flood' && state !== 'ebb';
}

/** The name of the place, without a limit behind it: `Kiel über 25`. */
export function nameIn(frame: Frame | undefined): string | undefined {
  return frame?.places.find(({ text }) => !/\d/.test(text))?.text;
}

/** Whether the place of a reading is one that another one may mean. */
export function isSamePlace({ places: [place] }: Frame, other: Frame): boolean {
  return other.places.some(({ text }) => text === place?.text);
}

/** A comparison or list with both places together; `undefined` where there is none, or they are together already. */
export function withPlacesTogether({ text, tokens, asked, names }: OpenSentence, frame: Frame | undefined) {
  // `In Bude on Saturday or in Newquay`: one of them is left over.
  const isLeftOver = frame?.unused.some((word) => names.isName(word)) === true;
  const isOther = (value: string): boolean => value === 'than' || (isLeftOver && value !== 'towards');
  const joints = asked.filter(({ role, value, to }) => role === 'and' && isOther(value) && !tokens[to]?.isNumber);
  if (!frame || frame.otherPlaces.length > 0) return undefined;
  const isRead = (at: number): boolean =>
    asked.some(({ from, to, corrections }) => from <= at && at < to && !corrections.length);
  const nameOf = ([from, to]: [number, number]): string => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const mayName = ([from, to]: [number, number]): boolean =>
    to - from <= limits.mostWordsOfName && !isRead(from) && !isRead(to - 1);
  for (const than of joints) {
    const spans = spansOf(Math.max(0, than.from - 1)).filter(mayName);
    const found = spans.find((span) => isOnePlace(names, nameOf(span)));
    const lead = asked.find(({ role, to }) => role === 'lead' && to === found?.[0]);
    const [start, joint] = [tokens[lead?.from ?? found?.[0] ?? -1]?.start, tokens[than.from]?.start];
    if (!found || start === undefined) continue;
    const end = tokens[found[1] - 1]!.end;
    return `${text.slice(0, start)}${text.slice(end, joint)}${text.slice(start, end)} ${text.slice(joint)}`;
  }
  return undefined;
}

/** `Fuerteventura, Corralejo` is one place as well. */
function isOnePlace(names: PlaceNames, text: string): boolean {
  const [area = '', finer] = text.split(', ');
  return finer === undefined ? isPlace(names, text) : names.isArea(area) && names.kindIn(finer, area) !== undefined;
}

/** Whether a reading says no more than that the tide or a place is asked about. */
export function isGeneral(frame: Frame | undefined): boolean {
  return frame !== undefined && !frame.conditions && frame.kinds.every((kind) => kind === 'tide');
}
