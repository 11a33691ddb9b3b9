import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { datumOf, isStale, sightOf, sightOfWarnings, type LoadedSearch } from '../chat/index.ts';
import { memoize } from '../domain/memoize.ts';
import { pointId, type Point } from '../domain/place.ts';
import { shownDatums, type ShownDatum } from '../domain/tide/index.ts';
import { civilDate, hourMs, minuteMs, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import * as domain from '../domain/windows/index.ts';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import { plannedDelivery } from './delivery.ts';
import { days, most, ms } from './limits.ts';
import type * as ports from './ports.ts';

export type AlertWatcherOptions = {
  readonly outbox: ports.AlertOutbox;
  readonly loadSearch: ports.LoadSearch;
  readonly warningsAt: ports.WarningsAt;
  readonly metrics: ports.AlertMetrics;
  readonly log: ports.Log;
  now(): Instant;
};

/** Forecast models run every few hours, and their results come at any minute; offices warn of the next hour, and gauges send as often. */
const lookEveryMs = { weather: hourMs, observed: 10 * minuteMs, warnings: 10 * minuteMs } as const;
/** An office that was slow has been read a moment later; a forecast that failed comes with the next attempt of its source. */
const retryMs = {
  weather: 15 * minuteMs,
  observed: 15 * minuteMs,
  warnings: 2 * minuteMs,
  nothing: 15 * minuteMs,
} as const;
/** Tide and sky do not change. */
const skyLookEveryMs = 7 * utcDayMs;
/** A message about a warning without an end is of use for so long. */
const endlessMs = utcDayMs;

/** The start of a window that is open is looked for so far back. */
const lookBackMs = utcDayMs / 2;

/** Checks alerts: looks their windows through again where the forecast has changed or something is due. */
export function createAlertWatcher(options: AlertWatcherOptions) {
  const { outbox, log, now } = options;
  return {
    /** Checks alerts that are due, at most so many that it takes a second or two. True where more may be due. */
    async round(): Promise<boolean> {
      const at = now();
      const { readable: alerts, unreadable } = await outbox.claimChecks(at, most.alertsAtOnce);
      for (const id of unreadable) log.bug(newReference(), new Error(`Alert ${id} cannot be read and has been ended`));
      // Those of one key share their data.
      const keyOf = ({ cell, watch: { point, zone, ownPort }, datum, needs }: Alert): string =>
        [cell, pointId(point), zone, JSON.stringify(ownPort), datum, needs].join(' ');
      const places = [...Map.groupBy(alerts.map(withConditions), keyOf).values()];
      const slice = createSlice();
      const next = places.values();
      const work = async (): Promise<void> => {
        for (const place of next) {
          if (now() - at > ms.round) return;
          const checks = await checkPlace(options, place, at, slice);
          await slice();
          await outbox.recordChecks(checks, at);
          await slice();
        }
      };
      await Promise.all(Array.from({ length: most.placesAtOnce }, work));
      return alerts.length + unreadable.length === most.alertsAtOnce;
    },
  };
}

type Alert = ports.AlertToCheck & {
  readonly conditions: readonly domain.Condition[];
  readonly datum: ShownDatum | undefined;
  /** What changes of the data that it needs: a forecast, observations, or the official warnings that it is about. */
  readonly needs: keyof typeof lookEveryMs | 'nothing';
};

function withConditions(alert: ports.AlertToCheck): Alert {
  const { input } = alert.message;
  const { conditions: text = '', datum: named } = input.kind === 'command' ? input.options : {};
  const conditions = conditionsOf(text);
  const wanted = shownDatums.find((name) => name === named?.toUpperCase());
  const datum = datumOf(conditions, wanted);
  const needed = new Set(conditions.map(domain.needOf));
  const own = domain.areWarnings(conditions) ? 'warnings' : needed.has('observed') && 'observed';
  return {
    ...alert,
    conditions,
    datum,
    needs: own || (needed.has('weather') || needed.has('warnings') ? 'weather' : 'nothing'),
  };
}

const conditionsOf = memoize(most.cachedTexts, (text: string) => domain.parseConditions(text).conditions);

/** Lets other requests have their turn where work has taken long. */
function createSlice(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < ms.slice) return;
    await setImmediate();
    begin = performance.now();
  };
}

async function checkPlace(
  options: AlertWatcherOptions,
  alerts: readonly Alert[],
  at: Instant,
  slice: () => Promise<void>,
): Promise<ports.AlertCheck[]> {
  const { metrics, log } = options;
  const [first] = alerts;
  if (!first) return [];
  try {
    const look =
      first.needs === 'warnings'
        ? await lookForWarnings(options, first.watch.point, at)
        : await lookAhead(options, alerts, at);
    const checks: ports.AlertCheck[] = [];
    for (const alert of alerts) {
      await slice();
      checks.push(hasNothingNew(alert, look, at) ? unchanged(alert, nextLook(alert, at)) : checkOne(alert, look, at));
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
    return alerts.map((alert) => unchanged(alert, at + retryMs[first.needs]));
  }
}

type Look = {
  /** Changes with what was read; absent where that changes with time alone. */
  readonly seen: string | undefined;
  /** The news of an alert whose owner knows a state, and the state after them. */
  watch(
    alert: Alert,
    known: domain.WatchState,
  ): { readonly news: readonly domain.News[]; readonly state: domain.WatchState };
};

async function lookForWarnings({ warningsAt }: AlertWatcherOptions, point: Point, at: Instant): Promise<Look> {
  const view = await warningsAt(point);
  const { warnings, sources, missing, abroad, staleSince } = view;
  const stale = sources.map(({ name, stale = false }) => [name, stale]);
  return {
    seen: hashOf([warnings, stale, missing, abroad, staleSince !== undefined]),
    watch: ({ watch }, known) => domain.watchWarnings(watch, known, sightOfWarnings(view), at),
  };
}

async function lookAhead({ loadSearch }: AlertWatcherOptions, alerts: readonly Alert[], at: Instant): Promise<Look> {
  const [{ watch, datum, needs }] = alerts as [Alert];
  const loaded = await loadSearch({
    place: { name: pointId(watch.point), ...watch },
    window: windowAt(at, needs),
    conditions: alerts.flatMap(({ conditions }) => conditions),
    datum,
  });
  const { search, weather } = loaded;
  const find = domain.createWindowFinder(search);
  return {
    // Changes with any value, and where a forecast that was stale is confirmed.
    seen: search.surge || search.warnings || !weather ? undefined : hashOf([isStale(weather), weather.hours]),
    watch({ watch: how, conditions }, known) {
      const { news, state } = domain.watchWindows(how, known, sightOf(loaded, conditions, find(conditions)), at);
      return { news: news.map((one) => (one.kind === 'lost' ? withReason(one, search, conditions, at) : one)), state };
    },
  };
}

/** Begins at midnight, so that the same forecast is the same all day. */
function windowAt(at: Instant, needs: Alert['needs']): Window {
  const start = utcDayStart(at);
  return { from: start - lookBackMs, to: start + (needs === 'nothing' ? days.sky : days.forecast) * utcDayMs };
}

function unchanged({ id, claimedTo, state }: Alert, lookAt: Instant): ports.AlertCheck {
  return { alertId: id, claimedTo, nextCheckAt: Math.min(state.dueAt ?? Infinity, lookAt), state };
}

/** The same forecast as at the last check, and nothing that waited for its time. */
function hasNothingNew({ state }: Alert, { seen }: Look, at: Instant): boolean {
  const isDue = state.dueAt !== undefined && state.dueAt <= at;
  return seen !== undefined && state.forecast === seen && !isDue;
}

function checkOne(alert: Alert, { watch: look, seen }: Look, at: Instant): ports.AlertCheck {
  const { id, claimedTo, watch, platform, waiting } = alert;
  const { news, state: after } = look(alert, stateSent(alert));
  const state = { ...after, ...(seen !== undefined && { forecast: seen }) };
  const nextCheckAt = Math.max(at + minuteMs, Math.min(state.dueAt ?? Infinity, nextLook(alert, at)));
  const taken = { takenBack: waiting.map((one) => one.id), edits: editsOf(alert, news, state, at) };
  const check = { alertId: id, claimedTo, nextCheckAt, state, ...taken };
  if (news.length === 0) return check;
  const delivery = plannedDelivery({
    digestId: id,
    kind: 'alert',
    date: civilDate(at, watch.zone),
    slot: `alert ${state.messages}`,
    platform,
    dueAt: at,
    // News of a window that is over is none.
    expiresAt: Math.max(
      at + hourMs,
      ...news.map((one) => (domain.isWarningNews(one) ? (one.warning.expires ?? at + endlessMs) : one.window.to)),
    ),
    news,
  });
  return { ...check, delivery };
}

/** Messages whose warnings have ended, or are in force after all, since they were sent. */
function editsOf(alert: Alert, news: readonly domain.News[], { warned }: domain.WatchState, at: Instant) {
  if (!warned) return [];
  const messages = alert.sent.map((message) => ({ ...message, shown: warningsIn(message.news) }));
  const withdrawn = [...messages.flatMap(({ shown }) => shown), ...news.filter(domain.isWarningNews)]
    .filter(({ kind }) => kind === 'cancelled')
    .map(({ warning }) => warning);
  return messages.flatMap(({ messageId, shown, news: sent, edited = sent }) => {
    const now = domain.withEnded(shown, warned, withdrawn, at);
    const former = warningsIn(edited);
    if (now.every(({ kind }, i) => kind === former[i]?.kind)) return [];
    return plannedDelivery({
      digestId: alert.id,
      kind: 'edit',
      date: civilDate(at, alert.watch.zone),
      slot: `edit ${messageId} ${at}`,
      platform: alert.platform,
      dueAt: at,
      expiresAt: at + utcDayMs,
      news: now,
      messageId,
    });
  });
}

function warningsIn(news: string): readonly domain.WarningNews[] {
  return (domain.parseNews(JSON.parse(news)) ?? []).filter(domain.isWarningNews);
}

/** The state as people know it: messages that wait are taken back, and say what is true by the time they are sent. */
function stateSent({ state, waiting, lastSentAt }: Alert): domain.WatchState {
  if (waiting.length === 0) return state;
  const unsent = waiting.flatMap(({ news }) => news);
  return domain.takenBack(state, unsent, lastSentAt);
}

function withReason(
  lost: Extract<domain.WatchNews, { kind: 'lost' }>,
  search: LoadedSearch['search'],
  conditions: readonly domain.Condition[],
  at: Instant,
): domain.WatchNews {
  const window = { from: Math.max(at, lost.window.from), to: lost.window.to };
  const { miss } = domain.findWindows({ ...search, conditions, window });
  if (!miss) return lost;
  const { failing, value } = miss;
  return { ...lost, failing: { term: domain.writeConditions([failing]), ...(value !== undefined && { value }) } };
}

/** When the forecast, or the warnings, are looked at next. Places are spread over the time, each with its own minute. */
function nextLook({ cell, needs }: Alert, at: Instant): Instant {
  if (needs === 'nothing') return at + skyLookEveryMs;
  const everyMs = lookEveryMs[needs];
  const offsetMs = createHash('sha256').update(cell).digest().readUInt32BE() % everyMs;
  return (Math.floor((at - offsetMs) / everyMs) + 1) * everyMs + offsetMs;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}
