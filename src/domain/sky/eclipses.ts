import { EclipseKind, Observer, SearchLocalSolarEclipse, SearchLunarEclipse, type AstroTime } from 'astronomy-engine';
import type { Point } from '../place.ts';
import { memoize } from '../memoize.ts';
import { minuteMs, utcDayMs, utcDayStart, type Instant } from '../instant.ts';
import { astroTime, instantOfAstroTime } from './ephemeris.ts';
import { moonShows } from './events.ts';
import { nearestMoonQuarter } from './phases.ts';

export type SolarEclipse = {
  /** With a flat horizon; a partial eclipse may be total elsewhere. */
  readonly kind: 'partial' | 'annular' | 'total';
  readonly begin: Instant;
  readonly greatest: Instant;
  readonly end: Instant;
  /** How long it is total or annular; 0 of a partial one. */
  readonly fullMs: number;
  /** Part of the Sun's disc that is covered at `greatest`, 0…1. */
  readonly obscuration: number;
  /** At `greatest`, refracted; below 0 only the beginning or the end is seen, at sunset or sunrise. */
  readonly sunAltitudeDeg: number;
};

export type LunarEclipse = {
  readonly kind: 'partial' | 'total';
  /** The Moon enters and leaves the umbra; these instants are the same for every place. */
  readonly begin: Instant;
  readonly greatest: Instant;
  readonly end: Instant;
  readonly fullMs: number;
  /** Part of the Moon's disc that is in the umbra at `greatest`, 0…1. */
  readonly obscuration: number;
};

/** More than the length of an eclipse, less than the 14 days from new Moon to full Moon. */
const marginMs = utcDayMs;
/** Leads past the new or full Moon of an eclipse but not to the next. */
const afterEclipseMs = 10 * utcDayMs;

/** Searches start with a UTC day, so that all questions of a day about a place share them: one takes 1 to 3 ms. */
const lunarEclipseFrom = memoize(64, lunarEclipse);
const solarEclipseFrom = memoize(1024, (key: string) => {
  const [lat = 0, lng = 0, from = 0] = key.split(',').map(Number);
  return solarEclipse(new Observer(lat, lng, 0), from);
});

/** The first solar eclipse seen from `point` that is not over at `after`: the Sun is up as it begins or as it ends. */
export function nextSolarEclipse({ lat, lng }: Point, after: Instant): SolarEclipse {
  const next = (from: Instant): SolarEclipse => solarEclipseFrom([lat, lng, utcDayStart(from)].join());
  let eclipse = next(after - marginMs);
  while (eclipse.end <= after) eclipse = next(eclipse.greatest + afterEclipseMs);
  return eclipse;
}

/** The first lunar eclipse not over at `after` and seen at `point`; penumbral ones are left out, as hardly visible. */
export function nextLunarEclipse(point: Point, after: Instant): LunarEclipse {
  let eclipse = lunarEclipseFrom(utcDayStart(after - marginMs));
  while (eclipse.end <= after || !moonShows(point, { from: eclipse.begin, to: eclipse.end })) {
    eclipse = lunarEclipseFrom(utcDayStart(eclipse.greatest + afterEclipseMs));
  }
  return eclipse;
}

function solarEclipse(observer: Observer, from: Instant): SolarEclipse {
  const found = searchEclipse(
    (time) => SearchLocalSolarEclipse(time, observer),
    ({ peak }) => peak.time,
    from,
  );
  return {
    kind: found.kind === EclipseKind.Total ? 'total' : found.kind === EclipseKind.Annular ? 'annular' : 'partial',
    begin: instantOfAstroTime(found.partial_begin.time),
    greatest: instantOfAstroTime(found.peak.time),
    end: instantOfAstroTime(found.partial_end.time),
    fullMs:
      found.total_begin && found.total_end
        ? instantOfAstroTime(found.total_end.time) - instantOfAstroTime(found.total_begin.time)
        : 0,
    obscuration: found.obscuration,
    sunAltitudeDeg: found.peak.altitude,
  };
}

/** The next eclipse by the umbra, wherever it is seen. */
function lunarEclipse(from: Instant): LunarEclipse {
  const found = searchEclipse(SearchLunarEclipse, ({ peak }) => peak, from);
  const greatest = instantOfAstroTime(found.peak);
  if (found.kind === EclipseKind.Penumbral) return lunarEclipse(greatest + afterEclipseMs);
  const halfMs = Math.round(found.sd_partial * minuteMs);
  return {
    kind: found.kind === EclipseKind.Total ? 'total' : 'partial',
    begin: greatest - halfMs,
    greatest,
    end: greatest + halfMs,
    fullMs: 2 * Math.round(found.sd_total * minuteMs),
    obscuration: found.obscuration,
  };
}

/** Searches again from a day before the phase, so that times do not depend on `from`, which moves them by up to 1 s. */
function searchEclipse<Found>(search: (from: AstroTime) => Found, peakOf: (found: Found) => AstroTime, from: Instant) {
  const peak = instantOfAstroTime(peakOf(search(astroTime(from))));
  return search(astroTime(nearestMoonQuarter(peak).at - marginMs));
}
