import { isPoint } from '../place.ts';
import type { OwnPort } from '../tide/index.ts';
import { isZone } from '../time.ts';
import { colours, severities, type Warning, type WarningText } from '../warning.ts';
import { parseTerm } from './notation.ts';
import { isOfWarning, warningNewsKinds, type WarningNews } from './warning-news.ts';
import type { News, Watch, WatchNews, WatchState } from './watch.ts';

const clockShape = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Checks a value that was stored as JSON; returns it as a watch, or `undefined` where it is none. */
export function parseWatch(value: unknown): Watch | undefined {
  const { zone, point, ownPort, leadMin, movedMin, pauseMin, quiet } = fieldsOf<Watch>(value);
  const isValid =
    typeof zone === 'string' &&
    isZone(zone) &&
    isPoint(point) &&
    (ownPort === undefined || isOwnPort(ownPort)) &&
    [leadMin, movedMin, pauseMin].every(isCount) &&
    (quiet === undefined || isQuiet(quiet));
  return isValid ? (value as Watch) : undefined;
}

/** Checks a value that was stored as JSON; returns it as the state of a watch, or `undefined` where it is none. */
export function parseWatchState(value: unknown): WatchState | undefined {
  const { reported, warned, messages, lastMessageAt, forecast, dueAt } = fieldsOf<WatchState>(value);
  const isValid =
    Array.isArray(reported) &&
    reported.every(isWindow) &&
    (warned === undefined || (Array.isArray(warned) && warned.every(isWarning))) &&
    isCount(messages) &&
    [lastMessageAt, dueAt].every((at) => at === undefined || Number.isFinite(at)) &&
    (forecast === undefined || typeof forecast === 'string');
  return isValid ? (value as WatchState) : undefined;
}

/** Checks a value that was stored as JSON; returns it as news, or `undefined` where it is none. */
export function parseNews(value: unknown): readonly News[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(isNews) ? (value as readonly News[]) : undefined;
}

function isNews(value: unknown): boolean {
  if (isOfWarning(Object(value) as object)) return isWarningNews(value);
  const { kind, window, before, failing } = fieldsOf<Extract<WatchNews, { kind: 'moved' }> & Lost>(value);
  if (!isWindow(window)) return false;
  if (kind === 'moved') return isWindow(before);
  return kind === 'opens' || (kind === 'lost' && (failing === undefined || isFailing(failing)));
}

function isWarningNews(value: unknown): boolean {
  const { kind, warning, before } = fieldsOf<WarningNews>(value);
  const isKnown = warningNewsKinds.some((one) => one === kind);
  return isKnown && isWarning(warning) && (before === undefined || isWarning(before));
}

function isWarning(value: unknown): boolean {
  const { id, replaces, source, office, link, severity, colour, onset, expires, texts } = fieldsOf<Warning>(value);
  return (
    [id, source, office, link].every((one) => typeof one === 'string') &&
    Array.isArray(replaces) &&
    severities.some((one) => one === severity) &&
    (colour === undefined || colours.some((one) => one === colour)) &&
    Number.isFinite(onset) &&
    (expires === undefined || Number.isFinite(expires)) &&
    Array.isArray(texts) &&
    texts.length > 0 &&
    texts.every((text) => typeof fieldsOf<WarningText>(text).event === 'string')
  );
}

type Lost = Omit<Extract<WatchNews, { kind: 'lost' }>, 'kind' | 'window'>;

function isFailing(value: unknown): boolean {
  const { term, value: nearest } = fieldsOf<{ term: string; value: number }>(value);
  const isTerm = typeof term === 'string' && parseTerm(term) !== undefined;
  return isTerm && (nearest === undefined || Number.isFinite(nearest));
}

function isWindow(value: unknown): boolean {
  const { from, to } = fieldsOf<{ from: number; to: number }>(value);
  return Number.isFinite(from) && Number.isFinite(to);
}

function isOwnPort(value: unknown): boolean {
  const { highMinutes, lowMinutes, highM, lowM } = fieldsOf<OwnPort>(value);
  return [highMinutes, lowMinutes, highM, lowM].every(Number.isFinite);
}

function isQuiet(value: unknown): boolean {
  const { from, to } = fieldsOf<{ from: string; to: string }>(value);
  return [from, to].every((one) => typeof one === 'string' && clockShape.test(one));
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function fieldsOf<T>(value: unknown): Partial<Record<keyof T, unknown>> {
  return Object(value) as Partial<Record<keyof T, unknown>>;
}
