import { describe, expect, it } from 'vitest';
import { keepTide, tideFrom, type KeptTide, type Tide } from '../../../src/domain/tide/index.ts';
import { utcDayMs } from '../../../src/domain/time.ts';
import { realCatalogue, temporaryFolder } from '../../support/temporary.ts';

const { byId } = await realCatalogue(false, temporaryFolder());
const from = Date.UTC(2026, 10, 20);
const year = { from, to: from + 366 * utcDayMs };

/** As it is published: whole minutes and centimetres. */
const published = (tide: Tide) =>
  tide.extremes(year).map(({ at, heightM, kind }) => `${kind} ${Math.round(at / 60_000)} ${Math.round(heightM * 100)}`);

describe('a tide that is kept as data', () => {
  it.each([
    ['a gauge of its own constants', 'ticon/brest-822-fra-uhslc_fd'],
    ['a reference station', 'noaa/9414290'],
    ['a subordinate station', 'noaa/9414305'],
  ])('of %s is the same for a year', (_, id) => {
    const tide = byId(id)?.tide;
    if (!tide) throw new Error(`No station ${id}`);
    const sent = JSON.parse(JSON.stringify(keepTide(tide))) as KeptTide;
    expect(id === 'noaa/9414305').toBe(sent.follows !== undefined);
    expect(published(tideFrom(sent))).toEqual(published(tide));
  });

  it('is not known of a tide from elsewhere', () => {
    const none: Tide = {
      extremes: () => [],
      hourlyLevels: () => new Float64Array(),
      levelAt: () => 0,
      meanLevelM: () => 0,
    };
    expect(keepTide(none)).toBeUndefined();
  });
});
