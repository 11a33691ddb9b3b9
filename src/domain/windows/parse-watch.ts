import { isPoint } from '../place.ts';
import { isZone } from '../time.ts';
import { colours, severities } from '../warning.ts';
import { parseTerm } from './notation.ts';
import { isWarningNews, warningNewsKinds } from './warning-news.ts';
import type { News, Watch, WatchState } from './watch.ts';

type Check = (value: unknown) => boolean;

const shape =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) => {
    const given = Object(value) as Record<string, unknown>;
    return Object.entries(members).every(([name, check]) => check(given[name]));
  };
const optional = (check: Check) => (value: unknown) => value === undefined || check(value);
const listOf = (check: Check) => (value: unknown) => Array.isArray(value) && value.every(check);
const oneOf = (names: readonly unknown[]) => (value: unknown) => names.includes(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber: Check = Number.isFinite;
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isClock: Check = (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isWindow = shape({ from: isNumber, to: isNumber });
const isWatch = shape({
  zone: (zone) => isText(zone) && isZone(zone),
  point: isPoint,
  ownPort: optional(shape({ highMinutes: isNumber, lowMinutes: isNumber, highM: isNumber, lowM: isNumber })),
  leadMin: isCount,
  movedMin: isCount,
  pauseMin: isCount,
  quiet: optional(shape({ from: isClock, to: isClock })),
  since: optional(isNumber),
  period: optional(isWindow),
});
const isWarning = shape({
  id: isText,
  source: isText,
  office: isText,
  link: isText,
  replaces: Array.isArray,
  severity: oneOf(severities),
  colour: optional(oneOf(colours)),
  onset: isNumber,
  expires: optional(isNumber),
  texts: (texts) => Array.isArray(texts) && texts.length > 0 && texts.every(shape({ event: isText })),
});
const isState = shape({
  reported: listOf(isWindow),
  warned: optional(listOf(isWarning)),
  messages: isCount,
  lastMessageAt: optional(isNumber),
  dueAt: optional(isNumber),
  forecast: optional(isText),
});
const hasWarningShape = shape({ kind: oneOf(warningNewsKinds), warning: isWarning, before: optional(isWarning) });
const isFailing = shape({ term: (term) => isText(term) && parseTerm(term) !== undefined, value: optional(isNumber) });
const isWindowNews = {
  opens: shape({ window: isWindow }),
  moved: shape({ window: isWindow, before: isWindow }),
  lost: shape({ window: isWindow, failing: optional(isFailing) }),
};

export function parseWatch(value: unknown): Watch | undefined {
  return isWatch(value) ? (value as Watch) : undefined;
}

export function parseWatchState(value: unknown): WatchState | undefined {
  return isState(value) ? (value as WatchState) : undefined;
}

export function parseNews(value: unknown): readonly News[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(isNews) ? (value as readonly News[]) : undefined;
}

function isNews(value: unknown): boolean {
  const news = Object(value) as Partial<News>;
  if (isWarningNews(news)) return hasWarningShape(news);
  return Object.entries(isWindowNews).some(([kind, check]) => news.kind === kind && check(news));
}
