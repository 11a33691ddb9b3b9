/** Bodies of answers for the documentation. A test validates each against the schema of its path. */

const counts = { cost: 1, dailyQuota: 1000, requestCount: 12 };
const free = { ...counts, cost: 0 };

const brest = {
  attribution: 'TICON-4 (Hart-Davis, Dettmering, Seitz 2025), CC BY 4.0, adapted, by way of the Neaps tide database',
  chartDatum: 'LAT',
  id: 'ticon/brest-822-fra-uhslc_fd',
  lat: 48.383,
  licence: 'CC BY 4.0',
  lng: -4.5,
  name: 'Brest',
  prediction: 'harmonic',
  source: 'uhslc',
  timezone: 'Europe/Paris',
};
const sanFrancisco = {
  attribution: 'NOAA (public domain), by way of the Neaps tide database',
  chartDatum: 'MLLW',
  country: 'US',
  datums: { HAT: 1.255, LAT: -1.546, MHHW: 0.829, MHW: 0.643, MLLW: -0.951, MLW: -0.605, MSL: 0 },
  id: 'noaa/9414290',
  lat: 37.806,
  licence: 'public domain',
  lng: -122.466,
  name: 'San Francisco (Golden Gate)',
  prediction: 'harmonic',
  source: 'noaa',
  timezone: 'America/Los_Angeles',
};

const point = { lat: 48.383, lng: -4.495 };
const tideMeta = {
  ...counts,
  datum: 'MSL',
  end: '2026-11-22 00:00',
  ...point,
  offset: 0,
  start: '2026-11-20 00:00',
  station: { ...brest, distance: 0 },
};
const goldenGate = {
  attribution: 'NOAA (public domain), by way of the Neaps tide database',
  ebbDirection: 252.8,
  floodDirection: 72.8,
  id: 'noaa/SFB1203',
  lat: 37.82,
  licence: 'public domain',
  lng: -122.473,
  name: 'Golden Gate Bridge, 0.46 Nm E of',
  prediction: 'harmonic',
  source: 'noaa',
  timezone: 'America/Los_Angeles',
};
const astronomyMeta = { ...counts, ...point, start: '2026-11-20T00:00:00+00:00' };
const day = {
  time: '2026-11-20T00:00:00+00:00',
  astronomicalDawn: '2026-11-20T05:42:36+00:00',
  astronomicalDusk: '2026-11-20T18:24:05+00:00',
  civilDawn: '2026-11-20T06:58:10+00:00',
  civilDusk: '2026-11-20T17:08:34+00:00',
  moonFraction: 0.744,
  moonPhase: {
    closest: { time: '2026-11-17T11:47:43+00:00', text: 'First quarter', value: 0.25 },
    current: { time: '2026-11-20T00:00:00+00:00', text: 'Waxing gibbous', value: 0.331 },
  },
  moonrise: '2026-11-20T14:10:35+00:00',
  moonset: '2026-11-20T02:16:56+00:00',
  nauticalDawn: '2026-11-20T06:19:44+00:00',
  nauticalDusk: '2026-11-20T17:46:58+00:00',
  sunrise: '2026-11-20T07:32:53+00:00',
  sunset: '2026-11-20T16:33:51+00:00',
};
const icon = {
  attribution: 'Deutscher Wetterdienst, by way of Open-Meteo.com (CC BY 4.0)',
  name: 'icon',
  updated: '2026-11-20T04:34:35+00:00',
};
const noaa = {
  attribution: 'NOAA, by way of Open-Meteo.com (CC BY 4.0)',
  name: 'noaa',
  updated: '2026-11-20T04:34:36+00:00',
};
const weatherMeta = {
  ...counts,
  end: '2026-11-22 00:00',
  ...point,
  params: ['waveHeight', 'windSpeed'],
  source: ['sg', 'icon', 'noaa'],
  sources: [icon, noaa],
  start: '2026-11-20 00:00',
};

const at = `lat=${point.lat}&lng=${point.lng}`;

/** A request of each path, by its template. */
const targets: Readonly<Record<string, string>> = {
  '/v2/tide/extremes/point': `/v2/tide/extremes/point?${at}&datum=LAT`,
  '/v2/tide/sea-level/point': `/v2/tide/sea-level/point?${at}&datum=LAT`,
  '/v2/tide/stations': '/v2/tide/stations',
  '/v2/tide/stations/area': '/v2/tide/stations/area?box=49,-4:48,-5',
  '/v2/tide/stations/{id}': '/v2/tide/stations/noaa/9414290',
  '/v2/current/extremes/point': '/v2/current/extremes/point?lat=37.82&lng=-122.473',
  '/v2/current/stations': '/v2/current/stations?box=38,-122:37,-123',
  '/v2/windows/point': `/v2/windows/point?${at}&conditions=tide=..1,light=day&end=2026-12-20`,
  '/v1/tide/extremes/point': `/v1/tide/extremes/point?${at}`,
  '/v1/tide/stations': '/v1/tide/stations',
  '/v1/tide/stations/area': '/v1/tide/stations/area?box=49,-4:48,-5',
  '/v1/weather/point': `/v1/weather/point?${at}&params=waveHeight,windSpeed`,
  '/v2/weather/point': `/v2/weather/point?${at}&params=waveHeight,windSpeed`,
  '/v1/weather/area': '/v1/weather/area?box=49,-4:48,-5&params=waveHeight,windSpeed',
  '/v1/astronomy/point': `/v1/astronomy/point?${at}&numberOfDays=2`,
  '/v2/astronomy/point': `/v2/astronomy/point?${at}&numberOfDays=2`,
};

/** The answer of each path, by its template. */
const answers: Readonly<Record<string, object>> = {
  '/v2/tide/extremes/point': {
    data: [
      { time: '2026-11-20T00:03:00+00:00', height: 1.328, type: 'high' },
      { time: '2026-11-20T06:13:00+00:00', height: -1.341, type: 'low' },
    ],
    meta: tideMeta,
  },
  '/v2/tide/sea-level/point': {
    data: [
      { time: '2026-11-20T00:00:00+00:00', sg: 1.33 },
      { time: '2026-11-20T01:00:00+00:00', sg: 1.18 },
    ],
    meta: tideMeta,
  },
  '/v2/tide/stations': { data: [brest], meta: free },
  '/v2/tide/stations/area': { data: [brest], meta: free },
  '/v2/tide/stations/{id}': { data: sanFrancisco, meta: counts },
  '/v2/current/extremes/point': {
    data: [
      { time: '2026-11-20T01:33:00+00:00', type: 'slack', phase: 'flood', speed: 0 },
      { time: '2026-11-20T04:21:00+00:00', type: 'strongest', phase: 'flood', speed: 0.872, direction: 72.8 },
    ],
    meta: {
      ...counts,
      end: '2026-11-22 00:00',
      lat: 37.82,
      lng: -122.473,
      start: '2026-11-20 00:00',
      station: { ...goldenGate, distance: 0, waterDistance: 0 },
    },
  },
  '/v2/current/stations': { data: [goldenGate], meta: free },
  '/v2/windows/point': {
    data: [{ start: '2026-11-26T15:20:11+00:00', end: '2026-11-26T16:30:02+00:00' }],
    meta: {
      ...counts,
      conditions: 'tide=..1,light=day',
      datum: 'LAT',
      end: '2026-11-30 00:00',
      known: { start: '2026-11-20T00:00:00+00:00', end: '2026-11-30T00:00:00+00:00' },
      ...point,
      miss: {
        start: '2026-11-25T08:00:00+00:00',
        end: '2026-11-25T16:00:00+00:00',
        failing: 'tide=..1',
        value: 1.12,
      },
      start: '2026-11-20 00:00',
      station: { ...brest, distance: 0 },
      timezone: 'UTC',
    },
  },
  '/v1/tide/extremes/point': {
    extremes: [
      { time: '2026-11-20T00:03:00+00:00', height: '3.596', type: 'high' },
      { time: '2026-11-20T06:13:00+00:00', height: '0.927', type: 'low' },
    ],
    meta: { ...tideMeta, datum: 'MLLW', offset: -2.268 },
  },
  '/v1/tide/stations': { stations: [brest], meta: free },
  '/v1/tide/stations/area': { stations: [brest], meta: free },
  '/v1/weather/point': {
    hours: [
      {
        time: '2026-11-20T00:00:00+00:00',
        waveHeight: [
          { source: 'sg', value: 1.99 },
          { source: 'icon', value: 1.99 },
          { source: 'noaa', value: 2 },
        ],
        windSpeed: [
          { source: 'sg', value: 8.49 },
          { source: 'icon', value: 8.49 },
        ],
      },
    ],
    meta: weatherMeta,
  },
  '/v2/weather/point': {
    hours: [
      {
        time: '2026-11-20T00:00:00+00:00',
        waveHeight: { icon: 1.99, noaa: 2, sg: 1.99 },
        windSpeed: { icon: 8.49, sg: 8.49 },
      },
    ],
    meta: weatherMeta,
  },
  '/v1/weather/area': {
    grid: { '48': { '-5': [{ time: '2026-11-20T00:00:00+00:00', waveHeight: 2.02, windSpeed: 8.52 }] } },
    meta: {
      ...counts,
      cost: 0.5,
      box: [
        [49, -4.5],
        [48, -5],
      ],
      date: '2026-11-20',
      params: ['waveHeight', 'windSpeed'],
      sources: [icon],
    },
  },
  '/v1/astronomy/point': { days: [day], meta: astronomyMeta },
  '/v2/astronomy/point': { data: [day], meta: astronomyMeta },
};

const csv = ['time,height,type,datum', '2026-11-20T00:03:00+00:00,1.328,high,MSL', ''].join('\r\n');

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" role="img"></svg>';

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Bellbuoy//Tides//EN',
  'BEGIN:VEVENT',
  'UID:ticon/brest-822-fra-uhslc_fd/2026-11-20T00:03:00+00:00@bellbuoy',
  'DTSTAMP:20261120T000000Z',
  'DTSTART:20261120T000300Z',
  'SUMMARY:High water 1.3 m\\, Brest',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const chat = {
  request: { text: 'sun Brest' },
  answer: {
    title: 'Sun at Brest, France, Friday 20 November',
    blocks: [
      { kind: 'text', text: 'Sunrise 08:33, in 7 h 01.' },
      { kind: 'facts', facts: [{ label: 'Sunset:', value: '17:34' }] },
      { kind: 'table', title: 'Twilight (dawn, dusk)', rows: [['Civil', '07:58', '18:09']] },
    ],
    note: 'Times: Europe/Paris (UTC+1). Not for navigation.',
    session: 'Zm9y.dGhlIGV4YW1wbGU',
  },
};

/** Requests and answers of the paths, and bodies in other formats. */
export const examples = { targets, answers, csv, svg, calendar, chat };
