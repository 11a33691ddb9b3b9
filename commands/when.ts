import * as answers from '../src/answers/index.ts';
import { hoursIn, loadSearch, spanOf, type PlaceCommand, type PlaceCommandContext } from '../src/chat/index.ts';
import { hourMs, utcDayMs, weekdayOf, type Window } from '../src/domain/time.ts';
import * as windows from '../src/domain/windows/index.ts';
import { dayAt, daysTouched, type Question } from '../src/domain/question/index.ts';
import { defined } from '../src/lib/defined.ts';
import { orElse, Problem } from '../src/problem.ts';
import { tide } from './tide.ts';
import { waves } from './waves.ts';

/** Tide and sky are looked through so far ahead, one after the other until there are windows enough: each asks for more tides. */
const reachesDays = [31, 120, 366] as const;
/** As far as one request for the forecast goes. */
export const forecastDays = 9;
/** Days that a pursuit has a verdict for where no weather counts and none are asked about. */
const verdictDays = 7;

/** The next times at which tide, weather and sky are as they are wished. */
export const when: PlaceCommand = {
  name: 'when',
  options: ['place', 'conditions', 'preset', 'day', 'datum'],
  takesConditions: 'always',
  warnsOfStreams: true,
  takesCount: true,
  maxDays: 31,
  run: (context) => timesOf(context).catch((error: unknown) => askingForSill(context, error)),
};

/** Times of a period that was asked for: two a day of a month fit into a message. */
const mostOfPeriod = 62;

async function timesOf(context: PlaceCommandContext): Promise<answers.Answer> {
  const { format, place, marine, days, period, question, conditions = [], news = [] } = context;
  const { now } = format;
  const warningNews = news.filter(windows.isWarningNews);
  if (warningNews.length > 0) {
    const view = await marine.warnings(place.point).catch(orElse(undefined));
    return answers.warningsAnswer(format, place, view, warningNews);
  }
  const windowNews = news.filter((one) => !windows.isWarningNews(one));
  if (windowNews.length > 0) {
    const window = { from: now, to: now + forecastDays * utcDayMs };
    const view = await searchWindows(context, window).catch(orElse(undefined));
    return answers.alertAnswer(format, place, { news: windowNews, conditions, view });
  }
  if (period) {
    const { from, to } = throughNight(period, conditions);
    const isShown = days.at(-1)?.window.to === period.to;
    const within = isShown
      ? days.map((day) => throughNight(answers.windowOf(day, undefined), conditions))
      : [{ from, to }];
    const window = { from: Math.max(from, Math.min(now, to - 1)), to };
    const view = await windowsOrSkyAndTide(context, window, within);
    const [later, beyond] = await Promise.all([laterWindow(context, view, to), windowsBeyond(context, view, within)]);
    const all = { ...question, count: question.count ?? mostOfPeriod };
    return answers.whenAnswer({ ...context, question: all }, { ...view, ...later, beyond });
  }
  const reaches = isAboutWeather(conditions) ? [forecastDays] : reachesDays;
  const wanted = question.count ?? answers.usualCount;
  let view: answers.WindowsView | undefined;
  for (const reach of reaches) {
    view = await windowsOrSkyAndTide(context, { from: now, to: now + reach * utcDayMs });
    if (view.windows.length >= wanted) break;
  }
  if (!view) throw new Error('Nothing is looked through');
  return answers.whenAnswer(context, view);
}

/** The height of a sill is asked for where nobody has said it; meanwhile the high waters, or the height at an hour, are told, and the sea, which breaks on a bar. */
async function askingForSill(context: PlaceCommandContext, error: unknown): Promise<answers.Answer> {
  if (!(error instanceof Problem && error.code === 'sill-missing')) throw error;
  const { format, conditions = [] } = context;
  const hour = conditions.find((one) => one.kind === 'time');
  const isAtHour = hour && hoursIn(hour.to) - hoursIn(hour.from) === 1;
  const time = defined({ time: isAtHour ? hour.from : undefined });
  const hours = hour && !isAtHour ? { part: spanOf(hoursIn(hour.from), hoursIn(hour.to)) } : time;
  const question: Question = { aspects: isAtHour ? ['height', 'high'] : ['high'], ...time };
  const [answer, sea] = await Promise.all([tide.run({ ...context, question }), seaLines(context, hours)]);
  const asking = [...answers.draughtSaid(format, conditions), format.say('problem-sill-missing')].join(' ');
  return answers.withFurther(answer, [...sea, asking], 0);
}

/** Where waves are limited, what they and the wind are at the hours that are asked about: they break on a bar. */
async function seaLines(context: PlaceCommandContext, part: Pick<Question, 'time' | 'part'>) {
  const { format, conditions = [] } = context;
  if (!conditions.some((one) => one.kind === 'weather' && one.attribute === 'waveHeight')) return [];
  const question: Question = { ...part, aspects: ['waves', 'wind'] };
  const sea = await waves.run({ ...context, question }).catch(orElse(undefined));
  return [format.say('headline-bar'), ...(sea?.firstLines?.() ?? [])];
}

/** A day; of a night that is asked about, which goes on behind midnight, the day that begins and ends with its end. */
function throughNight({ from, to }: Window, conditions: readonly windows.Condition[]): Window {
  const nights = conditions.flatMap((one) => (one.kind === 'time' && one.to < one.from ? [hoursIn(one.to)] : []));
  const isDark = conditions.some((one) => one.kind === 'light' && (one.light === 'night' || one.light === 'dark'));
  const isTimed = conditions.some(({ kind }) => kind === 'time');
  const byMs = (nights[0] ?? (isDark && !isTimed ? 12 : 0)) * hourMs;
  return { from: from + byMs, to: to + byMs };
}

/** The next window behind days that have none, as far as a forecast reaches, and until when there is none. */
async function laterWindow(context: PlaceCommandContext, { windows, lacking }: answers.WindowsView, from: number) {
  const to = context.format.now + forecastDays * utcDayMs;
  if (windows.length > 0 || lacking || from >= to) return {};
  const view = await searchWindows(context, { from, to }).catch(orElse(undefined));
  const [later] = view?.windows ?? [];
  return later ? { later } : { noneUntil: view?.searched?.to };
}

/** Behind the forecast, when everything but the weather holds; `undefined` where only the time of day is left of it. */
async function windowsBeyond(context: PlaceCommandContext, view: answers.WindowsView, within: readonly Window[]) {
  const { preset: _, ...plain } = context;
  const { conditions = [], place } = plain;
  const others = windows.atPort(conditions, place.ownPort).filter((one) => windows.needOf(one) !== 'weather');
  const { searched, lacking, window } = view;
  const from = searched?.to ?? window.from;
  const isUnknown = lacking !== undefined || answers.unknownAttributes(view).length > 0;
  if (isUnknown || from >= window.to || !others.some((one) => windows.needOf(one) !== undefined)) return undefined;
  const days = within.filter(({ to }) => to > from).map((day) => ({ from: Math.max(day.from, from), to: day.to }));
  const found = await searchWindows({ ...plain, conditions: others }, { from, to: window.to }, days).catch(
    orElse(undefined),
  );
  return found?.windows;
}

/** Where the weather cannot be asked, when the other conditions hold; never a verdict. Throws a `Problem`. */
async function windowsOrSkyAndTide(context: PlaceCommandContext, window: Window, within?: readonly Window[]) {
  const { conditions = [], place } = context;
  return searchWindows(context, window, within).catch(async (error: unknown) => {
    const needsWeather = (one: windows.Condition): boolean => windows.needOf(one) === 'weather';
    const others = windows.atPort(conditions, place.ownPort).filter((one) => !needsWeather(one));
    const isAnswered = others.some(({ kind }) => kind !== 'length');
    if (!(error instanceof Problem) || !conditions.some(needsWeather) || !isAnswered) throw error;
    const { verdicts: _, ...view } = await searchWindows({ ...context, conditions: others }, window, within).catch(
      () => {
        throw error;
      },
    );
    return { ...view, lacking: conditions.filter(needsWeather) };
  });
}

/** Whether the forecast is needed, which ends soon. */
export function isAboutWeather(conditions: readonly windows.Condition[]): boolean {
  return conditions.some((one) => windows.needOf(one) === 'weather');
}

/** The windows of a time, with what they are found from. `within` are the days that are asked for. */
export async function searchWindows(context: PlaceCommandContext, window: Window, within?: readonly Window[]) {
  const { place, marine, datum, preset: asked, conditions = [] } = context;
  const preset = asked && { ...asked, limits: windows.atPort(asked.limits, place.ownPort) };
  const loaded = await loadSearch(marine, {
    place,
    window,
    conditions,
    datum,
    limits: preset?.limits,
    ...(within && { within }),
  });
  const { search: searched, ...views } = loaded;
  const spansFor = windows.keptSpans();
  const found = windows.findWindows(searched, spansFor);
  const find = windows.createWindowFinder(searched, spansFor);
  const heldBy = (kinds: readonly windows.ConditionKind[]): readonly Window[] =>
    find(searched.conditions.filter(({ kind }) => kinds.includes(kind))).windows;
  const hasVerdicts = preset !== undefined || views.weather !== undefined;
  return {
    ...found,
    conditions: searched.conditions,
    window,
    isOnDays: within !== undefined,
    ...(preset && { preset }),
    open: heldBy(['time', 'light', 'weekday']),
    // Also what is over of today.
    lit: windows.createWindowFinder({
      ...searched,
      window: { ...window, from: dayAt(window.from, place.zone).window.from },
    })(searched.conditions.filter(({ kind }) => kind === 'light')).windows,
    timed: heldBy(['time', 'weekday']),
    ...views,
    ...(hasVerdicts && found.searched && { verdicts: verdictsOf(loaded, found.searched, preset, within) }),
  };
}

/** The verdict on each day that is asked about, else that is looked through, as far as the forecast reaches; `look` at best where a limit is not known, or low water over flats. */
function verdictsOf(
  { search, unknown = [] }: Awaited<ReturnType<typeof loadSearch>>,
  known: Window,
  preset: answers.WindowsView['preset'],
  asked: readonly Window[] | undefined,
) {
  const days = search.conditions.flatMap((one) => (one.kind === 'weekday' ? [one.weekdays] : []));
  const isVague = preset && search.tide && windows.isVagueOnFlats(preset.name, search.tide);
  const all =
    asked ?? daysTouched(known, search.zone, search.weather ? Infinity : verdictDays).map(({ window }) => window);
  return all
    .filter(({ from }) => from < known.to)
    .map((window) => ({ ...dayAt(window.from, search.zone), window }))
    .filter(({ date }) => days.every((weekdays) => weekdays.includes(weekdayOf(date))))
    .map((day) => {
      const found = windows.verdictOf(search, day.window, preset?.limits);
      const verdict =
        found.kind === 'go' && (unknown.length > 0 || isVague) ? { ...found, kind: 'look' as const } : found;
      const contested = windows.contestedLimit(search, verdict, preset?.limits ?? []);
      return { ...day, verdict, ...(contested && { contested }) };
    });
}
