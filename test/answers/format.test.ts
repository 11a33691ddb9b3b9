import { describe, expect, it } from 'vitest';
import {
  clock,
  clockOn,
  dateAndClock,
  dayName,
  distance,
  duration,
  durationAhead,
  placeName,
  smallDuration,
  zoneName,
  type FormatContext,
} from '../../src/answers/format.ts';
import { height, waveHeight } from '../../src/answers/measures.ts';
import { unitSystems, type UnitSystem } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';

const dictionary = openDictionary();
const at = Date.UTC(2026, 10, 20, 12, 25, 31);

function format(language: string, system: UnitSystem = 'metric', zone = 'Europe/Paris'): FormatContext {
  return { ...dictionary.in(language), units: unitSystems[system], zone, now: at };
}

describe('times', () => {
  it('are those of the place, to the nearest minute', () => {
    expect(clock(format('en'), at)).toBe('13:26');
    expect(clock(format('en', 'metric', 'Australia/Sydney'), at)).toBe('23:26');
    expect(clock(format('en'), Date.UTC(2026, 10, 20, 22, 59, 40))).toBe('00:00');
  });

  it('carry a weekday when they are of another day', () => {
    expect(clockOn(format('en'), at, '2026-11-20')).toBe('13:26');
    expect(clockOn(format('en'), at, '2026-11-19')).toBe('Friday 13:26');
    expect(clockOn(format('fr'), at, '2026-11-19')).toBe('vendredi 13:26');
    const lateEvening = Date.UTC(2026, 10, 20, 22, 59, 40);
    expect(clockOn(format('en'), lateEvening, '2026-11-20')).toBe('Saturday 00:00');
  });

  it('name days and zones in the user’s language', () => {
    expect(dayName(format('en'), '2026-11-21')).toBe('Saturday 21 November');
    expect(dayName(format('fr'), '2026-11-21')).toBe('samedi 21 novembre');
    expect(dayName(format('fr'), '2026-12-01')).toBe('mardi 1er décembre');
    expect(dayName(format('fr'), '2026-12-11')).toBe('vendredi 11 décembre');
    expect(dayName(format('de'), '2026-12-01')).toBe('Dienstag, 1. Dezember');
    expect(dayName(format('en'), '2026-12-01')).toBe('Tuesday 1 December');
    expect(dateAndClock(format('en'), at)).toBe('Fri 20 Nov 13:26');
    expect(zoneName(format('en'), { from: at, to: at + 1 })).toBe('Europe/Paris (UTC+1)');
    const changing = { from: Date.UTC(2026, 9, 24, 22), to: Date.UTC(2026, 9, 25, 23) };
    expect(zoneName(format('en'), changing)).toBe('Europe/Paris (UTC+2, UTC+1)');
    expect(zoneName(format('en', 'metric', 'Etc/GMT+2'), { from: at, to: at + 1 })).toBe('nautical time UTC-2');
  });
});

describe('the clocks of every zone', () => {
  const hours = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  /** Around the changes of clocks of both hemispheres, half an hour's by Lord Howe, and in other years. */
  const instants = [
    '1900-06-01T11:59:31Z',
    '1972-01-07T00:44:29Z',
    '1972-01-07T00:44:31Z',
    '1990-04-01T04:00:40Z',
    '1990-04-01T03:59Z',
    '2011-12-30T10:00Z',
    '2026-03-29T00:59Z',
    '2026-03-29T01:00Z',
    '2026-04-04T14:59Z',
    '2026-04-04T15:00Z',
    '2026-10-03T15:29:40Z',
    '2026-10-25T00:59:20Z',
    '2026-10-25T01:00Z',
  ].map((text) => Date.parse(text));

  it('show what ICU has them show', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const shown = new Intl.DateTimeFormat('en-GB', { ...hours, timeZone: zone });
      const offset = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone: zone });
      const ours = { ...format('en', 'metric', zone), now: Date.UTC(2026, 0, 1) };
      for (const instant of instants) {
        const minute = Math.round(instant / 60_000) * 60_000;
        const told = dateAndClock({ ...ours, now: instant }, instant).replace(/^\w+ /, '');
        expect(told, `${zone} ${instant}`).toBe(shown.format(minute).replace(',', ''));
        if (instant < Date.UTC(1973, 0, 1)) continue;
        const name = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
        expect(zoneName(ours, { from: instant, to: instant + 1 })).toContain(name.replace('GMT', 'UTC'));
      }
    }
  });
});

describe('quantities', () => {
  it('are shown in the user’s units and language', () => {
    expect(height(format('en'), 5.94, 6)).toBe('5.9 m');
    expect(height(format('fr'), 5.94, 6)).toBe('5,9 m');
    expect(height(format('en', 'imperial'), 5.94, 6)).toBe('19.5 ft');
    expect(distance(format('en'), 12.3)).toBe('12 km');
    expect(distance(format('en'), 1)).toBe('1 km');
    expect(distance(format('en'), 0)).toBe('less than 1 km');
    expect(distance(format('fr'), 0.4)).toBe('moins de 1 km');
    expect(distance(format('en', 'nautical'), 12.3)).toBe('7 nm');
    expect(distance(format('en', 'imperial'), 12.3)).toBe('8 mi');
  });

  it('are whole centimetres for who reads those, of waves to the decimetre of their forecast', () => {
    const inCentimetres = { ...format('de'), units: { ...unitSystems.metric, height: 'cm' } } as const;
    expect(height(inCentimetres, 5.944, 6)).toBe('594 cm');
    expect(height(inCentimetres, -0.001, 0.1)).toBe('0 cm');
    expect(waveHeight(inCentimetres, 1.84)).toBe('180 cm');
  });

  it('show centimetres where the tide is less than a metre, and never −0', () => {
    expect(height(format('en'), 0.064, 0.1)).toBe('0.06 m');
    expect(height(format('en'), -0.02, 6)).toBe('0.0 m');
    expect(height(format('en'), -0.07, 6)).toBe('-0.1 m');
  });

  it('are durations in hours and minutes', () => {
    expect(duration(format('en'), 100 * 60_000)).toBe('1 h 40');
    expect(duration(format('en'), 5 * 60_000)).toBe('5 min');
    expect(durationAhead(format('de'), 47 * 3_600_000)).toBe('47 h 00');
    expect(durationAhead(format('de'), 8105 * 3_600_000)).toBe('338 Tagen');
    expect(duration(format('en'), 65 * 60_000)).toBe('1 h 05');
    expect(smallDuration(format('en'), -125_000)).toBe('2 min 05 s');
    expect(smallDuration(format('en'), 31_000)).toBe('31 s');
  });
});

describe('the name of a place', () => {
  const brest = {
    id: 'geonames:3030300',
    name: 'Brest',
    region: 'Brittany',
    countryCode: 'FR',
    point: { lat: 48.39, lng: -4.486 },
    zone: 'Europe/Paris',
  };

  it('has region and country in the user’s language', () => {
    expect(placeName(format('en'), brest)).toBe('Brest, Brittany, France');
    expect(placeName(format('fr'), { ...brest, countryCode: 'DE', region: 'Brest' })).toBe('Brest, Allemagne');
  });

  it('is its name on the high seas', () => {
    const bank = { id: 'sea:dogger-bank', name: 'Dogger Bank', point: { lat: 54.9, lng: 2.5 } };
    expect(placeName(format('en'), bank)).toBe('Dogger Bank');
  });

  it('is coordinates with hemispheres, and what is near, for a point', () => {
    const point = {
      id: '-33.8600,151.2100',
      name: '-33.8600,151.2100',
      point: { lat: -33.86, lng: 151.21 },
      zone: 'Australia/Sydney',
    };
    expect(placeName(format('en'), point)).toBe('33.8600° S, 151.2100° E');
    const near = { name: 'Brest', distanceKm: 12.2, bearingDeg: 292 };
    expect(placeName(format('en'), { ...point, near })).toBe('33.8600° S, 151.2100° E (12 km WNW of Brest)');
    expect(placeName(format('fr'), { ...point, near: { ...near, bearingDeg: 359 } })).toContain(
      '(repère : Brest, 12 km N)',
    );
  });
});
