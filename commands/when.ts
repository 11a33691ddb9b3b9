import { alertAnswer, usualCount, whenAnswer, type DayVerdict, type WindowsView } from '../src/answers/index.ts';
import { loadSearch, type PlaceCommand, type PlaceCommandContext } from '../src/chat/index.ts';
import { addDays, civilDate, dayWindow, utcDayMs, type Window } from '../src/domain/time.ts';
import {
  atPort,
  contestedLimit,
  findWindows,
  needOf,
  verdictOf,
  type Condition,
  type WindowSearch,
} from '../src/domain/windows/index.ts';
import { orElse, Problem } from '../src/problem.ts';

/** Tide and sky are looked through so far ahead, one after the other until there are windows enough: each asks for more tides. */
const reachesDays = [31, 120, 366] as const;
/** As far as one request for the forecast goes. */
export const forecastDays = 9;
/** Days that a pursuit has a verdict for where no weather counts. */
const verdictDays = 7;

/** The next times at which tide, weather and sky are as they are wished. */
export const when: PlaceCommand = {
  name: 'when',
  options: ['place', 'conditions', 'preset', 'day', 'datum'],
  takesConditions: 'always',
  warnsOfStreams: true,
  takesCount: true,
  maxDays: 31,
  async run(context) {
    const { format, place, days, period, question, conditions = [], news } = context;
    const { now } = format;
    if (news) {
      const window = { from: now, to: now + forecastDays * utcDayMs };
      const view = await searchWindows(context, window).catch(orElse(undefined));
      return alertAnswer(format, place, { news, conditions, view });
    }
    if (period) {
      const { from, to } = period;
      const isShown = days.at(-1)?.window.to === to;
      const within = isShown ? days.map(({ window }) => window) : [period];
      const window = { from: Math.max(from, Math.min(now, to - 1)), to };
      const view = await windowsOrSkyAndTide(context, window, within);
      return whenAnswer(format, place, { ...view, ...(await laterWindow(context, view, to)) }, question);
    }
    const reaches = isAboutWeather(conditions) ? [forecastDays] : reachesDays;
    const wanted = question.count ?? usualCount;
    let view: WindowsView | undefined;
    for (const reach of reaches) {
      view = await windowsOrSkyAndTide(context, { from: now, to: now + reach * utcDayMs });
      if (view.windows.length >= wanted) break;
    }
    if (!view) throw new Error('Nothing is looked through');
    return whenAnswer(format, place, view, question);
  },
};

/** The next window behind days that have none, as far as a forecast reaches. */
async function laterWindow(
  context: PlaceCommandContext,
  { windows, lacking }: WindowsView,
  from: number,
): Promise<Pick<WindowsView, 'later'>> {
  const to = context.format.now + forecastDays * utcDayMs;
  if (windows.length > 0 || lacking || from >= to) return {};
  const view = await searchWindows(context, { from, to }).catch(orElse(undefined));
  const [later] = view?.windows ?? [];
  return later ? { later } : {};
}

/** Where the weather cannot be asked, when the other conditions hold; never a verdict. Throws a `Problem`. */
async function windowsOrSkyAndTide(
  context: PlaceCommandContext,
  window: Window,
  within?: readonly Window[],
): Promise<WindowsView> {
  const { conditions = [], place } = context;
  return searchWindows(context, window, within).catch(async (error: unknown) => {
    const ofWeather = (one: Condition): boolean => needOf(one) === 'weather';
    const others = atPort(conditions, place.ownPort).filter((one) => !ofWeather(one));
    const isAnswered = others.some(({ kind }) => kind !== 'length');
    if (!(error instanceof Problem) || !conditions.some(ofWeather) || !isAnswered) throw error;
    const { verdicts: _, ...view } = await searchWindows({ ...context, conditions: others }, window, within).catch(
      () => {
        throw error;
      },
    );
    return { ...view, lacking: conditions.filter(ofWeather) };
  });
}

/** Whether the forecast is needed, which ends soon. */
export function isAboutWeather(conditions: readonly Condition[]): boolean {
  return conditions.some((one) => needOf(one) === 'weather');
}

/** The windows of a time, with what they are found from. `within` are the days that are asked for. */
export async function searchWindows(
  context: PlaceCommandContext,
  window: Window,
  within?: readonly Window[],
): Promise<WindowsView> {
  const { place, marine, datum, preset: asked, conditions = [] } = context;
  const { search: searched, ...views } = await loadSearch(marine, {
    place,
    window,
    conditions,
    datum,
    ...(within && { within }),
  });
  const found = findWindows(searched);
  const preset = asked && { ...asked, limits: atPort(asked.limits, place.ownPort) };
  const hasVerdicts = preset !== undefined || views.weather !== undefined;
  return {
    ...found,
    conditions: searched.conditions,
    window,
    isOnDays: within !== undefined,
    ...(preset && { preset }),
    ...views,
    ...(hasVerdicts && found.searched && { verdicts: verdictsOf(searched, found.searched, preset?.limits) }),
  };
}

/** The verdict on each day that is looked through, as far as the forecast reaches. */
function verdictsOf(search: WindowSearch, known: Window, limits: readonly Condition[] = []): readonly DayVerdict[] {
  const dates: string[] = [];
  const last = civilDate(known.to - 1, search.zone);
  const most = search.weather ? Infinity : verdictDays;
  for (let date = civilDate(known.from, search.zone); date <= last && dates.length < most; date = addDays(date, 1)) {
    dates.push(date);
  }
  return dates.map((date) => {
    const verdict = verdictOf(search, dayWindow(date, search.zone));
    const contested = contestedLimit(search, verdict, limits);
    return { date, verdict, ...(contested && { contested }) };
  });
}
