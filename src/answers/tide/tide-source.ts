import { carriedId, distanceKm, type Place } from '../../domain/place.ts';
import type { Day, Question } from '../../domain/question/index.ts';
import { betweenGauges, rangeOf, type OwnPort } from '../../domain/tide/index.ts';
import { minuteMs, utcDayMs, within, type Instant } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import type { Button } from '../answer.ts';
import { clock, distance, duration, number, placeName, type FormatContext } from '../format.ts';
import { height } from '../measures.ts';
import { watersOf, type TideSource, type TideView } from './tide-view.ts';
import { bounds } from '../bounds.ts';

/** Warnings about the source of a tide, in a sentence each; none for a gauge near the place. */
export function sourceWarnings(
  format: FormatContext,
  place: Place,
  { name, other, ...source }: TideSource,
  rangeM: number,
): (string | undefined)[] {
  const { kind = '', dam, lag } = source;
  const key = warningKey(source);
  const km = source.waterDistance ?? source.distance ?? 0;
  return [
    key &&
      format.say(key, {
        station: name,
        kind,
        distance: distance(format, km),
        place: placeName(format, place),
        ...(dam && { dam: dam.name, tide: dam.tide, source: dam.source }),
      }),
    lag &&
      format.say('tide-lag', {
        by: duration(format, lag.minutes * minuteMs),
        side: lag.minutes === 0 ? 'same' : lag.minutes < 0 ? 'earlier' : 'later',
        source: lag.source,
      }),
    // `Bodega Harbor has its tide 1 h 40 later.`: of the station that is a button.
    other?.laterMinutes
      ? format.say('tide-other-differs', {
          station: other.name,
          by: duration(format, other.laterMinutes * minuteMs),
          side: other.laterMinutes < 0 ? 'earlier' : 'later',
        })
      : undefined,
    rangeM < bounds.hardlyM ? format.say('tide-hardly', { range: height(format, rangeM, rangeM) }) : undefined,
  ];
}

/** The high waters of a day that a published lag leads to, `High water here: about 13:15.` */
export function laggingHighs(format: FormatContext, tide: TideView, { window }: Day): string | undefined {
  const { lag } = tide.station;
  if (!lag) return undefined;
  const highs = watersOf(tide).flatMap(({ kind, at }) =>
    kind === 'high' ? { at: bounds.lagStepMs * Math.round((at + lag.minutes * minuteMs) / bounds.lagStepMs) } : [],
  );
  const times = within(highs, window).map(({ at }) => clock(format, at));
  return times.length === 0 ? undefined : format.say('tide-lag-times', { times: times.join(', ') });
}

export const asksHighs = ({ aspects }: Pick<Question, 'aspects'>): boolean =>
  (['high', 'next-high'] as const).some((one) => aspects.includes(one));

const said = new Set<TideSource['reason']>(['inland', 'dammed', 'river', 'between', 'sheltered', 'no-model']);

function warningKey({ reason, distance: km = 0 }: Pick<TideSource, 'reason' | 'distance'>): string | undefined {
  if (said.has(reason)) return `tide-${reason}`;
  return (reason === undefined || reason === 'far') && km > bounds.farStationKm ? 'tide-far-station' : undefined;
}

/** Whether a warning has named the station and how far away it is. */
export function namesStation(source: TideSource): boolean {
  const key = warningKey(source);
  return key !== undefined && key !== 'tide-between';
}

/** With a band wider than this, minutes, the times count as unknown. */
export const maxBandMinutes = 120;

/** The accuracy of times and heights, where it is known. */
export function bandFacts(format: FormatContext, { band }: TideSource, rangeM: number): string | undefined {
  if (!band) return undefined;
  const key = band.minutes > maxBandMinutes ? 'tide-accuracy-hours' : 'tide-accuracy-value';
  return format.say(key, { minutes: band.minutes, height: height(format, band.heightM, Math.max(rangeM, 1)) });
}

export function sourceNote(format: FormatContext, source: TideSource): string {
  const { name: station, kind, distance: airKm, waterDistance, reason, other } = source;
  const isBetweenGauges = kind === 'carried' && reason !== undefined && betweenGauges.has(reason);
  // Two records of one harbour have one name.
  if (isBetweenGauges && other && other.name !== station)
    return format.say('note-between-gauges', { station, other: other.name });
  const km = kind === 'carried' ? (waterDistance ?? airKm ?? 0) : airKm;
  const stationKey = km === undefined ? 'note-station' : 'note-station-distance';
  const key = kind === 'model' ? 'note-model' : kind === 'carried' && !isBetweenGauges ? 'note-carried' : stationKey;
  return format.say(key, { station, distance: km === undefined ? '' : distance(format, km) });
}

export function otherButtons({ point }: Place, { other }: TideSource): Button[] {
  if (!other || distanceKm(point, other) > bounds.otherKm) return [];
  const place = carriedId({ id: `station:${other.id}`, point: other });
  return [{ label: other.name, command: 'tide', options: { place } }];
}

/** The differences of one's own port in a sentence: `With your differences: high water +10 min, −0.3 m; …`. */
export function ownPortNote(words: Words, port: OwnPort): string {
  const { highMinutes, highM, lowMinutes, lowM, sillM, draughtM } = port;
  const signed = (value: number, decimals: number): string =>
    `${value < 0 ? '−' : '+'}${number(words, Math.abs(value), decimals)}`;
  const differences = {
    high: `${signed(highMinutes, 0)} min, ${signed(highM, 1)} m`,
    low: `${signed(lowMinutes, 0)} min, ${signed(lowM, 1)} m`,
  };
  const metres = (key: string, name: string, value: number | undefined): string[] =>
    value === undefined ? [] : [words.say(key, { [name]: `${number(words, value, 1)} m` })];
  return [
    words.say('own-port-differences', differences),
    ...metres('own-port-sill-height', 'height', sillM),
    ...metres('own-port-draught-depth', 'depth', draughtM),
  ].join(' ');
}

/** Warnings about the source of a tide and of stale data, and of one day the high waters that a published lag leads to. */
export function warnings(format: FormatContext, place: Place, tide: TideView, [day, ...more]: readonly Day[] = []) {
  const { station, staleSince, extremes } = tide;
  return [
    ...sourceWarnings(format, place, station, rangeOf(extremes)),
    day && more.length === 0 ? laggingHighs(format, tide, day) : undefined,
    staleLine(format, staleSince),
  ];
}

/** How old data are that the service could not renew. */
export function staleLine(format: FormatContext, since: Instant | undefined): string | undefined {
  return since === undefined
    ? undefined
    : format.say('answer-stale', { days: Math.round((format.now - since) / utcDayMs) });
}
