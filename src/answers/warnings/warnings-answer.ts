import type { Place } from '../../domain/place.ts';
import { civilDate, utcDayMs, type Instant, type Window } from '../../domain/time.ts';
import type { Warning, WarningText, ZoneForecast } from '../../domain/warning.ts';
import type { WarningNews } from '../../domain/windows/index.ts';
import { capital, clockOn, dateAndClock, placeName, type FormatContext } from '../format.ts';
import { compose, type Answer } from '../answer.ts';
import { warningsData } from '../data.ts';
import { most } from '../bounds.ts';

/** The official warnings of a place. Where `sources` and `missing` are empty, no office is known that warns there. */
export type WarningsView = {
  /** The gravest first. */
  readonly warnings: readonly Warning[];
  readonly sources: readonly {
    readonly name: string;
    readonly attribution: string;
    readonly stale?: boolean | undefined;
  }[];
  readonly missing: readonly string[];
  /** Sources that warn across a border only, and of nothing now: what they warned of has been withdrawn. */
  readonly abroad?: readonly string[] | undefined;
  /** What offices forecast for the zone of the sea there, where it was asked for. */
  readonly forecasts?: readonly ZoneForecast[];
  readonly staleSince?: Instant;
};

/** For news of warnings that cannot be read again now. */
const unread: WarningsView = { warnings: [], sources: [], missing: [''] };

/** The official warnings of a place as issued, each with its office and page; of an alert what is new of them, those that are over first. */
export function warningsAnswer(
  format: FormatContext,
  place: Place,
  view: WarningsView = unread,
  news: readonly WarningNews[] = [],
): Answer {
  const { sources, missing, forecasts = [] } = view;
  const newsById = new Map(news.map((one) => [one.warning.id, one]));
  // A message that is edited when a warning of it ends stays about its own: it is not read again later.
  const isEdit = news.some(({ kind }) => kind === 'ended');
  const warnings = isEdit ? view.warnings.filter(({ id }) => newsById.has(id)) : view.warnings;
  const isKnown = isEdit || sources.length > 0 || missing.length > 0;
  // Where one office could not be asked in full, nobody knows that there are none.
  const none = !isEdit && missing.length === 0 && warnings.length === 0 ? format.say('warnings-none') : undefined;
  const credits = [...new Set([...sources, ...forecasts].map(({ attribution }) => attribution))].join(', ');
  const linked = [...warnings, ...forecasts.slice(0, most.zoneForecasts)];
  const links = new Map(linked.map(({ office, link }) => [link, { label: office, url: link }]));
  const inForce = new Set(warnings.map(({ id }) => id));
  return compose({
    title: format.say('warnings-title', { place: placeName(format, place) }),
    parts: [
      ...news.filter(({ warning }) => !inForce.has(warning.id)).map((one) => newsLine(format, one)),
      isKnown ? none : format.say('warnings-unknown-here'),
      ...warnings.map((warning, i) => [
        newsLine(format, newsById.get(warning.id) ?? { warning }),
        ...(i < most.warningTexts ? bodyOf(textFor(warning, format.language)) : []),
      ]),
      ...(isEdit ? [] : missingLines(format, view)),
      !isEdit && sources.length > 0 && missing.length > 0 ? format.say('warnings-incomplete') : undefined,
      ...forecasts.slice(0, most.zoneForecasts).flatMap((forecast) => forecastLines(format, forecast)),
    ].flat(),
    note: [credits && format.say('warnings-source', { sources: credits })],
    ...(news.length > 0 && { buttons: [{ label: format.say('button-alerts'), command: 'alert list', options: {} }] }),
    links: [...links.values()].slice(0, most.warningLinks),
    data: warningsData(place, isKnown, warnings, (warning) => textFor(warning, format.language)),
  });
}

function newsLine(format: FormatContext, { kind, warning }: Pick<WarningNews, 'warning'> & Partial<WarningNews>) {
  const line = warningLine(format, warning);
  return kind ? format.say(`warning-news-${kind}`, { warning: line }) : line;
}

/** What an office forecasts for a zone, as issued, with its language where it is another one. */
function forecastLines(format: FormatContext, { office, sent, texts }: ZoneForecast) {
  const { event: zone, ...text } = textFor({ texts }, format.language);
  const time = clockOn(format, sent, civilDate(format.now, format.zone));
  const line = format.say('forecast-of-zone', { office, zone, time });
  return [inLanguage(format, line, text.language), ...bodyOf(text)];
}

/** A line for each of the gravest warnings of some days, and that they could not be read where that is so. */
export function warningLines(format: FormatContext, view: WarningsView, { from, to }: Window): string[] {
  const own = view.warnings.filter(({ onset, expires = Infinity }) => onset < to && expires > from);
  const more = own.length - most.warningLines;
  return [
    ...own.slice(0, most.warningLines).map((warning) => warningLine(format, warning)),
    ...(more > 0 ? [format.say('warnings-more', { count: more })] : []),
    ...missingLines(format, view),
  ];
}

function missingLines(format: FormatContext, { sources, missing }: WarningsView): string[] {
  return sources.length === 0 && missing.length > 0 ? [format.say('warnings-not-read')] : [];
}

/** `⚠ Met Office: yellow, wind, 18:00–06:00`: office, level and event as issued, with the language of another one. */
function warningLine(format: FormatContext, warning: Warning): string {
  const text = textFor(warning, format.language);
  const level = warning.colour ?? (warning.severity === 'unknown' ? undefined : warning.severity);
  const parts = [level && format.say(`warning-level-${level}`), text.event, timesOf(format, warning)];
  const line = format.say('warning-line', { office: warning.office, what: parts.filter(Boolean).join(', ') });
  return inLanguage(format, line, text.language);
}

/** A line with the language of what it is about, where that is another one. */
function inLanguage(format: FormatContext, line: string, given: string): string {
  if (primary(given) === primary(format.language)) return line;
  const language = new Intl.DisplayNames(format.language, { type: 'language' }).of(primary(given));
  return `${line} ${format.say('warning-in-language', { language: language ?? given })}`;
}

/** `18:00–06:00`, with the day where it is not today. */
function timesOf(format: FormatContext, { onset, expires }: Warning): string {
  const { now, zone } = format;
  const today = civilDate(now, zone);
  const at = (instant: number): string =>
    Math.abs(instant - now) < weekMs ? clockOn(format, instant, today) : dateAndClock(format, instant);
  if (expires === undefined) return format.say('warning-from', { from: at(onset) });
  return onset <= now
    ? format.say('warning-until', { to: at(expires) })
    : format.say('warning-times', { from: at(onset), to: at(expires) });
}

const weekMs = 6 * utcDayMs;

/** Lines are broken where teleprinters were full: a new one begins with a point or a mark. */
const brokenLine = /\n(?![\s.*])/g;

function bodyOf({ headline, description, instruction, area }: Omit<WarningText, 'event'>): string[] {
  return [headline, area, description, instruction].flatMap((text) => {
    const whole = text?.replaceAll(brokenLine, ' ') ?? '';
    return whole === ''
      ? []
      : capital(whole.length > most.warningCharacters ? `${whole.slice(0, most.warningCharacters - 1)}…` : whole);
  });
}

/** The text for a reader: in their language, else in English, else the first. */
function textFor({ texts }: Pick<Warning, 'texts'>, language: string): WarningText {
  const found = [language, 'en'].map((one) => texts.find((text) => primary(text.language) === primary(one)));
  return found.find((text) => text !== undefined) ?? texts[0];
}

/** `fr` of `fr-CA`; Norwegian is `no` and `nb`. */
function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
