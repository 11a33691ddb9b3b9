import { nothing, sentences, type Line, type PlaceAsked, type PlaceDays } from '../headline.ts';
import { dayOn, daysTouched, type Days } from '../../domain/question/index.ts';
import { carriedId } from '../../domain/place.ts';
import { civilDate, hourMs, minuteMs, type Window } from '../../domain/time.ts';
import * as domain from '../../domain/windows/index.ts';
import { compose, noteOf, table, type Answer, type Button } from '../answer.ts';
import { conditionsText, presetName } from './presets.ts';
import { windowsData } from '../data.ts';
import * as formats from '../format.ts';
import { streamNotes } from '../tide/stream-answer.ts';
import { tideNote } from '../tide/tide-answer.ts';
import { warnings } from '../tide/tide-source.ts';
import { sourceNotes } from '../weather/weather-answer.ts';
import { height, written } from '../measures.ts';
import { extremeHour, sum } from '../../domain/weather/index.ts';
import { drawn } from '../drawn.ts';
import { measures } from '../weather/weather-facts.ts';
import * as windowLines from './window-lines.ts';

/** Windows are looked for at a place from now on, or in the days of their view. */
type WindowsAsked = Omit<PlaceAsked, 'days'>;

export const usualCount = 6;
const picturedDays = 4;
/** Of a day on which clocks go back. */
const longestDayMs = 25 * hourMs;

/** The next windows in which all conditions hold, the best first where it is asked for; the nearest miss before them; where the forecast ends. */
export function whenAnswer(asked: WindowsAsked, view: windowLines.WindowsView): Answer {
  const { format, place, question = nothing } = asked;
  const { count = usualCount, isTurned } = question;
  const { conditions, tide, lacking, preset } = view;
  const shown = view.windows.slice(0, count);
  const left = view.windows.length - shown.length;
  const days = picturedOf(format, view);
  const { verdict, ...judged } = judgedBy(format, view, question);
  const best = answerLine(asked, view);
  const firstLines = firstLinesOf(asked, view, best, verdict, judged);
  const byDay = isTurned ? undefined : verdictTable(format, view, verdict === undefined ? 0 : 1);
  const what = subjectOf(asked, view);
  const rowsOf = (windows: readonly Window[] = []): string[][] => windows.map((one) => rowOf(format, view, one));
  return compose({
    title: format.say(what === '' ? 'when-title' : 'when-title-for', {
      place: formats.placeName(format, place),
      what,
    }),
    parts: [
      firstLines,
      wantedText(
        format,
        verdict === undefined ? view : { ...view, conditions: conditions.filter(({ kind }) => kind !== 'time') },
      ),
      // One window is in the first line, and those of a pursuit are in the verdicts on its days.
      (shown.length === 1 && !lacking) || (byDay && preset) ? undefined : table(rowsOf(shown)),
      left > 0 && !byDay ? format.say('when-more', { count: left }) : undefined,
      byDay,
      table(rowsOf(view.beyond), format.say('when-beyond')),
      verdict === undefined ? windowLines.missLine(format, view) : undefined,
      windowLines.forecastEnd(format, view),
      tide && warnings(format, place, tide),
      windowLines.safety(format, view),
    ],
    firstLines: () => firstLines,
    ...dayFoundOf(format, view, best),
    ...(verdict !== undefined && {
      // Without a day that of the next window counts, or of the verdict that is told.
      goodHours: () => goodHours(view.isOnDays ? view : { verdicts: (view.verdicts ?? []).slice(0, 1) }),
      isLook: () => view.verdicts?.every(({ verdict: { kind } }) => kind !== 'go') === true,
      figures: () => figuresOf(format, view),
      windFrom: () => extremeHour(hoursTold(view), 'windSpeed', 'most')?.values.windDirection,
    }),
    times: () =>
      view.lacking ? undefined : { windows: view.windows, shown: (window) => windowLines.windowText(format, window) },
    note: windowsNote(asked, view),
    buttons: [...presetButtons(format, view), ...calendarButton(asked, view)],
    data: windowsData(place, view, shown, domain.writeConditions(conditions)),
    picture: days && pictureOf({ format, place, days }, view),
  });
}

/** The day of the window that the first line tells, where no other was named. */
function dayFoundOf({ zone }: formats.FormatContext, view: windowLines.WindowsView, best: string | undefined) {
  const told = best === undefined ? view.windows[0] : windowLines.bestOf(view)?.window;
  const { isOnDays, window } = view;
  return told && !(isOnDays && window.to - window.from <= longestDayMs)
    ? { dayFound: () => civilDate(told.from, zone) }
    : {};
}

/** Nothing is said to be good where a word that turns the meaning is not understood. */
function judgedBy(format: formats.FormatContext, view: windowLines.WindowsView, question: typeof nothing) {
  const isUnsure = view.lacking ?? (question.isTurned && view.windows.length > 0);
  const judged = question.isTurned ? [] : windowLines.judgedLines(format, view, question);
  const [behind, before] = [true, false].map((isBehind) =>
    judged.filter(({ isDenied }) => isDenied === isBehind).map(({ line }) => line),
  );
  return {
    before: before!,
    behind: behind!,
    verdict: isUnsure ? undefined : windowLines.verdictLine(format, view),
  };
}

/** The best window or the verdict, else the next window, and which limits of the pursuit are not known. */
function firstLinesOf(
  { format, place }: WindowsAsked,
  view: windowLines.WindowsView,
  best: string | undefined,
  verdict: string | undefined,
  judged: { readonly before: readonly string[]; readonly behind: readonly string[] },
) {
  const { lacking, unknown = [], preset, conditions } = view;
  const learner = preset && domain.isForLearners(preset.name, conditions) ? format.say('when-learner') : undefined;
  const without = lacking && format.say('when-without-weather', { conditions: conditionsText(format, lacking) });
  const others = unknown.filter((one) => !domain.isOfShore(one));
  const shore = unknown.length > others.length ? format.say('problem-shore-unknown') : undefined;
  const left = others[0] && format.say('when-unknown', { conditions: conditionsText(format, others) });
  const told = best === undefined ? view.windows[0] : windowLines.bestOf(view)?.window;
  const found = best ?? without ?? verdict ?? windowLines.headline(format, place, view);
  const waters = verdict === undefined ? undefined : windowLines.watersOfDay(format, place, view);
  const supposed = windowLines.supposedLines(format, view);
  const before = supposed.length > 0 ? supposed : judged.before;
  const lines = [...before, found, ...judged.behind, caution(format, view, told), waters];
  // Hours for a dive at slack are of no use to who does not read first that slack is not among their limits.
  const isFirst = view.windows.length > 0 && unknown.some((one) => domain.needOf(one) === 'stream');
  const ordered = isFirst ? [left, ...lines, learner, shore] : [...lines, learner, left, shore];
  return ordered.filter((line) => line !== undefined);
}

/** Of a pursuit on tidal flats, when to be on the way back in the window that is told. */
function caution(format: formats.FormatContext, { preset, tide }: windowLines.WindowsView, told: Window | undefined) {
  if (!told || !tide || !preset || !domain.isOnFlats(preset.name)) return undefined;
  const { from, to } = told;
  const low = tide.extremes.find(({ kind, at }) => kind === 'low' && at > from - hourMs && at < to + 2 * hourMs);
  const back = low && format.say('when-caution-flats', { time: formats.clock(format, low.at) });
  const vague = domain.isVagueOnFlats(preset.name, tide.station) ? domain.safetyBand(tide.station) : undefined;
  return sentences(vague && format.say('when-vague-flats', vague), back);
}

/** The pursuit, or the wind whose end is asked for. */
function subjectOf({ format, question = nothing }: WindowsAsked, { preset, conditions }: windowLines.WindowsView) {
  if (preset) return formats.capital(presetName(format, preset.name));
  return question.state === 'falling' ? formats.capital(conditionsText(format, conditions)) : '';
}

function answerLine({ format, question = nothing }: WindowsAsked, view: windowLines.WindowsView): Line {
  if (question.superlative === 'best') return windowLines.bestLine(format, view);
  return question.state === 'falling' && !view.preset ? endLine(format, view) : undefined;
}

/** When a wind that is asked about drops that blows now, or begins and drops; `undefined` where it does not blow. */
function endLine(format: formats.FormatContext, { windows: [first] }: windowLines.WindowsView): string | undefined {
  if (!first) return undefined;
  const [from, until] = [first.from, first.to].map((at) => formats.dateAndClock(format, at));
  return format.say('when-ends', { course: first.from <= format.now ? 'open' : 'ahead', from: from!, until: until! });
}

/** The windows as bands: over the waves where they are asked for, else over the tide, the stream or the weather. */
function pictureOf({ format, place, days }: PlaceDays, view: windowLines.WindowsView) {
  const { tide, stream, weather, windows, conditions, lacking } = view;
  const shown = { format, place, days, windows };
  // Bands of tide and sky alone would look as if all of it were known.
  if (lacking) return undefined;
  if (weather && conditions.flatMap(domain.attributesOf).some((attribute) => /^(wave|swell)/.test(attribute)))
    return drawn('wavesPicture', { ...shown, weather, tide });
  if (tide) return drawn('tidePicture', { ...shown, tide });
  if (stream) return drawn('currentPicture', { ...shown, stream });
  if (!weather) return undefined;
  return drawn('weatherPicture', { ...shown, weather, following: [] });
}

/** The conditions, and the pursuit that they are for. */
export function wantedText(
  format: formats.FormatContext,
  { conditions, lacking = [], preset }: windowLines.WindowsView,
): string {
  const wanted = conditionsText(format, [...conditions, ...lacking]);
  if (!preset) return format.say('when-wanted', { conditions: wanted });
  const command = formats.firstOf(format, 'command-preset-name');
  return format.say('when-wanted-for', { what: presetName(format, preset.name), conditions: wanted, command });
}

/** The windows as a calendar, where it keeps to no days of the question. */
function calendarButton({ format, place }: WindowsAsked, view: windowLines.WindowsView): Button[] {
  const { conditions, lacking, windows, isOnDays, preset } = view;
  // The id of a place has nothing of the differences of one's own port.
  if (isOnDays || lacking || place.ownPort || windows.length === 0) return [];
  const changed = preset ? conditions.filter((one) => !domain.isAmong(preset.limits, one)) : conditions;
  const terms = [preset && domain.writePreset(preset.name), domain.writeConditions(changed)].filter(Boolean);
  const options = { place: carriedId(place), conditions: terms.join(',') };
  return [{ label: format.say('page-calendar'), command: 'calendar', options }];
}

/** Whether the verdict on the first day was right, which may move the limit that decided it; and limits of the question to keep. */
function presetButtons(format: formats.FormatContext, { preset, conditions, verdicts = [] }: windowLines.WindowsView) {
  if (!preset) return [];
  const { name, limits } = preset;
  const button = (key: string, options: Button['options'], day = ''): Button => ({
    label: format.say(key, { day, what: presetName(format, name) }),
    command: 'preset save',
    options: { preset: name, ...options },
  });
  const [first] = verdicts.flatMap(({ date, contested, window: { from } }) =>
    contested && from <= format.now ? { ...contested, day: formats.capital(formats.shortDay(format, date)) } : [],
  );
  const changed = conditions.filter(
    (one) =>
      !domain.isAmong(limits, one) && limits.some((limit) => domain.quantityOf(limit) === domain.quantityOf(one)),
  );
  return [
    ...(first
      ? [
          button('when-was-right', { was: 'right' }, first.day),
          button(
            `when-was-${first.was}`,
            { conditions: domain.writeConditions([first.limit]), was: first.was },
            first.day,
          ),
        ]
      : []),
    ...(changed.length > 0 ? [button('preset-keep', { conditions: domain.writeConditions(changed) })] : []),
  ];
}

/** Of a day that is worth a look half the hours, and half an hour where it is so without a window. */
function goodHours({ verdicts = [] }: Pick<windowLines.WindowsView, 'verdicts'>): number {
  const hours = verdicts.map(({ verdict: { kind, windows } }) => {
    const all = sum(windows.map(({ from, to }) => (to - from) / hourMs));
    return kind === 'look' ? Math.max(all, 1) / 2 : all;
  });
  return sum(hours);
}

function hoursTold(view: windowLines.WindowsView) {
  const { verdicts = [], windows, isOnDays } = view;
  const days = (isOnDays ? verdicts : verdicts.slice(0, 1)).map(({ window }) => window);
  const good = domain.both(windows, days);
  return windowLines.hoursIn(view, good.length > 0 ? good : days.flatMap((day) => windowLines.spansAsked(view, day)));
}

/** The sea and the wind by which places and times are compared, at the hours that are told, else at those that would do by their light and clock. */
function figuresOf(format: formats.FormatContext, view: windowLines.WindowsView) {
  const { conditions } = view;
  const told = hoursTold(view);
  return (['waves', 'wind', 'water-temperature'] as const).flatMap((aspect) => {
    const { attribute, felt = Infinity } = measures[aspect];
    const limit = conditions.find((one) => one.kind === 'weather' && one.attribute === attribute);
    const values = limit && extremeHour(told, attribute, 'most')?.values;
    if (!values || limit?.kind !== 'weather') return [];
    const value = values[attribute]!;
    const { min = -Infinity, max = Infinity } = limit.range;
    const worse = Math.max(0, value - max, min - value) / Math.abs(felt);
    const what = formats.capital(format.say(`when-of-${attribute}`));
    return [{ what, value, shown: written(format, attribute, values), worse }];
  });
}

/** `Sat 28 | go | 10:00–12:30`, `Sun 29 | skip | gusts (24 kn)`. */
function verdictTable(format: formats.FormatContext, view: windowLines.WindowsView, saidDays: number) {
  const { verdicts = [] } = view;
  const known = verdicts.filter(({ verdict }) => verdict.kind !== 'unknown');
  const rows = (known.length > saidDays ? known : []).map(({ date, verdict: { kind, windows, miss } }) => {
    const times = formats.clockSpans(format, windows);
    const reason = windowLines.reasonOf(format, view, dayOn(date, format.zone).window, miss);
    return [
      formats.capital(formats.shortDay(format, date)),
      format.say(view.preset ? `when-verdict-${kind}` : times === '' ? 'when-not-held' : 'when-held'),
      times === '' ? reason : times,
    ];
  });
  return table(rows, format.say('when-by-day'));
}

/** Start, end and length; of an instant the height of the water. */
function rowOf(format: formats.FormatContext, { tide }: windowLines.WindowsView, window: Window): string[] {
  const { from, to } = window;
  const start = formats.capital(formats.dateAndClock(format, from));
  if (!windowLines.isInstant(window))
    return [start, formats.clockOn(format, to, civilDate(from, format.zone)), formats.duration(format, to - from)];
  const extreme = tide?.extremes.find(({ at }) => Math.abs(at - from) <= minuteMs);
  return [start, ...(extreme ? [height(format, extreme.heightM, Infinity)] : [])];
}

export function windowsNote({ format, place }: WindowsAsked, view: windowLines.WindowsView): Line[] {
  const { tide, stream, weather, window } = view;
  const day = { date: civilDate(window.from, format.zone), window };
  const zone = formats.zoneNote(format, window);
  return noteOf(
    format,
    ...(tide ? tideNote({ format, place, days: [day] }, tide) : [zone]),
    ...(stream ? streamNotes(format, stream) : []),
    ...(weather ? sourceNotes(format, weather) : []),
  );
}

/** From the day of the first window, or of the nearest miss, to that of the last one within four days. */
function picturedOf({ zone }: formats.FormatContext, { windows, miss }: windowLines.WindowsView): Days | undefined {
  const first = windows[0] ?? miss?.window;
  return first && daysTouched({ from: first.from, to: (windows.at(-1)?.from ?? first.from) + 1 }, zone, picturedDays);
}
