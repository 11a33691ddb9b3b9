import { describe, expect, it } from 'vitest';
import { text } from '../../../src/answers/answer.ts';
import { withCautions } from '../../../src/answers/tide/stream-answer.ts';
import { strongStreamText } from '../../../src/answers/tide/stream-lines.ts';
import { bandFacts, otherButtons, sourceNote, sourceWarnings } from '../../../src/answers/tide/tide-source.ts';
import { isFromMouth, isTooFar, type TideSource } from '../../../src/answers/tide/tide-view.ts';
import type { Place } from '../../../src/domain/place.ts';
import { unitSystems } from '../../../src/domain/units.ts';
import { openDictionary } from '../../../src/words.ts';

const words = openDictionary().in('en');
const format = { ...words, units: unitSystems.metric, zone: 'Europe/Paris', now: 0 };
const place: Place = {
  id: 'geonames:3009071',
  name: 'Lacanau',
  countryCode: 'FR',
  point: { lat: 45, lng: -1.2 },
  zone: 'Europe/Paris',
};
const range = 3;

/** The warnings that there are. */
function warningsOf(source: TideSource, rangeM = range): readonly string[] {
  return sourceWarnings(format, place, source, rangeM).filter((one) => one !== undefined);
}

describe('the source of a tide', () => {
  it.each([
    [
      'carried',
      { kind: 'carried', reason: 'coast', waterDistance: 49, distance: 38 },
      'Sea model EOT20 from gauge Arcachon, 49 km',
    ],
    [
      'between gauges',
      { kind: 'carried', reason: 'between-gauges', other: { id: 'x', name: 'Over', lat: 0, lng: 0 } },
      'Between gauges Arcachon and Over.',
    ],
    [
      'the mean of gauges',
      { kind: 'carried', reason: 'near', waterDistance: 5, other: { id: 'x', name: 'Over', lat: 0, lng: 0 } },
      'Between gauges Arcachon and Over.',
    ],
    [
      'two records of one harbour',
      { kind: 'carried', reason: 'near', waterDistance: 5, other: { id: 'x', name: 'Arcachon', lat: 0, lng: 0 } },
      'Gauge Arcachon, 5 km.',
    ],
    ['model', { kind: 'model', reason: 'no-gauge', distance: 20 }, 'Sea model EOT20, no gauge near'],
    ['gauge', { kind: 'gauge', reason: 'near', waterDistance: 7, distance: 5 }, 'Gauge Arcachon, 5 km.'],
    ['other services', { distance: 38 }, 'Gauge Arcachon, 38 km.'],
  ] as const)('is in the note: %s', (_, source, text) => {
    expect(sourceNote(format, { name: 'Arcachon', ...source })).toContain(text);
  });

  it.each([
    ['inland', 80, 'Lacanau, France lies inland'],
    ['river', 98, 'Up a river'],
    ['sheltered', 30, 'bays and lagoons'],
    ['no-model', 60, 'Times and heights may differ here'],
    ['between', 30, 'Lacanau, France lies between two seas'],
    ['far', 60, 'quite different'],
  ] as const)('is a warning where there is doubt: %s', (reason, distance, text) => {
    expect(JSON.stringify(warningsOf({ name: 'Arcachon', reason, distance }))).toContain(text);
  });

  it.each([
    ['none', 'lies behind Brouwersdam, which keeps the tide out (RWS). These are the times at Arcachon, outside.'],
    ['damped', 'lies behind Brouwersdam, which leaves less of the tide, at other times (RWS).'],
  ] as const)('is a warning behind a dam: %s', (tide, text) => {
    const dam = { name: 'Brouwersdam', tide, source: 'RWS' };
    const source = { name: 'Arcachon', reason: 'dammed', distance: 5, dam } as const;
    expect(JSON.stringify(warningsOf(source))).toContain(text);
    expect(isFromMouth(source)).toBe(true);
  });

  it.each([
    [100, 'High water here comes about 1 h 40 later (BBC).'],
    [-15, 'High water here comes about 15 min earlier (BBC).'],
    [0, 'High water here comes at about the same time (BBC).'],
  ])('is followed by the published lag of high water: %d min', (minutes, text) => {
    const source = { name: 'Herne Bay', reason: 'river', distance: 98, lag: { minutes, source: 'BBC' } } as const;
    expect(JSON.stringify(warningsOf(source))).toContain(text);
  });

  it('is no warning on an open coast or near a gauge', () => {
    for (const reason of ['coast', 'near', 'at-gauge', 'no-gauge'] as const) {
      expect(warningsOf({ name: 'Arcachon', reason, distance: 90 })).toEqual([]);
    }
    expect(warningsOf({ name: 'Arcachon', distance: 51 })).toHaveLength(1);
    expect(warningsOf({ name: 'Arcachon', distance: 49 })).toEqual([]);
  });

  it('warns of strong streams behind the first lines, with the rate that is published and where', () => {
    const strongStream = { name: 'French Pass', kind: 'tidal', knots: 8, source: 'LINZ' } as const;
    const line =
      'Strong tidal streams here: up to 8.0 kn (French Pass; LINZ). This warning is published, not computed.';
    const answer = { title: 'Tide', blocks: [text('High water 12:00.'), text('Nelson.')], firstLines: () => ['One'] };
    expect(withCautions(format, answer, { strongStream, isCovered: false }).blocks[1]).toEqual(text(line));
    expect(withCautions(format, answer, { isCovered: false })).toBe(answer);
    const [, caution] = withCautions(format, answer, { isCovered: true }).blocks;
    expect(caution).toEqual(text(format.say('tide-covered-way')));
  });

  it('names a race near by with its distance, and its rate where one is published', () => {
    const near = { name: 'Naruto Strait', kind: 'tidal', awayKm: 6.2 } as const;
    expect(strongStreamText(format, { ...near, knots: 10.6, source: 'Yamaha' })).toBe(
      'Strong streams near here, 6 km away: Naruto Strait, up to 10.6 kn (Yamaha).',
    );
    expect(strongStreamText(format, near)).toBe('Strong streams near here, 6 km away: Naruto Strait.');
  });

  it('warns of a strong current that is no tide’s, and without a rate where none could be read', () => {
    expect(strongStreamText(format, { name: 'Nara', kind: 'other', knots: 5, source: 'IMO' })).toMatch(
      /^Strong currents here, not of the tide: up to 5\.0 kn \(Nara; IMO\)/,
    );
    expect(strongStreamText(format, { name: 'Mull of Kintyre', kind: 'tidal' })).toMatch(
      /^Strong tidal streams here \(Mull of Kintyre\)\. How strong is not known/,
    );
  });

  it.each([
    [100, 'At Calais the tide is 1 h 40 later.'],
    [-40, 'At Calais the tide is 40 min earlier.'],
  ])('says by how much the station that is a button differs: %d min', (laterMinutes, text) => {
    const other = { id: 'x', name: 'Calais', lat: 51, lng: 1.9, laterMinutes };
    const [block] = warningsOf({ name: 'Dover', reason: 'near', other });
    expect(JSON.stringify(block)).toContain(text);
  });

  it('warns of a sea with hardly any tide', () => {
    const [block] = warningsOf({ name: 'EOT20', reason: 'no-gauge' }, 0.08);
    expect(JSON.stringify(block)).toContain('The tide is only 0.08 m');
    expect(warningsOf({ name: 'EOT20', reason: 'no-gauge' }, 0.3)).toEqual([]);
  });

  it('is refused beyond 100 km only where nothing is known of the water between', () => {
    expect(isTooFar({ name: 'Arcachon', distance: 101 })).toBe(true);
    expect(isTooFar({ name: 'Arcachon', distance: 101, reason: 'inland' })).toBe(true);
    expect(isTooFar({ name: 'Arcachon', distance: 101, reason: 'coast' })).toBe(false);
    expect(isTooFar({ name: 'Arcachon', distance: 100 })).toBe(false);
    expect(isTooFar({ name: 'Arcachon' })).toBe(false);
  });
});

describe('the accuracy of a tide', () => {
  it('is shown in minutes and metres, or that the times are not known', () => {
    const shown = (minutes: number) =>
      JSON.stringify(bandFacts(format, { name: 'x', band: { minutes, heightM: 0.4 } }, range));
    expect(shown(15)).toContain('± 15 min, ± 0.4 m');
    expect(shown(270)).toContain('times uncertain by more than an hour, heights ± 0.4 m');
    expect(bandFacts(format, { name: 'x' }, range)).toBeUndefined();
  });
});

describe('the other station', () => {
  const other = { lat: 44.66, lng: -1.16, name: 'Arcachon Eyrac' };

  it('is a button for its tide, by its id or, where that is too long, by its coordinates', () => {
    expect(otherButtons(place, { name: 'x', other: { ...other, id: 'noaa/8447270' } })).toEqual([
      { label: 'Arcachon Eyrac', command: 'tide', options: { place: 'station:noaa/8447270' } },
    ]);
    const long = { ...other, id: 'ticon/arcachon_eyrac-190-fra-refmar' };
    expect(otherButtons(place, { name: 'x', other: long })[0]!.options).toEqual({ place: '44.6600,-1.1600' });
    expect(otherButtons(place, { name: 'x' })).toEqual([]);
    expect(otherButtons(place, { name: 'x', other: { ...other, id: 'a/b', lat: 46.9 } })).toEqual([]);
  });
});
