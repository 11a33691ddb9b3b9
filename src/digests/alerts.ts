import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { datumOf, isStale, sightOf, type LoadedSearch } from '../chat/index.ts';
import { memoize } from '../domain/memoize.ts';
import { pointId } from '../domain/place.ts';
import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { civilDate, hourMs, minuteMs, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import {
  createWindowFinder,
  findWindows,
  needOf,
  parseConditions,
  takenBack,
  watchWindows,
  writeConditions,
  type Condition,
  type WatchNews,
  type WatchState,
} from '../domain/windows/index.ts';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import { plannedDelivery } from './delivery.ts';
import type { AlertCheck, AlertMetrics, AlertOutbox, AlertToCheck, LoadSearch, Log } from './ports.ts';

export type AlertWatcherOptions = {
  readonly outbox: AlertOutbox;
  readonly loadSearch: LoadSearch;
  readonly metrics: AlertMetrics;
  readonly log: Log;
  now(): Instant;
};

export type AlertWatcher = {
  /** Checks alerts that are due, at most so many that it takes a second or two. True where more may be due. */
  round(): Promise<boolean>;
};

/** Claiming them and writing their states takes some 10 ms on SQLite, during which nothing else happens. */
const alertsAtOnce = 100;
/** Places that have not had their turn by then are left to a later round, before the claims of the others end, ms. */
const roundMs = 20_000;
/** Places whose data are read at the same time. */
const placesAtOnce = 4;
/** Other requests have their turn after so much work on each of these places, ms. */
const sliceMs = 3;

/** Forecast models run every few hours, and their results come at any minute. */
const lookEveryMs = hourMs;
const retryMs = 15 * minuteMs;
/** Tide and sky do not change. */
const skyLookEveryMs = 7 * utcDayMs;

/** As far as one request for the forecast goes. */
const forecastDays = 9;
/** Beyond the longest notice and the week until the next check. */
const skyDays = 21;
/** The start of a window that is open is looked for so far back. */
const lookBackMs = utcDayMs / 2;

/** Checks alerts: looks their windows through again where the forecast has changed or something is due. */
export function createAlertWatcher(options: AlertWatcherOptions): AlertWatcher {
  const { outbox, log, now } = options;
  return {
    async round() {
      const at = now();
      const { alerts, unreadable } = await outbox.claimChecks(at, alertsAtOnce);
      for (const id of unreadable) log.bug(newReference(), new Error(`Alert ${id} cannot be read and has been ended`));
      const places = [...Map.groupBy(alerts.map(withConditions), keyOf).values()];
      const slice = createSlice();
      const next = places.values();
      const work = async (): Promise<void> => {
        for (const place of next) {
          if (now() - at > roundMs) return;
          const checks = await checkPlace(options, place, at, slice);
          await slice();
          await outbox.recordChecks(checks, at);
          await slice();
        }
      };
      await Promise.all(Array.from({ length: placesAtOnce }, work));
      return alerts.length + unreadable.length === alertsAtOnce;
    },
  };
}

type Alert = AlertToCheck & {
  readonly conditions: readonly Condition[];
  readonly datum: DatumName | undefined;
  /** Of a forecast or an observation, which change. */
  readonly needsWeather: boolean;
};

function withConditions(alert: AlertToCheck): Alert {
  const { input } = alert.message;
  const { conditions: text = '', datum: named } = input.kind === 'command' ? input.options : {};
  const conditions = conditionsOf(text);
  const datum = datumOf(
    conditions,
    datumNames.find((name) => name === named?.toUpperCase()),
  );
  return {
    ...alert,
    conditions,
    datum,
    needsWeather: conditions.some((one) => ['weather', 'observed'].includes(needOf(one) ?? '')),
  };
}

/** Most alerts are those that forms and presets offer: few texts, each of which takes some 20 µs to parse. */
const maxCachedTexts = 1000;

const conditionsOf = memoize(maxCachedTexts, (text: string) => parseConditions(text).conditions);

/** Alerts of one key share their data. */
function keyOf({ cell, watch: { point, zone, ownPort }, datum, needsWeather }: Alert): string {
  return [cell, pointId(point), zone, JSON.stringify(ownPort), datum, needsWeather].join(' ');
}

/** Lets other requests have their turn where work has taken long. */
function createSlice(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < sliceMs) return;
    await setImmediate();
    begin = performance.now();
  };
}

async function checkPlace(
  { loadSearch, metrics, log }: AlertWatcherOptions,
  alerts: readonly Alert[],
  at: Instant,
  slice: () => Promise<void>,
): Promise<AlertCheck[]> {
  const [first] = alerts;
  if (!first) return [];
  try {
    const { watch, datum, needsWeather } = first;
    const loaded = await loadSearch({
      place: { name: pointId(watch.point), ...watch },
      window: windowAt(at, needsWeather),
      conditions: alerts.flatMap(({ conditions }) => conditions),
      datum,
    });
    const forecast = loaded.search.surge ? undefined : loaded.weather && fingerprint(loaded.weather);
    const look = { loaded, find: createWindowFinder(loaded.search), forecast, at };
    const checks: AlertCheck[] = [];
    for (const alert of alerts) {
      await slice();
      checks.push(hasNothingNew(alert, look) ? unchanged(alert, nextLook(alert, at)) : checkOne(alert, look));
    }
    const searched = checks.filter((check, i) => check.state !== alerts[i]?.state);
    metrics.checked('searched', searched.length);
    metrics.checked('unchanged', checks.length - searched.length);
    for (const { kind } of checks.flatMap(({ delivery }) => delivery?.news ?? [])) metrics.news(kind);
    return checks;
  } catch (error) {
    // A bug in one place must not hold up the others.
    if (error instanceof Problem) log.warn(`Alerts of a place cannot be checked now (${error.code})`);
    else log.bug(newReference(), error);
    metrics.checked('unavailable', alerts.length);
    return alerts.map((alert) => unchanged(alert, at + retryMs));
  }
}

/** Begins at midnight, so that the same forecast is the same all day. */
function windowAt(at: Instant, needsWeather: boolean): Window {
  const start = utcDayStart(at);
  return { from: start - lookBackMs, to: start + (needsWeather ? forecastDays : skyDays) * utcDayMs };
}

function unchanged({ id, claimedTo, state }: Alert, lookAt: Instant): AlertCheck {
  return { alertId: id, claimedTo, nextCheckAt: Math.min(state.dueAt ?? Infinity, lookAt), state };
}

type Look = {
  readonly loaded: LoadedSearch;
  readonly find: ReturnType<typeof createWindowFinder>;
  readonly forecast: string | undefined;
  readonly at: Instant;
};

/** The same forecast as at the last check, and nothing that waited for its time. */
function hasNothingNew({ state }: Alert, { forecast, at }: Look): boolean {
  const isDue = state.dueAt !== undefined && state.dueAt <= at;
  return forecast !== undefined && state.forecast === forecast && !isDue;
}

function checkOne(alert: Alert, { loaded, find, forecast, at }: Look): AlertCheck {
  const { id, claimedTo, watch, conditions, platform, waiting } = alert;
  const { search } = loaded;
  const watched = watchWindows(watch, stateSent(alert), sightOf(loaded, conditions, find(conditions)), at);
  const state = { ...watched.state, ...(forecast !== undefined && { forecast }) };
  const nextCheckAt = Math.max(at + minuteMs, Math.min(state.dueAt ?? Infinity, nextLook(alert, at)));
  const check = { alertId: id, claimedTo, nextCheckAt, state, takenBack: waiting.map((one) => one.id) };
  if (watched.news.length === 0) return check;
  const news = watched.news.map((one) => (one.kind === 'lost' ? withReason(one, search, conditions, at) : one));
  const delivery = plannedDelivery({
    digestId: id,
    kind: 'alert',
    date: civilDate(at, watch.zone),
    slot: `alert ${state.messages}`,
    platform,
    dueAt: at,
    // News of a window that is over is none.
    expiresAt: Math.max(at + lookEveryMs, ...news.map(({ window }) => window.to)),
    news,
  });
  return { ...check, delivery };
}

/** The state as people know it: messages that wait are taken back, and say what is true by the time they are sent. */
function stateSent({ state, waiting, lastSentAt }: Alert): WatchState {
  if (waiting.length === 0) return state;
  return takenBack(
    state,
    waiting.flatMap(({ news }) => news),
    lastSentAt,
  );
}

type Lost = Extract<WatchNews, { kind: 'lost' }>;

function withReason(
  lost: Lost,
  search: LoadedSearch['search'],
  conditions: readonly Condition[],
  at: Instant,
): WatchNews {
  const window = { from: Math.max(at, lost.window.from), to: lost.window.to };
  const { miss } = findWindows({ ...search, conditions, window });
  if (!miss) return lost;
  const { failing, value } = miss;
  return { ...lost, failing: { term: writeConditions([failing]), ...(value !== undefined && { value }) } };
}

/** When the forecast is looked at next. Places are spread over the hour, each with its own minute. */
function nextLook({ cell, needsWeather }: Alert, at: Instant): Instant {
  if (!needsWeather) return at + skyLookEveryMs;
  const offsetMs = createHash('sha256').update(cell).digest().readUInt32BE() % lookEveryMs;
  return (Math.floor((at - offsetMs) / lookEveryMs) + 1) * lookEveryMs + offsetMs;
}

/** Changes with any value, and where a forecast that was stale is confirmed. */
function fingerprint(weather: NonNullable<LoadedSearch['weather']>): string {
  const text = JSON.stringify([isStale(weather), weather.hours]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
