import { minuteMs, type Instant } from '../time.ts';
import { gravityOf, mostWarnings, type Warning } from '../warning.ts';

/** `ended`: what a message that was sent says of a warning since it expired or was withdrawn. */
export const warningNewsKinds = ['issued', 'worse', 'area', 'cancelled', 'ended'] as const;

/** What is reported of an official warning, `before` as it was last reported. */
export type WarningNews = {
  readonly kind: (typeof warningNewsKinds)[number];
  /** As short as it is kept: see `kept`. */
  readonly warning: Warning;
  readonly before?: Warning;
};

export function isWarningNews(news: object): news is WarningNews {
  return 'warning' in news;
}

/** The official warnings that were found at a check. */
export type WarningSight = {
  readonly warnings: readonly Warning[];
  /** Whether everything that a source says is known: what it does not say any more has been withdrawn. */
  isKnown(source: string): boolean;
};

/** Offices take a warning off their lists up to so long before it ends. Our choice. */
const nearlyOverMs = 30 * minuteMs;
/** Ids of one event, of which the oldest are forgotten. */
const mostIds = 20;

/**
 * The news of warnings since they were last reported, and the warnings as they are known after these: an event is news
 * once, and again where it gets worse, has another area or is withdrawn before it ends. One that has become less grave is
 * known as it was reported, so that it gets worse only beyond that.
 */
export function compareWarnings(known: readonly Warning[], sight: WarningSight, now: Instant) {
  const found = sight.warnings.map(kept);
  const pairs = pairsOf(known, found);
  const isCut = found.length >= mostWarnings;
  const changes = known.flatMap((before): { news?: WarningNews; next?: Warning }[] => {
    const warning = pairs.get(before);
    if (warning) return [changeOf(before, warning)];
    if ((before.expires ?? Infinity) <= now + nearlyOverMs) return before.expires! > now ? [{ next: before }] : [];
    const isWithdrawn = sight.isKnown(before.source) && !isCut;
    return [isWithdrawn ? { news: { kind: 'cancelled', warning: before, before } } : { next: before }];
  });
  const isOld = new Set(pairs.values());
  const fresh = found.filter((warning) => !isOld.has(warning));
  const issued = fresh.map((warning): WarningNews => ({ kind: 'issued', warning }));
  return {
    news: [...issued, ...changes.flatMap(({ news }) => news ?? [])],
    known: [...changes.flatMap(({ next }) => next ?? []), ...fresh].slice(0, mostWarnings),
  };
}

/** What a message says of its warnings now, given those in force and those whose withdrawal was reported: one in force again has not ended. */
export function withEnded(
  news: readonly WarningNews[],
  known: readonly Warning[],
  withdrawn: readonly Warning[],
  now: Instant,
): readonly WarningNews[] {
  return news.map((one) => {
    const isLater = (other: Warning): boolean =>
      (hasSource(other, one.warning) || hasOffice(other, one.warning)) &&
      [other.id, ...other.replaces].includes(one.warning.id);
    if (one.kind === 'cancelled' || known.some(isLater)) return one;
    const hasEnded = (one.warning.expires ?? Infinity) <= now || withdrawn.some(isLater);
    return hasEnded ? { kind: 'ended', warning: one.warning } : one;
  });
}

/** The warnings that were known before some news: another message may have replaced theirs since, which is no news. */
export function withoutWarning(known: readonly Warning[], { warning, before }: WarningNews): readonly Warning[] {
  const others = known.filter(({ id, replaces }) => id !== warning.id && !replaces.includes(warning.id));
  return before ? [...others, before] : others;
}

function changeOf(before: Warning, found: Warning): { news?: WarningNews; next: Warning } {
  const ids = [...new Set([before.id, ...before.replaces, ...found.replaces])].slice(0, mostIds);
  const warning = { ...found, replaces: ids };
  if (gravityOf(found) > gravityOf(before)) return { news: { kind: 'worse', warning, before }, next: warning };
  if (found.texts[0].area !== before.texts[0].area) return { news: { kind: 'area', warning, before }, next: warning };
  // Hong Kong raises a signal under the id that it has, without a level that could be compared.
  if (gravityOf(found) + gravityOf(before) === 0 && eventOf(found) !== eventOf(before))
    return { news: { kind: 'issued', warning, before }, next: warning };
  return { next: { ...warning, severity: before.severity, colour: before.colour } };
}

/** What identifies a warning, and a line about it: its long texts are left out. */
function kept({ texts, ...warning }: Warning): Warning {
  const [first, ...others] = texts;
  const short = ({ language, event, area }: Warning['texts'][number]) => ({ language, event, ...(area && { area }) });
  return { ...warning, texts: [short(first), ...others.map(short)] };
}

/** What each known warning is now: by message, reference or event; else by event and time, as some offices reissue silently. */
function pairsOf(known: readonly Warning[], found: readonly Warning[]): ReadonlyMap<Warning, Warning> {
  const pairs = new Map<Warning, Warning>();
  const free = new Set(found);
  const steps = [hasSource, hasOffice].flatMap((isOfficeGauge) =>
    likenesses.map((isSame) => [isOfficeGauge, isSame] as const),
  );
  for (const [isOfficeGauge, isSame] of steps) {
    for (const before of known.filter((one) => !pairs.has(one))) {
      const now = [...free].find((one) => isOfficeGauge(before, one) && isSame(before, one));
      if (!now) continue;
      pairs.set(before, now);
      free.delete(now);
    }
  }
  return pairs;
}

type Likeness = (before: Warning, now: Warning) => boolean;
const hasSource: Likeness = (before, now) => before.source === now.source;
/** While an office is down, its warnings come from who passes them on. */
const hasOffice: Likeness = (before, now) => before.office === now.office;
const likenesses: readonly Likeness[] = [
  (before, now) => before.id === now.id,
  (before, now) => isReferred(before, now) && eventOf(before) === eventOf(now),
  isReferred,
  (before, now) =>
    officeAndEvent(before) === officeAndEvent(now) &&
    before.onset < (now.expires ?? Infinity) &&
    now.onset < (before.expires ?? Infinity),
];

function isReferred(before: Warning, now: Warning): boolean {
  const known = new Set([before.id, ...before.replaces].map(messageOf));
  return [now.id, ...now.replaces].some((id) => known.has(messageOf(id)));
}

/** Several warnings of one message have its id and a number behind a blank, which is in no id of CAP. */
function messageOf(id: string): string {
  return id.split(' ')[0] ?? id;
}

function eventOf({ texts: [{ event }] }: Warning): string {
  return event;
}

function officeAndEvent(warning: Warning): string {
  return `${warning.office}\n${eventOf(warning)}`;
}
