import type { Question, Day } from '../../domain/question/index.ts';
import { carriedId, type Place } from '../../domain/place.ts';
import type { Attribute } from '../../domain/weather/index.ts';
import { civilDate, dayWindow, minuteMs, within, type CivilDate, type Window } from '../../domain/time.ts';
import {
  attributesOf,
  countsWeather,
  quantityOf,
  safetyBand,
  weatherShare,
  writeConditions,
  writePreset,
  type Condition,
  type Contested,
  type FoundWindows,
  type PresetName,
  type Verdict,
} from '../../domain/windows/index.ts';
import { compose, table, type Answer, type Block, type Button, type DrawPicture } from '../answer.ts';
import { valuesOf } from '../weather/weather-view.ts';
import { conditionText, missText } from './conditions.ts';
import { conditionsText, presetName } from './presets.ts';
import { windowsData } from '../data.ts';
import {
  capital,
  clock,
  clockOn,
  shortDay,
  dateAndClock,
  duration,
  durationAhead,
  height,
  percent,
  placeName,
  zoneName,
  type FormatContext,
} from '../format.ts';
import { streamNotes } from '../tide/stream-answer.ts';
import type { StreamView } from '../tide/stream-view.ts';
import { tideNote, warnings } from '../tide/tide-answer.ts';
import type { TideView } from '../tide/tide-view.ts';
import { sourceNotes } from '../weather/weather-answer.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import { drawn } from '../drawn.ts';
import { dayWords, sentences } from '../headline.ts';

/** The windows of a place and their data, as far as an answer shows them. */
export type WindowsView = FoundWindows & {
  readonly conditions: readonly Condition[];
  /** The time that was looked through, beyond the forecast as well. */
  readonly window: Window;
  /** Whether only some days are looked through, by their names. */
  readonly isOnDays?: boolean;
  /** Further conditions, on weather that could not be asked. */
  readonly lacking?: readonly Condition[];
  /** The pursuit that was asked for. */
  readonly preset?: AskedPreset;
  readonly tide?: TideView;
  readonly stream?: StreamView;
  readonly weather?: WeatherView;
  /** Whether each of the days that are known is good; only of a pursuit, and where the weather counts. */
  readonly verdicts?: readonly DayVerdict[];
  /** The next window behind the days that are asked about, which have none. */
  readonly later?: Window;
};

/** The verdict on a day of the place's calendar. */
export type DayVerdict = { readonly date: CivilDate; readonly verdict: Verdict; readonly contested?: Contested };

/** A pursuit with the limits that its asker has for it. */
export type AskedPreset = { readonly name: PresetName; readonly limits: readonly Condition[] };

/** Windows that an answer shows, where no other number is asked for. */
export const usualCount = 6;
const picturedDays = 4;

/**
 * The next windows in which all conditions hold, with start, end and length; the nearest miss before them, with the one
 * reason; where the forecast ends. `count` is the number of windows; the best one of all comes first where it is asked for.
 */
export function whenAnswer(
  format: FormatContext,
  place: Place,
  view: WindowsView,
  { count = usualCount, superlative, isTurned }: Pick<Question, 'count' | 'superlative' | 'isTurned'> = {},
): Answer {
  const { words } = format;
  const { conditions, tide, lacking, preset } = view;
  const shown = view.windows.slice(0, count);
  const days = picturedOf(format, view);
  const best = superlative === 'best' ? bestLine(format, view) : undefined;
  const verdict = lacking || isTurned ? undefined : verdictLine(format, view);
  const first = lacking
    ? words.say('when-without-weather', { conditions: conditionsText(format, lacking) })
    : (verdict ?? headline(format, view));
  const firstLines = [best ?? first];
  const what = preset && capital(presetName(words, preset.name));
  return compose({
    title: words.say(what ? 'when-title-for' : 'when-title', { place: placeName(format, place), what: what ?? '' }),
    parts: [
      firstLines,
      wantedText(format, view),
      // One window is in the first line.
      shown.length === 1 && !lacking ? undefined : table(shown.map((one) => rowOf(format, view, one))),
      isTurned ? undefined : verdictTable(format, view, verdict === undefined ? 0 : 1),
      verdict === undefined ? missLine(format, view) : undefined,
      forecastEnd(format, view),
      tide && warnings(format, place, tide),
      safety(format, view),
    ],
    firstLines: () => firstLines,
    note: windowsNote(format, view),
    buttons: [...presetButtons(format, view), ...calendarButton(format, place, view)],
    data: windowsData(place, view, shown, writeConditions(conditions)),
    picture: days && pictureOf(format, place, view, days),
  });
}

/** The windows as bands: under the curve of the tide, else of the stream, else over the forecast of the sea or the air. */
function pictureOf(
  format: FormatContext,
  place: Place,
  { tide, stream, weather, windows, conditions, lacking }: WindowsView,
  days: readonly [Day, ...Day[]],
): DrawPicture | undefined {
  const shown = { format, place, days, windows };
  // Bands of tide and sky alone would look as if all of it were known.
  if (lacking) return undefined;
  if (tide) return drawn('tidePicture', { ...shown, tide });
  if (stream) return drawn('currentPicture', { ...shown, stream });
  if (!weather) return undefined;
  if (conditions.flatMap(attributesOf).every(isOfSea)) return drawn('wavesPicture', { ...shown, weather });
  return drawn('weatherPicture', { ...shown, weather, following: [] });
}

/** Whether an attribute is one of waves and swell. */
function isOfSea(attribute: string): boolean {
  return /^(wave|swell)/.test(attribute);
}

/** The conditions, and the pursuit that they are for. */
export function wantedText(format: FormatContext, { conditions, lacking = [], preset }: WindowsView): string {
  const { words } = format;
  const wanted = conditionsText(format, [...conditions, ...lacking]);
  if (!preset) return words.say('when-wanted', { conditions: wanted });
  return words.say('when-wanted-for', { what: presetName(words, preset.name), conditions: wanted });
}

/** The windows as a calendar, where it keeps to no days of the question. */
function calendarButton(
  { words }: FormatContext,
  place: Place,
  { conditions, lacking, windows, isOnDays, preset }: WindowsView,
): Button[] {
  // The id of a place has nothing of the differences of one's own port.
  if (isOnDays || lacking || place.ownPort || windows.length === 0) return [];
  const changed = preset ? conditions.filter((one) => !isAmong(preset.limits, one)) : conditions;
  const terms = [
    ...(preset ? [writePreset(preset.name)] : []),
    ...(changed.length > 0 ? [writeConditions(changed)] : []),
  ];
  const options = { place: carriedId(place), conditions: terms.join(',') };
  return [{ label: words.say('page-calendar'), command: 'calendar', options }];
}

function isAmong(limits: readonly Condition[], condition: Condition): boolean {
  return limits.some((limit) => writeConditions([limit]) === writeConditions([condition]));
}

/** Whether the verdict on the first day was right, which may move the limit that decided it; and limits of the question to keep. */
function presetButtons(format: FormatContext, { preset, conditions, verdicts = [] }: WindowsView): Button[] {
  const { words } = format;
  if (!preset) return [];
  const { name, limits } = preset;
  const button = (label: string, options: Button['options']): Button => ({
    label,
    command: 'preset save',
    options: { preset: name, ...options },
  });
  const first = verdicts.find(({ contested }) => contested);
  const changed = conditions.filter((condition) => {
    const usual = limits.find((limit) => quantityOf(limit) === quantityOf(condition));
    return usual && writeConditions([usual]) !== writeConditions([condition]);
  });
  return [
    ...(first?.contested ? judgeButtons(format, first, first.contested, button) : []),
    ...(changed.length > 0
      ? [button(words.say('preset-keep', { what: presetName(words, name) }), { conditions: writeConditions(changed) })]
      : []),
  ];
}

function judgeButtons(
  format: FormatContext,
  { date }: DayVerdict,
  { was, limit }: Contested,
  button: (label: string, options: Button['options']) => Button,
): Button[] {
  const day = { day: capital(shortDay(format, date)) };
  return [
    button(format.words.say('when-was-right', day), { was: 'right' }),
    button(format.words.say(`when-was-${was}`, day), { conditions: writeConditions([limit]), was }),
  ];
}

/** `Sat 28 | go | 10:00–12:30`, `Sun 29 | skip | gusts (24 kn)`. */
function verdictTable(format: FormatContext, { verdicts = [] }: WindowsView, saidDays: number): Block | undefined {
  const { words } = format;
  const known = verdicts.filter(({ verdict }) => verdict.kind !== 'unknown');
  const rows = (known.length > saidDays ? known : []).map(({ date, verdict: { kind, windows, miss } }) => {
    const times = windows.map(({ from, to }) => `${clock(format, from)}–${clock(format, to)}`).join(', ');
    const reason = miss ? missText(format, miss) : words.say('when-several');
    return [capital(shortDay(format, date)), words.say(`when-verdict-${kind}`), times === '' ? reason : times];
  });
  return table(rows, words.say('when-by-day'));
}

/** `Sat 28 Nov 14:10–16:32`. */
export function spanText(format: FormatContext, { from, to }: Window): string {
  return `${dateAndClock(format, from)}–${clockOn(format, to, civilDate(from, format.zone))}`;
}

/** Windows of a minute are instants: high water after sunset. */
function isInstant({ from, to }: Window): boolean {
  return to - from <= minuteMs;
}

function windowText(format: FormatContext, window: Window): string {
  return isInstant(window) ? dateAndClock(format, window.from) : spanText(format, window);
}

/**
 * The verdict on a pursuit: `Good until 15:40.`, `Not today: gusts (31 kn). Next: Sat 28 Nov 10:00–12:30.` `undefined` where
 * none is known, or only the light is wanting, which comes with the day.
 */
function verdictLine(format: FormatContext, view: WindowsView): string | undefined {
  const { words, now } = format;
  const { preset, verdicts = [], windows, later, isOnDays } = view;
  const [first] = windows;
  const dateOfFirst = first && civilDate(Math.max(first.from, now), format.zone);
  // Of several days that were asked about the one that has a window.
  const day = (isOnDays ? verdicts.find(({ date }) => date === dateOfFirst) : undefined) ?? verdicts[0];
  if (!preset || !day || day.verdict.kind === 'unknown') return undefined;
  const { kind, miss, windows: ofDay } = day.verdict;
  const mark = kind === 'go' ? 'good' : 'look';
  if (first && ofDay.length > 0) {
    if (first.from <= now)
      return words.say(`when-${mark}-now`, { until: clockOn(format, first.to, civilDate(now, format.zone)) });
    return words.say(`when-${mark}`, { when: windowText(format, first), in: durationAhead(format, first.from - now) });
  }
  if (miss && miss.value === undefined) return undefined;
  const ofDate = { date: day.date, window: dayWindow(day.date, format.zone) };
  const why = miss ? missText(format, miss) : reasonsOn(format, view, ofDate.window);
  const on = dayWords(format, ofDate);
  const next = first ?? later;
  return sentences(
    capital(words.say(kind === 'look' ? 'when-look-day' : 'when-skip', { day: on, why })),
    next && words.say('when-better', { when: windowText(format, next) }),
  );
}

/** What fails at every hour of a day, nearest to its limit: `wind (23 kn), waves (2.4 m)`. */
function reasonsOn(format: FormatContext, { conditions, weather }: WindowsView, day: Window): string {
  const hours = within(weather?.hours ?? [], day);
  const reasons = conditions.flatMap((failing) => {
    if (failing.kind !== 'weather') return [];
    const { min = -Infinity, max = Infinity } = failing.range;
    const values = valuesOf(hours, failing.attribute);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const value = least > max ? least : most < min ? most : undefined;
    return value === undefined || values.length === 0 ? [] : [missText(format, { failing, value })];
  });
  return reasons.length > 0 ? reasons.join(', ') : format.words.say('when-several');
}

/** The next window, or until when there is none and when the next one is. */
export function headline(
  format: FormatContext,
  { windows, window, searched, later, conditions, weather }: WindowsView,
): string {
  const { words, now } = format;
  const [first] = windows;
  if (!first && !searched && attributesOfAll(conditions).length > 0)
    return unknownLine(format, { conditions, weather });
  if (!first) {
    const none = words.say('when-none', { until: dateAndClock(format, searched?.to ?? window.to) });
    return sentences(none, later && words.say('when-better', { when: windowText(format, later) })) ?? none;
  }
  if (first.from <= now) {
    return words.say('when-now', { until: clockOn(format, first.to, civilDate(now, format.zone)) });
  }
  return words.say('when-next', { when: windowText(format, first), in: durationAhead(format, first.from - now) });
}

/** `Best: Fri 27 Nov 14:10–16:32.`: of windows about low water that with the lowest, else the longest. */
function bestLine(format: FormatContext, { windows, conditions, tide }: WindowsView): string | undefined {
  const isAboutLow = conditions.some((one) => one.kind === 'around' && one.event === 'low');
  const lows = (isAboutLow ? windows : []).flatMap((window) =>
    within(tide?.extremes ?? [], window).flatMap((low) => (low.kind === 'low' ? { window, low } : [])),
  );
  const [deepest] = lows.toSorted((a, b) => a.low.heightM - b.low.heightM);
  if (deepest) {
    const { at, heightM } = deepest.low;
    const args = { when: windowText(format, deepest.window), time: clock(format, at) };
    return format.words.say('when-best-low', { ...args, height: height(format, heightM, Infinity) });
  }
  const [longest] = windows.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest && format.words.say('when-best', { when: windowText(format, longest) });
}

/** Start, end and length; of an instant the height of the water. */
function rowOf(format: FormatContext, { tide }: WindowsView, window: Window): string[] {
  const { from, to } = window;
  const start = capital(dateAndClock(format, from));
  if (!isInstant(window))
    return [start, clockOn(format, to, civilDate(from, format.zone)), duration(format, to - from)];
  const extreme = tide?.extremes.find(({ at }) => Math.abs(at - from) <= minuteMs);
  return [start, ...(extreme ? [height(format, extreme.heightM, Infinity)] : [])];
}

function missLine(format: FormatContext, { miss }: WindowsView): string | undefined {
  if (!miss) return undefined;
  const when = windowText(format, miss.window);
  const { words } = format;
  if (miss.value !== undefined) return words.say('when-miss', { when, why: missText(format, miss) });
  return words.say('when-miss-lacking', { when, condition: conditionText(format, miss.failing) });
}

/** Where the forecast ends, or which of its values there are none of. */
export function forecastEnd(
  format: FormatContext,
  { conditions, searched, window, weather, windows }: WindowsView,
): string | undefined {
  const { words } = format;
  if (attributesOfAll(conditions).length === 0) return undefined;
  if (!searched) return windows.length === 0 ? undefined : unknownLine(format, { conditions, weather });
  return searched.to < window.to
    ? words.say('when-forecast-ends', { at: dateAndClock(format, searched.to) })
    : undefined;
}

function attributesOfAll(conditions: readonly Condition[]): readonly Attribute[] {
  return conditions.flatMap(attributesOf);
}

/** The values that a forecast has none of, so that nothing is known of the conditions. */
function unknownLine(
  { words }: FormatContext,
  { conditions, weather }: { readonly conditions: readonly Condition[]; readonly weather: WeatherView | undefined },
): string {
  const hasNone = (one: Attribute): boolean => !weather?.hours.some(({ values }) => values[one] !== undefined);
  const unknown = [...new Set(attributesOfAll(conditions).filter(hasNone))];
  return words.say('when-no-forecast', { what: unknown.map((one) => words.say(`when-of-${one}`)).join(', ') });
}

/** The errors of tide and forecast that were counted against a ship. */
function safety(format: FormatContext, { conditions, tide }: WindowsView): string | undefined {
  if (!tide || !conditions.some(({ kind }) => kind === 'sill')) return undefined;
  const { words } = format;
  const { band } = tide.station;
  const { minutes, heightM } = safetyBand(band ? { band: { minutes: band.minutes, heightM: band.height } } : {});
  return sentences(
    words.say('when-counted', { minutes, height: height(format, heightM, Infinity) }),
    countsWeather(conditions) ? words.say('when-counted-weather', { share: percent(format, weatherShare) }) : undefined,
  );
}

/** Sources, zone and limits of windows. */
export function windowsNote(
  format: FormatContext,
  { tide, stream, weather, window }: WindowsView,
): (string | undefined)[] {
  const day = { date: civilDate(window.from, format.zone), window };
  const zone = format.words.say('note-zone', { zone: zoneName(format, window) });
  return [
    ...(tide ? tideNote(format, tide, [day]) : [zone]),
    ...(stream ? streamNotes(format, stream) : []),
    ...(weather ? sourceNotes(format, weather) : []),
    tide || stream ? undefined : format.words.say('note-not-for-navigation'),
  ];
}

/** From the day of the first window, or of the nearest miss, to that of the last one within four days. */
function picturedOf(format: FormatContext, { windows, miss }: WindowsView): [Day, ...Day[]] | undefined {
  const first = windows[0] ?? miss?.window;
  if (!first) return undefined;
  const dates = [first, ...windows].map(({ from }) => civilDate(from, format.zone));
  const dayOf = (date: string): Day => ({ date, window: dayWindow(date, format.zone) });
  const start = dayOf(dates[0] ?? '');
  const days = [start];
  for (let at = start.window.to; days.length < picturedDays;) {
    const next = dayOf(civilDate(at, format.zone));
    if (!dates.some((date) => date >= next.date)) break;
    days.push(next);
    at = next.window.to;
  }
  return [start, ...days.slice(1)];
}
