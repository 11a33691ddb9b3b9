import { noteOf, text, type Answer, type Block } from './answer.ts';
import { most } from './bounds.ts';
import { withDrawnStrip } from './drawn.ts';
import type { Question } from '../domain/question/index.ts';
import type { Words } from '../words.ts';
import { hourMs, minuteMs, within, type Window } from '../domain/time.ts';
import { compass, distance, duration, number, type FormatContext } from './format.ts';
import { behindColon } from './headline.ts';
import { windSpeed } from './measures.ts';
import { sum } from '../domain/weather/index.ts';

/** An answer that begins with lines, which are not said again; with `isAlone` without the lists of what else there is to know. */
export function withFirstLines(answer: Answer, lines: readonly string[], isAlone = false): Answer {
  if (lines.length === 0) return answer;
  const isSaid = (block: Block): boolean =>
    (block.kind === 'text' && lines.some((line) => line.includes(block.text))) || (isAlone && block.kind === 'facts');
  const blocks = [...lines.map(text), ...answer.blocks.filter((block) => !isSaid(block))];
  return { ...answer, blocks, firstLines: () => lines };
}

/** Several answers about a place as one: their first lines, then what is left of each, headed by its title. */
export function joinAnswers(words: Words, [alone, ...others]: readonly [Answer, ...Answer[]]): Answer {
  if (others.length === 0) return alone;
  const lines = others.flatMap((answer) => answer.firstLines?.() ?? []);
  const first = withFurther(alone, lines);
  // The limits of a pursuit are the same at each place.
  const said = new Set(first.blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])));
  const isNew = (block: Block): boolean => block.kind !== 'text' || !said.has(block.text);
  // A zone, a source or a limit that several of them have is said once.
  const rest = others.flatMap(({ title, blocks, firstLines }) => {
    const left = blocks.slice(firstLines?.().length ?? 0).filter(isNew);
    return left.length > 0 || blocks.length === 0 ? [text(title), ...left] : [];
  });
  const sentences = [first, ...others].flatMap(({ note = '' }) => note.split(/(?<=[.。]) /));
  const buttons = [first, ...others].flatMap((answer) => answer.buttons ?? []);
  return {
    ...first,
    blocks: [...first.blocks, ...rest],
    note: noteOf(words, ...sentences)
      .filter(Boolean)
      .join(' '),
    ...(buttons.length > 0 && { buttons }),
  };
}

export function withSetUp(words: Words, told: Answer, set: Answer): Answer {
  const lines = told.firstLines?.().length ?? 0;
  return {
    ...joinAnswers(words, [told, set]),
    blocks: told.blocks.toSpliced(lines, 0, text(set.title), ...set.blocks),
  };
}

export function withMeaning(_words: Words, { blocks }: Answer, answer: Answer): Answer {
  return withOpening(
    answer,
    blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])),
  );
}

export function withFurther(answer: Answer, lines: readonly string[], at?: 0): Answer {
  if (lines.length === 0) return answer;
  const own = answer.firstLines?.() ?? [];
  const start = at ?? own.length;
  return {
    ...answer,
    blocks: answer.blocks.toSpliced(start, 0, ...lines.map(text)),
    firstLines: () => own.toSpliced(start, 0, ...lines),
  };
}

type Compared = { readonly name: string; readonly answer: Answer };
/** By which end places are compared; of a way the worst of them counts. */
type Extreme = 'most' | 'least' | 'way';

/** The answers about several places as one: what differs first; pictures and numbers, each of one place, are left out. Of a trip also its length. */
export function joinPlaces(
  format: FormatContext,
  found: readonly { readonly name: string }[],
  answers: readonly Answer[],
  end?: Exclude<Question['superlative'], 'best'>,
  trip?: Trip,
): Answer {
  const comparesTimes = end === 'first' || end === 'last';
  const extreme = trip ? 'way' : comparesTimes ? undefined : end;
  const commands = answers.length / found.length;
  const places = answers.map((answer, index) => ({ name: found[Math.floor(index / commands)]!.name, answer }));
  const verdicts = answers.slice(0, commands).flatMap((_, command) => {
    const sameCommand = places.filter((_place, index) => index % commands === command);
    const sheltered = leeLines(format, sameCommand);
    if (sameCommand.some(({ answer: { lee } }) => lee && lee().shore !== 'unknown')) return sheltered;
    // Beside a pursuit what is asked as well compares nothing.
    if (places.some(isAbout) && !sameCommand.some(isAbout)) return [];
    // The best day of a way is told of each place.
    // Where no coast is known, less wind is the shelter that there is.
    const most = sheltered.length > 0 ? 'least' : extreme;
    const sides = sameCommand.map(({ name, answer }) => ({ moment: name, answers: [answer] }));
    const told =
      !trip && sameCommand.every(isAbout) ? rivalLines(format, sides, {}) : comparisonLines(format, sameCommand, most);
    const lines = trip ? [...wayLine(format, sameCommand), ...(end ? [] : told)] : told;
    return [...lines, ...waterLines(format, sameCommand, comparesTimes), ...sheltered];
  });
  const way = trip ? [...headingLine(format, places, trip), tripText(format, trip)] : [];
  if (trip?.speed) verdicts.push(...way);
  // Who asks which is better reads no hours of either.
  const isShown = ({ kind }: Block): boolean => kind === 'text' || (verdicts.length === 0 && !trip);
  const [first, ...others] = places.map((place) => withName(format, place, places, isShown));
  if (!first) throw new Error('No place is compared');
  const {
    picture: _,
    curve: __,
    data: ___,
    figures: ____,
    waters: _____,
    ...joined
  } = joinAnswers(format, [first, ...others]);
  // A place of which nothing is left but first lines has no heading: its name in full is in that of the first.
  const headings = new Set(joined.blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])));
  const titles = answers.flatMap(({ title }, index) => (index % commands === 0 && !headings.has(title) ? title : []));
  const whole = withFurther({ ...joined, title: titles.join(' · ') }, [...new Set(verdicts)], 0);
  return trip?.speed ? whole : withFurther(whole, way);
}

/** Which places lie in the lee of the wind from which shelter is asked for, by their coasts. */
export function leeLines(words: Words, places: readonly Compared[]): string[] {
  const known = places.flatMap(({ name, answer: { lee } }) => (lee ? [{ name, ...lee() }] : []));
  const [first] = known;
  if (!first) return [];
  const names = known.flatMap(({ name, shore }) => (shore === 'off' ? name : []));
  const isUnknown = names.length === 0 && known.some(({ shore }) => shore === 'unknown');
  const side = names.length === known.length ? 'all' : isUnknown ? 'unknown' : names.length > 0 ? 'some' : 'none';
  const list = known.map((one) => words.say('lee-place', one)).join(words.say('rivals-between'));
  return [words.say('lee', { side, wind: first.wind, places: names.join(', '), list })];
}

/** The answers about several times as one: which of them is better, then what is said of each; of a way its worst place counts. */
export function joinTimes(
  format: FormatContext,
  found: readonly { readonly name: string }[],
  times: readonly (readonly Answer[])[],
  { trip, ...asked }: RivalsAsked & { readonly trip: Trip | undefined },
): Answer {
  const commands = (times[0]?.length ?? 0) / found.length;
  const pursuits = times.map((all) => all.filter((answer) => isAbout({ answer })));
  const sides = (pursuits.some((all) => all.length === 0) ? times : pursuits).map((answers) => ({
    moment: answers[0]?.moment?.() ?? '',
    answers,
  }));
  const lines = rivalLines(format, sides, asked);
  const isTold = lines.length === 0 || found.length === 1;
  const [first, ...others] = times.flat().map((one, index): Answer => {
    const own = one.firstLines?.() ?? [];
    const said = isTold ? own : [];
    // The limits of a pursuit are said once, and no tables of any of the times.
    const isLimited = index < commands && one.goodHours !== undefined;
    const rest = isLimited ? one.blocks.slice(own.length).filter(({ kind }) => kind === 'text') : [];
    return { ...one, blocks: [...said.map(text), ...rest], firstLines: () => said };
  });
  if (!first) throw new Error('No time is compared');
  const { picture: _, curve: __, data: ___, ...joined } = joinAnswers(format, [first, ...others]);
  const headings = new Set(times.flat().map(({ title }) => title));
  const blocks = joined.blocks.filter((block) => block.kind !== 'text' || !headings.has(block.text));
  const title = times[0]?.flatMap((one, index) => (index % commands === 0 ? one.title : [])).join(' · ') ?? '';
  return withFurther(withFurther({ ...joined, blocks, title }, lines, 0), trip ? [tripText(format, trip)] : []);
}

/** Whether an answer is the verdict on a pursuit. */
function isAbout({ answer: { goodHours } }: { readonly answer: Answer }): boolean {
  return goodHours !== undefined;
}

/** By which end times are compared, by which is better where by none, and whether the first is said to have more, or less. */
type RivalsAsked = { readonly end?: Exclude<Question['superlative'], 'best'>; readonly isClaim?: boolean };
type Side = { readonly moment: string; readonly answers: readonly Answer[] };

/** `Better: tomorrow. Waves 1.8 m (on Wednesday 2.4 m), wind 9 kn (14 kn).` */
export function rivalLines(words: Words, all: readonly Side[], { end: asked, isClaim }: RivalsAsked): string[] {
  const isPursuit = all.every(({ answers }) => answers.some((answer) => isAbout({ answer })));
  const end = !isPursuit && (asked === 'most' || asked === 'least') ? asked : undefined;
  const sides = all.map(({ moment, answers }) => {
    const told = answers.flatMap(({ figures }) => figures?.(end ?? 'most') ?? []);
    const [hours] = answers.flatMap(({ goodHours }) => goodHours?.() ?? []).toSorted((a, b) => a - b);
    const figures = [...Map.groupBy(told, ({ what }) => what).values()].map(
      (ofPlaces) => ofPlaces.toSorted((a, b) => b.value - a.value)[0]!,
    );
    const worth = end ? (figures[0]?.value ?? NaN) : -sum(figures.map(({ worse = 0 }) => worse));
    return { moment, hours, figures, worth: end === 'least' ? -worth : worth };
  });
  const isKnown = sides.every(({ hours, figures }) => hours !== undefined || figures.length > 0);
  const apart = (a = 0, b = 0): boolean => (b === 0 ? a > 0 : a >= b + 1);
  const [best, ...rest] = sides.toSorted((a, b) => {
    return Number(apart(b.hours, a.hours)) - Number(apart(a.hours, b.hours)) || b.worth - a.worth;
  });
  const [second] = rest;
  if (!isKnown || !best || !second) return [];
  const isShown = best.figures[0]?.shown !== second.figures[0]?.shown;
  const isApart = end ? isShown : best.worth - second.worth >= leastStep;
  const isSame = !apart(best.hours, second.hours) && !isApart;
  const isBad = best.hours === 0;
  const side = isSame ? (isBad ? 'none' : 'same') : isBad ? 'least-bad' : (end ?? 'best');
  const isTrue = !isSame && best === sides[0];
  const between = words.say('rivals-between');
  const list = best.figures.map(({ what, shown }, index) => {
    const others = rest.flatMap(({ moment, figures }) => {
      const value = figures.find((one) => one.what === what)?.shown ?? '–';
      return index === 0 || rest.length > 1 ? `${moment} ${value}` : value;
    });
    const args = { shown, others: others.join(between) };
    return words.say('rivals-figure', { ...args, what: index === 0 ? what : behindColon(words, what) });
  });
  return [
    words.say('rivals', {
      verdict: isClaim && end ? (isTrue ? 'yes' : 'no') : 'none',
      side,
      count: all.length,
      moment: best.moment,
      list: list.join(between) || 'none',
    }),
  ];
}

/** Times that are less apart than half a step that people notice, all in all, are as good. */
const leastStep = 0.5;

/** `Dover: high water …`: first lines that begin with the place; what is so at several is said once, of them all. Of its other blocks those that are shown. */
function withName(
  words: Words,
  { name, answer }: Compared,
  places: readonly Compared[],
  isShown: (block: Block) => boolean,
): Answer {
  const lines = answer.firstLines?.() ?? [];
  const named = lines.flatMap((line) => {
    const names = places.flatMap((one) => (one.answer.firstLines?.().includes(line) === true ? one.name : []));
    const label = words.say('fact-label', { label: names.join(', ') });
    return names[0] === name ? `${label} ${behindColon(words, line)}` : [];
  });
  const blocks = [...named.map(text), ...answer.blocks.slice(lines.length).filter(isShown)];
  return { ...answer, blocks, ...(lines.length > 0 && { firstLines: () => named }) };
}

/** `Wind: Juist is lowest, 12 kn (Norderney 17 kn, difference 5 kn).`, for each figure that all places have, unless they are of one gauge, or within their error. */
export function comparisonLines(words: Words, places: readonly Compared[], asked: Extreme | undefined): string[] {
  const extreme = asked ?? 'most';
  const [sign, end] = extreme === 'least' ? ([1, 'least'] as const) : ([-1, 'most'] as const);
  const all = places.map(({ name, answer }) => ({ name, figures: answer.figures?.(end) ?? [] }));
  const [first] = all;
  const [source, ...otherSources] = new Set(all.flatMap(({ figures }) => figures.map((one) => one.source)));
  // Heights are above one datum only where they are asked to be compared.
  if (source !== undefined && (!asked || asked === 'way')) return [];
  if (source !== undefined && otherSources.length === 0) return [words.say('headline-one-gauge', { source })];
  return (first?.figures ?? []).flatMap(({ what }) => {
    const known = all.flatMap(({ name, figures }) => {
      const figure = figures.find((one) => one.what === what);
      return figure ? [{ name, ...figure }] : [];
    });
    const [best, second] = known.toSorted((a, b) => sign * (a.value - b.value));
    if (!best || known.length < places.length) return [];
    const error = known.flatMap((one) => one.error ?? []).toSorted((a, b) => b.value - a.value)[0];
    if (error && second && Math.abs(best.value - second.value) <= error.value) {
      const list = known.map(({ name, shown }) => `${name} ${shown}`).join(', ');
      return [words.say('headline-within-error', { what, list, error: error.shown })];
    }
    const others = known.filter(({ shown }) => shown !== best.shown);
    const rest = others.map(({ name, shown }) => `${name} ${shown}`);
    const [other, ...more] = others;
    const by = other && more.length === 0 ? differenceText(words, best.shown, other.shown) : undefined;
    const list = [...rest, ...(by === undefined ? [] : [words.say('headline-difference', { by })])].join(', ');
    const same = extreme === 'way' ? 'way-same' : 'same-places';
    const key = others.length === 0 ? same : `${extreme}-place`;
    const winners = known.filter(({ shown }) => shown === best.shown).map(({ name }) => name);
    const place = winners.join(', ');
    const args = { what, count: places.length, winners: winners.length, place, value: best.shown, others: list };
    return [words.say(`headline-${key}`, args)];
  });
}

/** A way by boat: its length in straight lines, km, which the water makes longer, and at a speed, m/s, the least time that it takes. */
export type Trip = {
  readonly km: number;
  readonly courseDeg?: number;
  readonly speed?: { readonly ms: number; readonly hours: number };
};

/** `In a straight line 84 nmi, at 6 kn at least 14 h 00. …`: in nautical miles where the wind is in knots. */
function tripText(format: FormatContext, { km, speed }: Trip): string {
  const isNautical = format.units.wind === 'kn' || format.units.wind === 'bft';
  const units = isNautical ? ({ ...format.units, wind: 'kn', distance: 'nm' } as const) : format.units;
  return format.say('headline-way-length', {
    distance: distance({ ...format, units }, km),
    speed: speed ? windSpeed({ ...format, units }, speed.ms, 1).replace(/[.,]0(?= )/, '') : 'none',
    duration: speed ? duration(format, speed.hours * hourMs) : '',
  });
}

/** From so many degrees off the bow the wind is abeam, and from so many on it follows; our choice, as a cruising boat sails. */
const [beamDeg, asternDeg] = [50, 120];

/** `Course NE. Dover: wind from N on the port bow, too close to lay the course.`, at each place of which the wind is known. */
function headingLine(format: FormatContext, places: readonly Compared[], { courseDeg }: Trip): string[] {
  if (courseDeg === undefined) return [];
  // Of a pursuit and the wind itself, the first: it has the hours in which one is under way.
  const winds = new Map(
    places.toReversed().flatMap(({ name, answer: { windFrom } }) => {
      const fromDeg = windFrom?.();
      if (fromDeg === undefined) return [];
      const angle = ((fromDeg - courseDeg + 540) % 360) - 180;
      const off = Math.abs(angle);
      const point = off < beamDeg ? 'head' : off < asternDeg ? 'beam' : 'astern';
      return [
        [
          name,
          format.say('heading-wind', {
            name,
            point,
            side: angle < 0 ? 'port' : 'starboard',
            from: compass(format, fromDeg),
          }),
        ],
      ];
    }),
  );
  const list = [...winds.values()].toReversed().join(format.say('list-between'));
  return list === '' ? [] : [format.say('heading', { course: compass(format, courseDeg), list })];
}

/** Whether a pursuit goes at all places of a way, or when other conditions hold at all of them at once. */
function wayLine(words: Words, places: readonly Compared[]): string[] {
  const hours = places.flatMap(({ answer: { goodHours } }) => goodHours?.() ?? []);
  const isLook = !hours.includes(0) && places.some(({ answer }) => answer.isLook?.());
  if (hours.length > 0) return [words.say('when-way', { hours: isLook ? 'look' : Math.min(...hours) })];
  const [first, ...others] = places.flatMap(({ answer: { times } }) => times?.() ?? []);
  if (!first || others.length + 1 < places.length) return [];
  const all = others.reduce((common, { windows }) => common.flatMap((one) => sharedWith(one, windows)), first.windows);
  const when = all.slice(0, most.wayTimes).map(first.shown).join(', ');
  return [words.say('when-way-times', { count: all.length, when })];
}

function sharedWith(window: Window, others: readonly Window[]): Window[] {
  const shared = others.map(({ from, to }) => ({ from: Math.max(window.from, from), to: Math.min(window.to, to) }));
  return shared.filter(({ from, to }) => from < to);
}

/** `High water: Dover first, Calais 25 min later, 0.5 m higher.`, of each water that is asked for at two places. */
function waterLines(words: Words, places: readonly Compared[], isAsked: boolean): string[] {
  const known = places.flatMap(({ name, answer: { waters } }) => (waters ? [{ name, ...waters() }] : []));
  const [one, other, ...more] = known;
  if (!one || !other || more.length > 0) return [];
  // Of one gauge no difference is known.
  if (one.source === other.source) return isAsked ? [words.say('headline-one-gauge', { source: one.source })] : [];
  return one.kinds.flatMap((kind) => {
    const pairs = within(one.all, one.window).flatMap((water) => {
      const all = other.all.filter((beside) => beside.kind === kind && water.kind === kind);
      const [beside] = all.toSorted((a, b) => Math.abs(a.at - water.at) - Math.abs(b.at - water.at));
      return beside ? [{ ms: beside.at - water.at, heightM: beside.heightM - water.heightM }] : [];
    });
    if (pairs.length === 0) return [];
    const ms = sum(pairs.map((pair) => pair.ms)) / pairs.length;
    const [first, second] = ms < 0 ? [other, one] : [one, other];
    const byM = (sum(pairs.map(({ heightM }) => heightM)) / pairs.length) * (ms < 0 ? -1 : 1);
    const [height, none] = [byM, 0].map((heightM) => one.shown(Math.abs(heightM)));
    const side = height === none ? 'same' : byM > 0 ? 'higher' : 'lower';
    return words.say('headline-water-difference', {
      water: words.say(`${kind}-water`),
      first: first.name,
      second: second.name,
      when: Math.abs(ms) < minuteMs ? 'same' : 'later',
      by: duration(words, ms),
      side: one.datum === other.datum ? side : 'apart',
      height: height!,
    });
  });
}

/** By how much two figures differ as they are shown, `0.4 m`; `undefined` in two units, and of what has no even steps, a force. */
export function differenceText(words: Words, one: string, other: string): string | undefined {
  const [a, b] = [one, other].map((shown) => /^-?\d+(?:[.,](\d+))?/.exec(shown));
  if (!a || !b || one.slice(a[0].length) !== other.slice(b[0].length)) return undefined;
  const [first, second] = [a, b].map(([figure]) => Number(figure.replace(',', '.')));
  return one.replace(a[0], number(words, Math.abs(first! - second!), a[1]?.length ?? 0));
}

export function withNote(answer: Answer, sentences: readonly string[]): Answer {
  return sentences.length === 0 ? answer : { ...answer, note: [answer.note, ...sentences].filter(Boolean).join(' ') };
}

/** Warnings come before all else, also before the sentences that answer the question; the gravest is in the picture. */
export function withWarnings(answer: Answer, warned: readonly string[]): Answer {
  const { picture } = answer;
  const [gravest] = warned;
  if (gravest === undefined) return answer;
  return { ...withFurther(answer, warned, 0), ...(picture && { picture: withDrawnStrip(picture, gravest) }) };
}

export function withOpening(answer: Answer, sentences: readonly string[]): Answer {
  return sentences.length === 0 ? answer : { ...answer, blocks: [...sentences.map(text), ...answer.blocks] };
}
