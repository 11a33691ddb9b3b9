import type { EventRow } from './compare.ts';

/**
 * A few rows of published tables, which the bench uses where the full tables are not available. Times are UTC,
 * heights metres above the table's own zero.
 */

/** XTide 2.15.2 from NOAA's constants of San Francisco, heights above MLLW. */
export const sanFrancisco = {
  id: 'noaa/9414290',
  mllwBelowMslM: 0.951,
  events: [
    ['2018-03-01T00:19:07Z', -0.3, 'L'],
    ['2018-03-01T07:16:50Z', 1.65, 'H'],
    ['2018-03-01T12:25:08Z', 0.48, 'L'],
    ['2018-03-01T18:37:28Z', 1.96, 'H'],
    ['2018-03-02T01:01:47Z', -0.26, 'L'],
    ['2018-03-02T07:54:44Z', 1.7, 'H'],
  ],
  hourlyFrom: '2018-03-01T00:00:00Z',
  hourlyM: [-0.289_335, -0.251_66, -0.027_689, 0.320_933, 0.727_639, 1.136_153, 1.472_82, 1.644_112],
} satisfies { events: EventRow[]; [other: string]: unknown };

/** High and low waters of hydrographic offices. */
export const officialTables: readonly OfficialTable[] = [
  {
    // Land Information New Zealand, Tide predictions 2013 (CC BY 4.0).
    name: 'auckland',
    point: { lat: -36.85, lng: 174.77 },
    events: [
      ['2013-02-21T10:07:00Z', 1, 'L'],
      ['2013-02-21T16:37:00Z', 2.7, 'H'],
      ['2013-02-21T22:40:00Z', 1.1, 'L'],
      ['2013-02-22T04:57:00Z', 2.7, 'H'],
      ['2013-02-22T11:02:00Z', 1, 'L'],
      ['2013-02-22T17:28:00Z', 2.8, 'H'],
      ['2013-02-22T23:30:00Z', 1.1, 'L'],
      ['2013-02-23T05:50:00Z', 2.8, 'H'],
    ],
  },
  {
    // NOAA, Tide predictions 2023, station 8531680 (public domain).
    name: 'sandy-hook',
    point: { lat: 40.4667, lng: -74.0083 },
    events: [
      ['2023-02-21T13:25:00Z', 1.817, 'H'],
      ['2023-02-21T19:52:00Z', -0.357, 'L'],
      ['2023-02-22T01:53:00Z', 1.661, 'H'],
      ['2023-02-22T08:12:00Z', -0.28, 'L'],
      ['2023-02-22T14:14:00Z', 1.743, 'H'],
      ['2023-02-22T20:36:00Z', -0.323, 'L'],
      ['2023-02-23T02:42:00Z', 1.655, 'H'],
      ['2023-02-23T09:00:00Z', -0.21, 'L'],
    ],
  },
  {
    // Bundesamt für Seeschifffahrt und Hydrographie, Gezeitenkalender 2023.
    name: 'cuxhaven',
    point: { lat: 53.8678, lng: 8.7175 },
    events: [
      ['2023-02-21T19:57:00Z', 3.41, 'L'],
      ['2023-02-22T01:18:00Z', 6.98, 'H'],
      ['2023-02-22T08:29:00Z', 3.23, 'L'],
      ['2023-02-22T13:54:00Z', 6.66, 'H'],
      ['2023-02-22T20:40:00Z', 3.34, 'L'],
      ['2023-02-23T02:01:00Z', 6.99, 'H'],
    ],
  },
  {
    // Rijkswaterstaat, astronomical tide 2019 (CC0).
    name: 'hoek-van-holland',
    point: { lat: 51.977, lng: 4.12 },
    events: [
      ['2019-02-21T23:10:00Z', -0.5, 'L'],
      ['2019-02-22T03:27:00Z', 1.24, 'H'],
      ['2019-02-22T08:23:00Z', -0.85, 'L'],
      ['2019-02-22T15:43:00Z', 1.49, 'H'],
      ['2019-02-22T23:55:00Z', -0.51, 'L'],
      ['2019-02-23T04:10:00Z', 1.24, 'H'],
    ],
  },
];

export type OfficialTable = {
  readonly name: string;
  readonly point: { readonly lat: number; readonly lng: number };
  readonly events: readonly EventRow[];
};

/** US Naval Observatory: body, longitude, latitude, time to the minute, r or s. */
export const riseAndSet = [
  'Moon -81 29 2019-01-03T20:57Z s',
  'Moon -81 29 2019-11-10T09:49Z s',
  'Moon 150 -45 2050-01-03T05:26Z r',
  'Moon 150 -45 2050-11-09T16:09Z r',
  'Sun -81 29 2019-09-07T11:05Z r',
  'Sun 0 60 2019-07-04T02:45Z r',
  'Sun 0 60 2019-12-16T08:58Z r',
  'Sun 75 15 1750-04-19T00:44Z r',
];

/** US Naval Observatory: 0 new Moon … 3 last quarter, time to the minute. */
export const moonQuarters = [
  '1 2020-01-03T04:45Z',
  '2 2020-01-10T19:21Z',
  '3 2020-01-17T12:58Z',
  '0 2020-01-24T21:42Z',
  '1 2020-02-02T01:42Z',
  '2 2020-02-09T07:33Z',
  '3 2020-02-15T22:17Z',
  '0 2020-02-23T15:32Z',
];
