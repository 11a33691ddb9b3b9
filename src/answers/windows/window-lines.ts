import type { Attribute } from '../../domain/weather/index.ts';
import { civilDate, dayWindow, minuteMs, within, type Window } from '../../domain/time.ts';
import { attributesOf, countsWeather, safetyBand, weatherShare, type Condition } from '../../domain/windows/index.ts';
import { valuesOf } from '../weather/weather-view.ts';
import { conditionText, missText } from './conditions.ts';
import {
  capital,
  clock,
  clockOn,
  dateAndClock,
  durationAhead,
  height,
  percent,
  type FormatContext,
} from '../format.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import { dayWords, sentences } from '../headline.ts';
import type { WindowsView } from './windows-view.ts';

/** `Sat 28 Nov 14:10–16:32`. */
export function spanText(format: FormatContext, { from, to }: Window): string {
  return `${dateAndClock(format, from)}–${clockOn(format, to, civilDate(from, format.zone))}`;
}

/** Windows of a minute are instants: high water after sunset. */
export function isInstant({ from, to }: Window): boolean {
  return to - from <= minuteMs;
}

function windowText(format: FormatContext, window: Window): string {
  return isInstant(window) ? dateAndClock(format, window.from) : spanText(format, window);
}

/**
 * The verdict on a pursuit: `Good until 15:40.`, `Not today: gusts (31 kn). Next: Sat 28 Nov 10:00–12:30.` `undefined` where
 * none is known, or only the light is wanting, which comes with the day.
 */
export function verdictLine(format: FormatContext, view: WindowsView): string | undefined {
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
export function bestLine(format: FormatContext, { windows, conditions, tide }: WindowsView): string | undefined {
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

export function missLine(format: FormatContext, { miss }: WindowsView): string | undefined {
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
export function safety(format: FormatContext, { conditions, tide }: WindowsView): string | undefined {
  if (!tide || !conditions.some(({ kind }) => kind === 'sill')) return undefined;
  const { words } = format;
  const { band } = tide.station;
  const { minutes, heightM } = safetyBand(band ? { band: { minutes: band.minutes, heightM: band.height } } : {});
  return sentences(
    words.say('when-counted', { minutes, height: height(format, heightM, Infinity) }),
    countsWeather(conditions) ? words.say('when-counted-weather', { share: percent(format, weatherShare) }) : undefined,
  );
}
