import { valuesOf, type Attribute, type WeatherHour } from '../../domain/weather/index.ts';
import { amounts, dayAt, type Aspect, type Day, type Question } from '../../domain/question/index.ts';
import { civilDate, clockTime, hourMs, minuteMs, within, type Instant, type Window } from '../../domain/time.ts';
import {
  attributesOf,
  both,
  countsWeather,
  isInSector,
  quantityOf,
  safetyBand,
  weatherShare,
  type Condition,
  type Contested,
  type FoundWindows,
  type Miss,
  type PresetName,
  type Supposed,
  type Verdict,
} from '../../domain/windows/index.ts';
import { conditionText, hourText, measuredText, missText } from './conditions.ts';
import * as formats from '../format.ts';
import type { Place } from '../../domain/place.ts';
import { height } from '../measures.ts';
import { daylightLine } from '../sky/sky-times.ts';
import type { StreamView } from '../tide/stream-lines.ts';
import { watersOf, type TideView } from '../tide/tide-view.ts';
import { heightLine } from '../tide/level-lines.ts';
import { waterList, waterName } from '../tide/water-lines.ts';
import { rangeText } from '../weather/hour-sentence.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import judgedAspects from './judged.json' with { type: 'json' };
import { dayWords, isWithin, periodWords, sentences, valueLine, type Line } from '../headline.ts';
import { maxBandMinutes } from '../tide/tide-source.ts';

export type WindowsView = FoundWindows & {
  readonly conditions: readonly Condition[];
  /** The time that was looked through, beyond the forecast as well. */
  readonly window: Window;
  /** Whether only some days are looked through, by their names. */
  readonly isOnDays?: boolean;
  readonly lacking?: readonly Condition[];
  /** Limits of the pursuit that were left out, as nothing is known of them here. */
  readonly unknown?: readonly Condition[];
  readonly preset?: AskedPreset;
  readonly tide?: TideView;
  readonly stream?: StreamView;
  readonly weather?: WeatherView;
  /** Whether each of the days that are known is good; only of a pursuit, and where the weather counts. */
  readonly verdicts?: readonly DayVerdict[];
  /** The hours of the day and the light in which it may be at all. */
  readonly open?: readonly Window[];
  /** The light in which it may be at all, at any hour; and the hours at which it is asked for, in any light. */
  readonly lit?: readonly Window[];
  readonly timed?: readonly Window[];
  /** Behind the forecast, when everything but the weather holds. */
  readonly beyond?: readonly Window[] | undefined;
  /** The next window behind the days that are asked about, which have none; without one, until when there is none. */
  readonly later?: Window;
  readonly noneUntil?: Instant | undefined;
};

/** The verdict on a day of the place's calendar, with its night where that is asked about. */
export type DayVerdict = Day & { readonly verdict: Verdict; readonly contested?: Contested };

/** A pursuit with the limits that its asker has for it, and values that are to be judged by them. */
export type AskedPreset = {
  readonly name: PresetName;
  readonly limits: readonly Condition[];
  readonly supposed?: readonly Supposed[];
};

/** Windows of a minute are instants: high water after sunset. */
export function isInstant({ from, to }: Window): boolean {
  return to - from <= minuteMs;
}

/** `Sat 28 Nov 14:10–16:32`. */
export function windowText(format: formats.FormatContext, window: Window): string {
  const start = formats.dateAndClock(format, window.from);
  return isInstant(window)
    ? start
    : `${start}–${formats.clockOn(format, window.to, civilDate(window.from, format.zone))}`;
}

/** A window that is open, or how long it is until then: a good one, one worth a look, news of an alert, or the next. */
export function windowLine(format: formats.FormatContext, window: Window, mark: 'good' | 'look' | 'news' | 'next') {
  const { now, zone } = format;
  const { from, to } = window;
  return format.say('when-window', {
    mark,
    course: from <= now ? 'open' : 'ahead',
    until: formats.clockOn(format, to, civilDate(now, zone)),
    when: windowText(format, window),
    in: formats.durationAhead(format, from - now),
  });
}

/** `Good until 15:40. Waves 0.4 m, wind 8 kn.`, `Not today: gusts (31 kn). Next good time: …`; `undefined` where none is known, or only the light is wanting. */
export function verdictLine(format: formats.FormatContext, view: WindowsView): string | undefined {
  const { now } = format;
  const { preset, verdicts = [], windows, isOnDays } = view;
  const [first] = windows;
  // Of several days that were asked about the one that has a window, else one that is worth a look.
  const firstVerdict = verdicts.find(({ window }) => first && isWithin(Math.max(first.from, now), window));
  const looked = verdicts.find(({ verdict }) => verdict.kind === 'look');
  const day = (isOnDays ? (firstVerdict ?? looked) : undefined) ?? verdicts[0];
  if (!preset || !day || day.verdict.kind === 'unknown') return undefined;
  return first && day.verdict.windows.length > 0 ? goodLine(format, view, first, day) : badLine(format, view, day);
}

/** When it is good, by the first window or, of days that are asked about, by day; and the figures why. */
function goodLine(format: formats.FormatContext, view: WindowsView, first: Window, day: DayVerdict): Line {
  const { kind, windows } = day.verdict;
  if (!view.isOnDays || first.from <= format.now)
    return sentences(windowLine(format, first, kind === 'go' ? 'good' : 'look'), figuresLine(format, view, [first]));
  const good = (view.verdicts ?? []).filter(({ verdict }) => verdict.kind === 'go').slice(0, 4);
  const what = formats.capital(format.say(`when-verdict-${good.length > 0 ? 'go' : kind}`));
  if (good.length > 1) {
    const list = good.map(({ date, verdict }) => `${formats.shortDay(format, date)} ${spansText(format, verdict)}`);
    return format.say('headline-fact', { what, value: list.join(format.say('rivals-between')) });
  }
  // The hours are said that are asked about, where they are not good throughout.
  const spans = spansText(format, day.verdict);
  const isWhole = spans === formats.clockSpans(format, both(view.timed ?? [], [day.window]));
  const on = isWhole ? dayWords(format, day) : hoursOn(format, day, view.conditions);
  return sentences(valueLine(format, on, what, spans), figuresLine(format, view, windows));
}

/** Why it is not, or hardly, good, and when next. */
function badLine(format: formats.FormatContext, view: WindowsView, day: DayVerdict): Line {
  const { kind, miss } = day.verdict;
  if (miss && miss.value === undefined && !view.isOnDays) return undefined;
  const isLook = kind === 'look' && miss !== undefined;
  const told = isLook ? [miss.window] : spansAsked(view, day.window);
  const failed = (view.isOnDays && kind === 'skip' && allFail(format, view)) || {
    day: isLook
      ? `${dayWords(format, day)} ${formats.clockSpans(format, told)}`
      : hoursOn(format, day, view.conditions),
    why: reasonOf(format, view, day.window, miss),
  };
  // A limit that is missed at every hour is said with its figure.
  const isMeasured = (miss?.value ?? missedLimits(format, view, day.window)[0]) !== undefined;
  return sentences(
    formats.capital(format.say(kind === 'look' ? 'when-look-day' : 'when-skip', failed)),
    isLook || !isMeasured || isDark(view, day.window) ? figuresLine(format, view, told) : undefined,
    nextLine(format, view),
  );
}

/** `Waves 0.8–1.2 m, wind 5 kn.`: what the forecast has of all that a pursuit limits, at the hours that are told. */
function figuresLine(format: formats.FormatContext, view: WindowsView, spans: readonly Window[]): Line {
  const limited = view.conditions.flatMap((one) => (one.kind === 'weather' ? one.attribute : []));
  const told = valuesText(format, hoursIn(view, spans), limited);
  return told === '' ? undefined : format.say('when-figures', { figures: formats.capital(told) });
}

function valuesText(format: formats.FormatContext, hours: readonly WeatherHour[], all: readonly Attribute[]): string {
  const told = [...new Set(all)].filter((one) => one !== 'precipitation' && valuesOf(hours, one).length > 0);
  return told.map((one) => `${format.say(`when-of-${one}`)} ${rangeText(format, hours, one)}`).join(', ');
}

export function hoursIn({ weather }: WindowsView, spans: readonly Window[]): readonly WeatherHour[] {
  return (weather?.hours ?? []).filter(({ at }) => spans.some(({ from, to }) => at < to && at + hourMs > from));
}

/** When on a day a pursuit may be by light and clock; where it is dark then, the hours that are asked about. */
export function spansAsked({ open = [], timed = [] }: WindowsView, day: Window): readonly Window[] {
  const spans = both(open, [day]);
  return spans.length > 0 ? spans : both(timed, [day]);
}

/** The hours of a day, and that they are few where that is why it is only worth a look: `17:35–18:00, only 25 min`. */
function spansText(format: formats.FormatContext, { kind, windows: spans }: Verdict): string {
  const shown = formats.clockSpans(format, spans);
  const longestMs = Math.max(...spans.map(({ from, to }) => to - from));
  if (kind !== 'look' || longestMs >= hourMs) return shown;
  return `${shown}, ${format.say('when-only', { value: formats.duration(format, longestMs) })}`;
}

/** Several days on each of which a pursuit fails, and why. */
function allFail(format: formats.FormatContext, view: WindowsView) {
  const known = (view.verdicts ?? []).filter(({ verdict }) => verdict.kind !== 'unknown');
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last || known.some(({ verdict }) => verdict.kind !== 'skip')) return undefined;
  const window = { from: first.window.from, to: last.window.to };
  return { day: periodWords(format, { window, isNamed: true }), why: reasonOf(format, view, window) };
}

function nextLine(format: formats.FormatContext, { windows, later, isOnDays, noneUntil, searched }: WindowsView): Line {
  const next = windows[0] ?? later;
  if (next) return format.say('when-better', { when: windowText(format, next) });
  const until = isOnDays ? noneUntil : searched?.to;
  return until === undefined ? undefined : format.say('when-none', { until: formats.dateUntil(format, until) });
}

/** `tomorrow`, `today from 12:00 to 18:00` where hours are asked about. */
function hoursOn(format: formats.FormatContext, asked: Day, conditions: readonly Condition[]): string {
  const day = dayWords(format, asked);
  const time = conditions.find((one) => one.kind === 'time');
  if (!time) return day;
  const [from, to] = [time.from, time.to].map((hour) => hourText(format, hour));
  return format.say('headline-part', { day, from: from!, to: to! });
}

/** Why a day fails: it is dark, or by its nearest miss, or what fails at every hour. */
export function reasonOf(format: formats.FormatContext, view: WindowsView, day: Window, miss?: Miss): string {
  if (isDark(view, day)) {
    const dark = format.say('when-dark', { times: formats.clockSpans(format, both(view.lit ?? [], [day])) });
    return [dark, ...missedLimits(format, view, day)].join(', ');
  }
  // The hours of the night are near misses of daylight alone, and no reason for a day.
  if (miss?.value !== undefined || miss?.failing.kind === 'around') return missText(format, miss);
  return missedLimits(format, view, day).join(', ') || format.say('when-several');
}

/** Whether a day has no light at the hours at which a pursuit by daylight is asked for. */
function isDark({ conditions, open = [], lit = [] }: WindowsView, day: Window): boolean {
  const isByDay = conditions.some((one) => one.kind === 'light' && one.light === 'day');
  return isByDay && both(lit, [day]).length > 0 && both(open, [day]).length === 0;
}

/** What fails at every hour of a day that is asked about, and where it is nearest to its limit: `wind (at least 23 kn)`. */
function missedLimits(format: formats.FormatContext, view: WindowsView, day: Window): string[] {
  const hours = hoursIn(view, spansAsked(view, day));
  return view.conditions.flatMap((failing) => {
    if (failing.kind !== 'weather' && failing.kind !== 'sector') return [];
    const values = valuesOf(hours, failing.attribute);
    if (failing.kind === 'sector') {
      const value = values[Math.floor(values.length / 2)];
      const isNever = value !== undefined && !values.some((degrees) => isInSector(failing, degrees));
      return isNever ? [missText(format, { failing, value })] : [];
    }
    const { min = -Infinity, max = Infinity } = failing.range;
    const [least, most] = [Math.min(...values), Math.max(...values)];
    if (values.length === 0) return [];
    if (least > max) return missText(format, { failing, value: least }, 'least');
    return most < min ? missText(format, { failing, value: most }, 'most') : [];
  });
}

/** The limits of the table stand where a pursuit has none of its own; our choice. */
type Judged = { readonly scale: string; readonly limits: readonly Extract<Condition, { kind: 'weather' }>[] };
const judged = judgedAspects as unknown as Readonly<Partial<Record<Aspect, Judged>>>;

/** `Yes, too much: wind 14 to 17 kn (limit: wind below 10 kn).`: how what is asked about is, by the limits of a pursuit, in the hours that it has; `isDenied`: fine by itself where the pursuit is not. */
export function judgedLines(
  format: formats.FormatContext,
  view: WindowsView,
  { aspects, state }: Question,
): readonly { readonly line: string; readonly isDenied: boolean }[] {
  const [day] = view.verdicts ?? [];
  if (!day || !amounts.some((one) => one === state)) return [];
  const hours = hoursIn(view, spansAsked(view, day.window));
  const own = view.conditions.filter((one) => one.kind === 'weather');
  // Who bathes feels the water.
  const isBathing = own.some(({ attribute }) => attribute === 'waterTemperature');
  return aspects.flatMap((aspect) => {
    const { scale = '', limits = [] } =
      judged[aspect === 'temperature' && isBathing ? 'water-temperature' : aspect] ?? {};
    const of = limits.map((one) => own.find(({ attribute }) => attribute === one.attribute) ?? one);
    const [all, told] = [hours.flatMap((hour) => amountIn(of, hour) ?? []), of.map(({ attribute }) => attribute)];
    const found = (['too-much', 'too-little', 'enough'] as const).find((one) => all.includes(one));
    if (!found) return [];
    const values = valuesText(format, hours, told);
    const limit = of.map((one) => conditionText(format, one)).join(' · ');
    const line = format.say('when-judged', {
      course: all.every((one) => one === found) ? 'always' : 'at-times',
      verdict: found === state ? 'yes' : 'no',
      amount: format.say('when-amount', { found, scale }),
      day: hoursOn(format, day, view.conditions),
      values,
      limits: limit,
    });
    // `Can I paddle, or is it too windy?`: that the wind is fine is no yes where the waves or the dark forbid it.
    const isDenied = found === 'enough' && day.verdict.kind !== 'go';
    const isYes = isDenied && state === 'enough';
    return { line: isYes ? format.say('when-supposed', { found, value: values, limit }) : line, isDenied };
  });
}

/** `Too much: wind 20 kn (limit: wind below 10 kn).`: how a value that is supposed is by the limits of a pursuit. */
export function supposedLines(format: formats.FormatContext, { preset, conditions }: WindowsView): string[] {
  return (preset?.supposed ?? []).flatMap((one) => {
    const limit = conditions.find((other) => quantityOf(other) === quantityOf(one));
    if (limit?.kind !== 'weather') return [];
    const value = measuredText(format, one, one.range.min);
    // 12 kn are just below a limit of 6.2 m/s.
    const isEnd = Object.values(limit.range).some((end) => measuredText(format, one, end) === value);
    const found = isEnd ? 'enough' : amountIn([limit], { values: { [one.attribute]: one.range.min } })!;
    return format.say('when-supposed', { found, value, limit: conditionText(format, limit) });
  });
}

/** Whether an hour has too much of something, enough or too little; `undefined` where nothing is known. */
function amountIn(limits: Judged['limits'], { values }: Pick<WeatherHour, 'values'>) {
  const known = limits.filter(({ attribute }) => values[attribute] !== undefined);
  if (known.some(({ attribute, range }) => values[attribute]! > (range.max ?? Infinity))) return 'too-much';
  if (known.some(({ attribute, range }) => values[attribute]! < (range.min ?? -Infinity))) return 'too-little';
  return known.length > 0 ? 'enough' : undefined;
}

/** The next window, or that there is none, until when or on the days that are asked about, and when the next one is. */
export function headline(format: formats.FormatContext, place: Place, view: WindowsView): string {
  const { windows, window, searched, later, conditions, isOnDays } = view;
  const [first] = windows;
  if (!first && !searched && conditions.flatMap(attributesOf).length > 0) return unknownLine(format, view);
  if (!first) {
    const until = formats.dateUntil(format, searched?.to ?? window.to);
    const isKnown = isOnDays && (searched?.to ?? window.to) >= window.to;
    const none = format.say(isKnown ? 'when-none-on' : 'when-none', { day: daysAsked(format, view), until });
    const next = later && windowLine(format, later, 'next');
    return [unsureLine(format, view, until) ?? none, watersOfDay(format, place, view), next].filter(Boolean).join(' ');
  }
  return sentences(windowLine(format, first, 'next'), figuresLine(format, view, [first]))!;
}

function daysAsked(format: formats.FormatContext, { window, conditions }: WindowsView): string {
  const [first, last] = [window.from, window.to - 1].map((at) => dayAt(at, format.zone));
  if (first!.date === last!.date) return hoursOn(format, first!, conditions);
  return periodWords(format, { window: { from: first!.window.from, to: last!.window.to }, isNamed: true });
}

/** The waters of the one day that is asked about, and its light where that is wanted: `Low water on Thursday: 06:15 (0.5 m), 18:29 (0.6 m). Sunrise 08:23, sunset 16:58.` */
export function watersOfDay(format: formats.FormatContext, place: Place, view: WindowsView): Line {
  const { tide, conditions, window, isOnDays } = view;
  const around = conditions.find((one) => one.kind === 'around');
  const day = dayAt(window.from, format.zone);
  const isOneDay = isOnDays && window.to <= day.window.to + 12 * hourMs;
  if (!tide || !isOneDay || !around || around.event === 'slack') return undefined;
  const waters = within(watersOf(tide), day.window).filter(({ kind }) => kind === around.event);
  const isByDay = conditions.some((one) => one.kind === 'light' && one.light === 'day');
  const list = waterList(format, tide, waters, day);
  const line = valueLine(format, dayWords(format, day), waterName(format, around.event), list);
  const daylight = isByDay ? daylightLine(format, place, day) : undefined;
  return sentences(levelThen(format, place, view, tide), line, daylight);
}

/** The level at the hour that is asked about: who is at a slipway at a time wants to know its water. */
function levelThen(format: formats.FormatContext, place: Place, view: WindowsView, tide: TideView): Line {
  const { conditions, timed = [], window } = view;
  const [span] = conditions.some(({ kind }) => kind === 'time') ? both(timed, [window]) : [];
  if (!span || span.to - span.from !== hourMs) return undefined;
  const question = { aspect: 'height' as const, aspects: ['height' as const] };
  return heightLine(
    { format, place, tide, day: dayAt(span.from, format.zone), question },
    clockTime(span.from, format.zone),
  );
}

/** That high water is high enough over a sill, but the tide not known well enough: with a smaller error there would be windows. */
function unsureLine(format: formats.FormatContext, { conditions, tide, window }: WindowsView, until: string): Line {
  const sill = conditions.find(({ kind }) => kind === 'sill');
  const highest = Math.max(...within(tide?.extremes ?? [], window).map(({ heightM }) => heightM));
  if (!tide || sill?.kind !== 'sill') return undefined;
  const neededM = (sill.sillM ?? 0) + (sill.draughtM ?? 0) + sill.marginM;
  const { minutes, heightM } = safetyBand(tide.station);
  const isUnsure = highest >= neededM && (highest < neededM + heightM || minutes > maxBandMinutes);
  const [needed, error] = [neededM, heightM].map((metres) => height(format, metres, Infinity));
  return isUnsure ? format.say('when-unsure', { until, needed: needed!, minutes, error: error! }) : undefined;
}

/** Of windows about low water that with the lowest, and this, else the longest. */
export function bestOf(view: WindowsView): { window: Window; low?: TideView['extremes'][number] } | undefined {
  const { windows, conditions, tide } = view;
  const isAboutLow = conditions.some((one) => one.kind === 'around' && one.event === 'low');
  const lows = (isAboutLow ? windows : []).flatMap((window) =>
    within(tide?.extremes ?? [], { ...window, to: window.to + 1 }).flatMap((low) =>
      low.kind === 'low' ? { window, low } : [],
    ),
  );
  const [deepest] = lows.toSorted((a, b) => a.low.heightM - b.low.heightM);
  const [longest] = windows.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return deepest ?? (longest && { window: longest });
}

/** `Best: Fri 27 Nov 14:10–16:32.` */
export function bestLine(format: formats.FormatContext, view: WindowsView): string | undefined {
  const best = bestOf(view);
  if (!best?.low) return best && format.say('when-best', { when: windowText(format, best.window) });
  const { at, heightM } = best.low;
  const args = { when: windowText(format, best.window), time: formats.clock(format, at) };
  return format.say('when-best-low', { ...args, height: height(format, heightM, Infinity) });
}

/** The nearest miss; of one that lacks daylight, say, only where there is no window. */
export function missLine(format: formats.FormatContext, { miss, windows }: WindowsView): string | undefined {
  if (!miss || (miss.value === undefined && windows.length > 0)) return undefined;
  const when = windowText(format, miss.window);
  if (miss.value !== undefined) return format.say('when-miss', { when, why: missText(format, miss) });
  return format.say('when-miss-lacking', { when, condition: conditionText(format, miss.failing) });
}

/** Where the forecast ends, or which of its values there are none of. */
export function forecastEnd(format: formats.FormatContext, view: WindowsView): Line {
  const { conditions, searched, window, windows } = view;
  if (conditions.flatMap(attributesOf).length === 0) return undefined;
  if (!searched) return windows.length === 0 ? undefined : unknownLine(format, view);
  if (searched.to >= window.to) return undefined;
  return format.say('when-forecast-ends', { at: formats.dateAndClock(format, searched.to) });
}

/** The values that a forecast has none of, so that nothing is known of the conditions; none of a forecast that ends before. */
export function unknownAttributes({ conditions, weather }: WindowsView): readonly Attribute[] {
  if (weather?.hours.length === 0) return [];
  const hasNone = (one: Attribute): boolean => !weather?.hours.some(({ values }) => values[one] !== undefined);
  return [...new Set(conditions.flatMap(attributesOf).filter(hasNone))];
}

function unknownLine(format: formats.FormatContext, view: WindowsView): string {
  const unknown = unknownAttributes(view);
  if (unknown.length === 0) return format.say('when-too-early');
  return format.say('when-no-forecast', { what: unknown.map((one) => format.say(`when-of-${one}`)).join(', ') });
}

/** The errors of tide and forecast that were counted against a ship. */
export function safety(format: formats.FormatContext, { conditions, tide }: WindowsView): string | undefined {
  const needsLevel = conditions.some((one) => one.kind === 'tide' && one.range.min !== undefined);
  if (!tide || !conditions.some(({ kind }) => kind === 'sill'))
    return tide && needsLevel ? format.say('when-tide-alone') : undefined;
  const { minutes, heightM } = safetyBand(tide.station);
  return sentences(
    format.say('when-counted', { minutes, height: height(format, heightM, Infinity) }),
    countsWeather(conditions)
      ? format.say('when-counted-weather', { share: formats.percent(format, weatherShare) })
      : undefined,
  );
}
