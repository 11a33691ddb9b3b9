import { memoize } from '../memoize.ts';
import type { Point } from '../place.ts';
import type { Warning } from '../warning.ts';
import type { OwnPort } from '../tide/index.ts';
import { hourMs, minuteMs, utcDayMs, utcDayStart, type Instant, type Window } from '../time.ts';
import { timeSpans } from './sky-spans.ts';
import type { Spans } from './spans.ts';
import { compareWarnings, isWarningNews, withoutWarning, type WarningNews, type WarningSight } from './warning-news.ts';

export type Watch = {
  /** IANA zone of the place. */
  readonly zone: string;
  readonly point: Point;
  readonly ownPort?: OwnPort;
  /** A window is announced so long before it opens. */
  readonly leadMin: number;
  /** A change of its start or end by more than this is reported. */
  readonly movedMin: number;
  /** After a message, no window is announced or reported to have moved for so long. */
  readonly pauseMin: number;
  /** Nothing is sent meanwhile, by the clock of the place. */
  readonly quiet?: QuietHours;
  /** Nothing is sent before: it pauses until then. */
  readonly since?: Instant | undefined;
  /** Windows that have no part of this time are none of its own. */
  readonly period?: Window;
};

/** `HH:MM` to `HH:MM`, across midnight where `to` is not after `from`. */
export type QuietHours = { readonly from: string; readonly to: string };

/** Our choices: a day to plan, the pace of forecasts, and a night's sleep. */
export const usualWatch = { leadMin: 24 * 60, movedMin: 60, pauseMin: 6 * 60, quiet: { from: '22:00', to: '07:00' } };
/** A longer notice reaches beyond the forecast. */
export const mostLeadMin = 7 * 24 * 60;

export type ReportedWindow = Window & {
  /** The forecast ended before it did. */
  readonly isOpenEnded?: true;
};

/** The state of an alert between two checks. */
export type WatchState = {
  /** Windows that were announced and are not over, in time order. */
  readonly reported: readonly ReportedWindow[];
  /** Official warnings that were reported and are not over. */
  readonly warned?: readonly Warning[];
  /** How many messages there were: part of their identity. */
  readonly messages: number;
  readonly lastMessageAt?: Instant;
  readonly forecast?: string;
  /** Nothing is due before, unless the forecast changes. */
  readonly dueAt?: Instant;
};

export const freshWatchState: WatchState = { reported: [], messages: 0 };

/** One line of a message. `before` and the window of `lost` are as they were last reported. */
export type WatchNews =
  | { readonly kind: 'opens'; readonly window: ReportedWindow }
  | { readonly kind: 'moved'; readonly window: ReportedWindow; readonly before: Window }
  | { readonly kind: 'lost'; readonly window: Window; readonly failing?: FailingTerm };

export type News = WatchNews | WarningNews;

/** The condition that failed, in the notation, and its value that came nearest, where it measures one. */
export type FailingTerm = { readonly term: string; readonly value?: number };

export type Sight = {
  readonly windows: Spans;
  /** Everything is known here; absent where the data are not known at all. */
  readonly searched: Window | undefined;
  /** Data that are older than they should be: no window is moved or lost by them. */
  readonly isStale: boolean;
  /** Whether a forecast says that a window is lost: all its values are known. */
  canLose(window: Window): boolean;
};

/** `state` is the one after the news; its `dueAt` is the next instant at which there is some without another forecast. */
export type Watched = { readonly news: readonly WatchNews[]; readonly state: WatchState };

/** A window that opens at most so much earlier or later, and at no common time, has moved; another tide is 12 h away. */
const sameWithinMs = 6 * hourMs;

/** The news of a check, due now, and the state after it. Quiet hours hold all back, the pause after a message all but what is lost, for a later check. */
export function watchWindows(watch: Watch, state: WatchState, sight: Sight, now: Instant): Watched {
  const { from = -Infinity, to: end = Infinity } = watch.period ?? {};
  const ahead = sight.windows
    .filter((window) => window.to > Math.max(now, from) && window.from < end)
    .map((window) =>
      sight.searched && window.to >= sight.searched.to ? { ...window, isOpenEnded: true as const } : window,
    );
  const compared = compareAll(state.reported, ahead, { watch, sight, now });
  const found = new Set(compared.map((one) => one.found));
  const fresh = ahead.filter((window) => !found.has(window));
  const opening = dueOf(watch, fresh, now);
  const hasNews = opening.length > 0 || compared.some(({ news }) => news);
  const quietUntil = hasNews ? quietAt(watch, now)?.to : undefined;
  const pauseEnds = (state.lastMessageAt ?? -Infinity) + watch.pauseMin * minuteMs;
  const isHeld = ({ kind }: Pick<WatchNews, 'kind'>): boolean =>
    quietUntil !== undefined || (kind !== 'lost' && now < pauseEnds);
  const openings = opening.map((window) => ({ kind: 'opens' as const, window }));
  const all = [...compared.flatMap(({ news }) => news ?? []), ...openings];
  const news = all.filter((one) => !isHeld(one));
  const kept = compared.flatMap(({ reported, news: change, next }) =>
    change && isHeld(change) ? reported : (next ?? []),
  );
  const announced = news.flatMap((one) => (one.kind === 'opens' ? one.window : []));
  const heldUntil = news.length < all.length ? (quietUntil ?? pauseEnds) : Infinity;
  const dueAt = Math.min(noticeAt(watch, fresh[opening.length]) ?? Infinity, heldUntil);
  const { dueAt: _, ...before } = state;
  return {
    news,
    state: {
      ...before,
      reported: [...kept, ...announced].toSorted((a, b) => a.from - b.from),
      ...(news.length > 0 && { messages: state.messages + 1, lastMessageAt: now }),
      ...(Number.isFinite(dueAt) && { dueAt }),
    },
  };
}

/** News of official warnings and the state after them: held back by quiet hours alone, where they are asked for. */
export function watchWarnings(
  watch: Watch,
  state: WatchState,
  sight: WarningSight,
  now: Instant,
): { readonly news: readonly WarningNews[]; readonly state: WatchState } {
  const { dueAt: _, warned = [], ...before } = state;
  const { news, known } = compareWarnings(warned, sight, now);
  const quiet = news.length > 0 ? quietAt(watch, now) : undefined;
  if (quiet) return { news: [], state: { ...before, warned, dueAt: quiet.to } };
  const sent = news.length > 0 && { messages: state.messages + 1, lastMessageAt: now };
  const dueAt = Math.min(...known.map(({ expires = Infinity }) => expires));
  return { news, state: { ...before, warned: known, ...sent, ...(Number.isFinite(dueAt) && { dueAt }) } };
}

/** The state of an alert whose owner has just been shown the warnings in force. */
export function warningsAsShown(sight: WarningSight, now: Instant): WatchState {
  return { ...freshWatchState, warned: compareWarnings([], sight, now).known };
}

/** The state of a new alert whose owner has just been shown the windows: those whose notice is due are not announced again. */
export function stateAsShown(watch: Watch, sight: Sight, now: Instant): WatchState {
  const { quiet: _, since: __, ...anyTime } = watch;
  const { reported } = watchWindows(anyTime, freshWatchState, sight, now).state;
  return { ...freshWatchState, reported };
}

/** The state before news that were not sent after all, the latest last. `lastMessageAt`: of the last message before them. */
export function takenBack(state: WatchState, news: readonly News[], lastMessageAt: Instant | undefined): WatchState {
  const { lastMessageAt: _, ...rest } = state;
  const latestFirst = news.toReversed();
  const reported = latestFirst.filter((one) => !isWarningNews(one)).reduce(withoutNews, state.reported);
  const warned = state.warned && latestFirst.filter(isWarningNews).reduce(withoutWarning, state.warned);
  return { ...rest, reported, ...(warned && { warned }), ...(lastMessageAt !== undefined && { lastMessageAt }) };
}

function withoutNews(reported: readonly ReportedWindow[], news: WatchNews): readonly ReportedWindow[] {
  // The end of a window may have become known since.
  const others = reported.filter(({ from }) => news.kind === 'lost' || from !== news.window.from);
  const former = { opens: [], moved: news.kind === 'moved' ? [news.before] : [], lost: [news.window] }[news.kind];
  return [...others, ...former].toSorted((a, b) => a.from - b.from);
}

type Comparison = {
  readonly reported: ReportedWindow;
  readonly found?: ReportedWindow;
  readonly news?: WatchNews;
  /** As it is known after the news; absent where it is not any more. */
  readonly next?: ReportedWindow;
};

type Check = { readonly watch: Watch; readonly sight: Sight; readonly now: Instant };

/** The outcome of each window that is not over. Of several that have become one, the first goes on. */
function compareAll(windows: readonly ReportedWindow[], ahead: readonly ReportedWindow[], check: Check) {
  // An end that was a little later than reported begins no other window.
  const lastMs = check.watch.movedMin * minuteMs;
  const all = windows.filter(({ to }) => to + lastMs > check.now).map((reported) => compare(reported, ahead, check));
  return all.filter(({ found }, i) => !found || all.findIndex((other) => other.found === found) === i);
}

function compare(reported: ReportedWindow, ahead: readonly ReportedWindow[], check: Check): Comparison {
  const { watch, sight, now } = check;
  const found = sameAs(reported, ahead);
  const movedMs = watch.movedMin * minuteMs;
  if (!found) {
    const rest = { from: Math.max(now, reported.from), to: reported.to };
    const isNearlyOver = reported.from <= now && rest.to - now <= movedMs;
    if (sight.isStale || (!isNearlyOver && !sight.canLose(rest))) return { reported, next: reported };
    return isNearlyOver ? { reported } : { reported, news: { kind: 'lost', window: reported } };
  }
  const isUpcoming = reported.from > now || found.from > now;
  const startMoved = isUpcoming && Math.abs(found.from - reported.from) > movedMs;
  const endMoved = isEndMoved(reported, found, movedMs);
  if ((startMoved || endMoved) && !sight.isStale) {
    return { reported, found, news: { kind: 'moved', window: found, before: reported }, next: found };
  }
  const { isOpenEnded: _, ...closed } = reported;
  const isLonger = reported.isOpenEnded === true && found.to > reported.to;
  const next = isLonger
    ? { ...closed, to: found.to, ...(found.isOpenEnded && { isOpenEnded: found.isOpenEnded }) }
    : reported;
  return { reported, found, next };
}

/** Where the forecast ends, an end is not known, and one that was not known may be later. */
function isEndMoved(reported: ReportedWindow, found: ReportedWindow, movedMs: number): boolean {
  const laterMs = found.to - reported.to;
  if (found.isOpenEnded) return false;
  return reported.isOpenEnded ? laterMs < -movedMs : Math.abs(laterMs) > movedMs;
}

/** The window that shares most time with one that was reported, else the one that opens at nearly the same time. */
function sameAs(reported: ReportedWindow, ahead: readonly ReportedWindow[]): ReportedWindow | undefined {
  const shared = ({ from, to }: Window): number => Math.min(to, reported.to) - Math.max(from, reported.from);
  const [best] = ahead.filter((window) => shared(window) > 0).toSorted((a, b) => shared(b) - shared(a));
  if (best) return best;
  const away = ({ from }: Window): number => Math.abs(from - reported.from);
  const [nearest] = ahead.filter((window) => away(window) <= sameWithinMs).toSorted((a, b) => away(a) - away(b));
  return nearest;
}

/** The first windows of a list, those whose notice is due. */
function dueOf(watch: Watch, windows: readonly ReportedWindow[], now: Instant): readonly ReportedWindow[] {
  const later = windows.findIndex((window) => (noticeAt(watch, window) ?? Infinity) > now);
  return later === -1 ? windows : windows.slice(0, later);
}

/** When a window is announced: where that would be in quiet hours, after them, or before them where it opens meanwhile. */
function noticeAt(watch: Watch, window: Window | undefined): Instant | undefined {
  if (!window) return undefined;
  const at = window.from - watch.leadMin * minuteMs;
  const quiet = quietAt(watch, at);
  if (!quiet) return at;
  return window.from >= quiet.to ? quiet.to : quiet.from;
}

function quietAt({ quiet, zone, since }: Watch, at: Instant): Window | undefined {
  if (since !== undefined && at < since) return { from: at, to: since };
  if (!quiet) return undefined;
  const spans = quietAround([zone, quiet.from, quiet.to, utcDayStart(at)].join(' '));
  return spans.find(({ from, to }) => from <= at && at < to);
}

/** Thousands of alerts have the same quiet hours, and each takes some 100 µs to compute. */
const maxCachedDays = 5000;

const quietAround = memoize(maxCachedDays, (key: string): Spans => {
  const [zone = '', from = '', to = '', day = ''] = key.split(' ');
  const start = Number(day);
  return timeSpans({ kind: 'time', from, to }, zone, { from: start - utcDayMs, to: start + 2 * utcDayMs });
});
