import { joins } from '../lexicon/fragments.ts';
import { kindIs } from '../traits.ts';
import { framesOf } from './read-question.ts';
import { openSentence } from '../meaning/read-sentence.ts';
import type { PlaceNames } from '../ports.ts';
import type { SentenceContext } from '../meaning/sentence.ts';
import { isForecast } from '../meaning/commands.ts';
import type { Frame } from '../meaning/frame.ts';
import { rivalFrames } from './rival-times.ts';
import { summaryOf } from './to-request.ts';
import { defined } from '../../lib/defined.ts';
import { distinctBy } from '../../lib/distinct-by.ts';
import { limits } from '../limits.ts';

/** `Tides for Yarmouth and wind at the Needles tomorrow`: the frames of both, each with the day that only one says. */
export function questionsApart(text: string, context: SentenceContext): readonly (readonly Frame[])[] | undefined {
  return pursuitBehind(framesOf(text, context)[0]) ?? placesApart(text, context);
}

function placesApart(text: string, context: SentenceContext): readonly (readonly Frame[])[] | undefined {
  const sentence = openSentence(text, context);
  const { asked, tokens, names } = sentence;
  const subjects = asked.filter(({ slots }) => slots.kinds);
  const commas = tokens.flatMap(({ gap }, at) => (/[,、;]/.test(gap) ? [{ from: at, to: at }] : []));
  const between = [...asked.filter(joins), ...commas].filter(
    ({ from, to }) => subjects.some((one) => one.to <= from) && subjects.some((one) => one.from >= to),
  );
  // Several languages have the same joint.
  const joints = distinctBy(between, ({ from, to }) => `${from} ${to}`);
  const [whole] = joints.length > 0 ? framesOf(text, context) : [];
  if (!whole || whole.superlative !== undefined || whole.isWay) return undefined;
  // `Sunset in Bude and tides, Cornwall`: where all of it is read at one place, the other name may say where that lies.
  const isRead = whole.otherPlaces.length + whole.unused.length + (whole.places[0]?.unused.length ?? 0) === 0;
  for (const { from, to } of joints.slice(0, limits.mostParted)) {
    const parts = [text.slice(0, tokens[from]!.start).trimEnd(), text.slice(tokens[to]!.start)] as const;
    // The shorter one first: most are no question of their own.
    const inOrder = parts.toSorted((a, b) => a.length - b.length);
    if (!inOrder.every((part) => asksAtPlace(framesOf(part, context)[0], names))) continue;
    const [one, other] = [framesOf(parts[0], context), framesOf(parts[1], context)];
    const [first, second] = [one[0], other[0]];
    if (!asksAtPlace(first, names) || !asksAtPlace(second, names)) continue;
    const [before, name] = [first.places[0]!.text, second.places[0]!.text];
    // `The forecasts of Fuerteventura and Lanzarote for kiting`: of names side by side the same is asked.
    const at = tokens[to]!.start + parts[1].indexOf(name);
    // A verb in small letters may be called like a town: `con che marea rende meglio`.
    const isNamed =
      !/^\p{Ll}/u.test(name) || asked.some(({ role, to: end }) => role === 'lead' && tokens[end]?.start === at);
    const isList =
      parts[0].endsWith(before) && !subjects.some((kind) => kind.from >= to && tokens[kind.from]!.start < at);
    const [about, aboutOther] = [first, second].map(({ kinds, conditions }) => JSON.stringify([kinds, conditions]));
    const isSame = before === name || about === aboutOther;
    if (isNamed && !isList && !isSame && (!isRead || (first.isPlaceLed && second.isPlaceLed)))
      return [one.map(besideThat(second)), other.map(besideThat(first))];
  }
  return undefined;
}

/** `When tonight is the wind strongest? We want to sail tomorrow morning.` */
function pursuitBehind(read: Frame | undefined): readonly (readonly Frame[])[] | undefined {
  const [inFront, behind] = read?.isToldBehind && read.asks === 'when' ? rivalFrames(read) : [];
  if (!inFront || !behind) return undefined;
  const { conditions: _, ...question } = inFront;
  return [[question], [{ ...behind, kinds: [] }]];
}

/** Whether a part of a text asks for a fact at a place that is known, and says nothing else. */
function asksAtPlace(part: Frame | undefined, names: PlaceNames): part is Frame {
  if (!part) return false;
  const { kinds, conditions, otherPlaces, unused } = part;
  const [place] = part.places;
  const isKnown = place?.unused.length === 0 && names.isName(place.text) && names.isLikely(place.text);
  const asksFacts = kinds.some((kind) => !kindIs.noFact(kind)) || conditions !== undefined;
  return isKnown && asksFacts && !kinds.includes('digest') && otherPlaces.length + unused.length === 0;
}

/** With the day of the other question, where it says none, and told in its first lines: a time would ask for the height of a tide. */
function besideThat({ days, part, parts, time, when }: Frame): (frame: Frame) => Frame {
  return ({ kinds, ...frame }) => {
    const told = { ...frame, kinds: kinds.flatMap(summaryOf) };
    if (frame.days.length > 0 || (frame.time ?? frame.part ?? frame.when) !== undefined) return told;
    return { ...told, days, ...defined({ part, parts, when, time: kinds.every(isForecast) ? time : undefined }) };
  };
}
