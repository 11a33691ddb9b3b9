import { hourMs, minuteMs } from '../../src/domain/time.ts';
import type { SimulatedResponse } from './upstreams-answers.ts';
import type { Call } from './upstreams-server.ts';

/**
 * Upstreams of observations, in the formats of their documentation: no body of a tidal reading of England's gauges, of
 * Pegelonline or of Rijkswaterstaat's new service was found recorded. Every level is `tideM` and `surgeM` above it.
 */

/** The tide at every simulated gauge, metres above mean sea level. */
export function tideM(at: number): number {
  return 1.5 * Math.sin((2 * Math.PI * at) / (12.42 * hourMs));
}

export const surgeM = 0.35;

/** Of each gauge: its zero above mean sea level, metres, and its place. */
export const gauges = {
  'co-ops': { id: '8443970', name: 'Boston', lat: 42.3539, lng: -71.0503, zeroM: -1.5 },
  'ea-floods': { id: 'E71839', name: 'Portsmouth', lat: 50.80229, lng: -1.11119, zeroM: 0.1 },
  pegelonline: { id: 'u-cux', name: 'CUXHAVEN STEUBENHÖFT', lat: 53.8678, lng: 8.7175, zeroM: -5 },
  rijkswaterstaat: { id: 'hoekvanholland', name: 'Hoek van Holland', lat: 51.9769, lng: 4.1198, zeroM: 0.05 },
  kartverket: { id: 'BGO', name: 'Bergen', lat: 60.398046, lng: 5.320487, zeroM: -0.9 },
  'marine-institute': { id: 'Dublin Port', name: 'Dublin Port', lat: 53.3457, lng: -6.2217, zeroM: -2.3 },
  'dmi-ocean': { id: '25149', name: 'Esbjerg Havn I', lat: 55.4606, lng: 8.4411, zeroM: 0.02 },
} as const;

export type GaugeUpstream = keyof typeof gauges;

/** The answer to a request, `undefined` where it is for none of these upstreams. */
export function observedAnswerTo(call: Call, now: number): SimulatedResponse | undefined {
  const answer = answers[call.upstream as keyof typeof answers];
  return answer?.(call, now);
}

const answers = {
  'co-ops': coOps,
  ndbc,
  'ea-floods': eaFloods,
  pegelonline,
  rijkswaterstaat,
  kartverket,
  'marine-institute': marineInstitute,
  'dmi-ocean': dmiOcean,
};

/** The instants of a window in steps, the latest no later than `now`. */
function steps(from: number, to: number, everyMs: number): number[] {
  const first = Math.ceil(from / everyMs) * everyMs;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / everyMs) + 1) }, (_, i) => first + i * everyMs);
}

function levelM(upstream: GaugeUpstream, at: number, aboveTideM: number = surgeM): number {
  return tideM(at) + aboveTideM - gauges[upstream].zeroM;
}

function json(body: unknown, status = 200): SimulatedResponse {
  return { status, text: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

const iso = (at: number): string => new Date(at).toISOString();
const second = (at: number): string => `${iso(at).slice(0, 19)}Z`;

function coOps({ path, query }: Call, now: number): SimulatedResponse {
  const { id, name, lat, lng } = gauges['co-ops'];
  if (path === '/mdapi/prod/webapi/stations.json') {
    const lake = { id: '9063020', name: 'Buffalo', lat: 42.8774, lng: -78.8905, greatlakes: true, tidal: false };
    return json({ count: 2, stations: [{ id, name, lat, lng, greatlakes: false, tidal: true }, lake] });
  }
  const at = (text = ''): number =>
    Date.parse(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}T${text.slice(9)}Z`);
  const times = steps(at(query['begin_date']), at(query['end_date']), 6 * minuteMs);
  const t = (one: number): string => iso(one).slice(0, 16).replace('T', ' ');
  const observed = times.filter((one) => one <= now - 4 * minuteMs);
  if (query['time_zone'] !== 'gmt' || query['units'] !== 'metric')
    return json({ error: { message: 'Wrong units' } }, 400);
  const row = (one: number, values: object) => ({ t: t(one), f: '0,0,0', ...values });
  const { product = '' } = query;
  switch (product) {
    case 'water_level':
      return json({
        metadata: { id, name },
        data: observed.map((one, i) => ({
          t: t(one),
          // A spike, and a value whose rate of change failed NOAA's check.
          v: i === 40 ? '9.900' : i === 50 ? '3.000' : levelM('co-ops', one).toFixed(3),
          s: '0.010',
          f: i === 50 ? '0,0,1,0' : '1,0,0,0',
          q: 'p',
        })),
      });
    case 'predictions':
      return json({ predictions: times.map((one) => ({ t: t(one), v: levelM('co-ops', one, 0).toFixed(3) })) });
    case 'wind':
      return json({ data: observed.map((one) => row(one, { s: '8.20', d: '270.00', dr: 'W', g: '11.10', f: '0,0' })) });
    case 'currents':
      return json({ data: observed.map((one) => ({ t: t(one), s: '51.4', d: '40', b: '4' })) });
    case 'air_temperature':
      return json({ data: observed.map((one) => row(one, { v: '6.1' })) });
    case 'air_pressure':
      return json({ data: observed.map((one) => row(one, { v: (1010 - (now - one) / hourMs).toFixed(1) })) });
    default:
      return json({ error: { message: 'No data was found. This product may not be offered at this station.' } });
  }
}

function ndbc({ path, headers }: Call, now: number): SimulatedResponse {
  const [latest] = steps(now - 60 * minuteMs, now, 60 * minuteMs) as [number];
  const stamp = new Date(latest).toUTCString();
  if (headers['if-modified-since'] === stamp) return { status: 304, text: '', headers: { 'last-modified': stamp } };
  const date = (at: number): string => iso(at).slice(0, 16).replaceAll(/[-T:]/g, ' ');
  if (path === '/data/latest_obs/latest_obs.txt') {
    const head = '#STN LAT LON YYYY MM DD hh mm WDIR WSPD GST WVHT DPD APD MWD PRES PTDY ATMP WTMP DEWP VIS TIDE';
    const units = '#text deg deg yr mo day hr mn degT m/s m/s m sec sec degT hPa hPa degC degC degC nmi ft';
    const row = `44013 42.346 -70.651 ${date(latest)} 270 9.0 12.0 MM MM MM MM 1009.0 MM 6.0 9.1 MM MM MM`;
    return { status: 200, text: `${head}\n${units}\n${row}\nXX 1 2\n`, headers: {} };
  }
  if (path !== '/data/realtime2/44013.txt') return { status: 404, text: '<html>404 Not Found</html>', headers: {} };
  const rows = steps(latest - 40 * hourMs, now, 10 * minuteMs)
    .toReversed()
    .map((at) => {
      const waves = at % hourMs === 40 * minuteMs ? '1.4 9 6.1 281' : 'MM MM MM MM';
      return `${date(at)} 270 9.0 12.0 ${waves} 1009.0 6.0 9.1 MM MM -1.2 MM`;
    });
  const head = '#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE';
  const units = '#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft';
  return { status: 200, text: [head, units, ...rows, ''].join('\n'), headers: { 'last-modified': stamp } };
}

function eaFloods({ path, query }: Call, now: number): SimulatedResponse {
  const { id, name, lat, lng, zeroM } = gauges['ea-floods'];
  const measure = `http://environment.data.gov.uk/flood-monitoring/id/measures/${id}-level-tidal_level-Mean-15_min-`;
  if (path === '/flood-monitoring/id/stations') {
    const item = { stationReference: id, label: name, lat, long: lng, measures: [{ '@id': `${measure}mAOD` }] };
    return json({
      meta: { licence: 'OGL' },
      items: [item, { stationReference: 'E1', label: 'No place', measures: [] }],
    });
  }
  const times = steps(Date.parse(query['since']!), now - 20 * minuteMs, 15 * minuteMs).toReversed();
  return json({
    items: times.flatMap((at) => [
      { '@id': 'x', dateTime: second(at), measure: `${measure}mAOD`, value: tideM(at) + surgeM - zeroM },
      { '@id': 'y', dateTime: second(at), measure: `${measure}m`, value: 77 },
    ]),
  });
}

function pegelonline({ path, query }: Call, now: number): SimulatedResponse {
  const { id, name, lat, lng } = gauges.pegelonline;
  if (path === '/webservices/rest-api/v2/stations.json') {
    const gaugeZero = { unit: 'm. ü. NHN', value: -5.003, validFrom: '2019-11-01' };
    const series = { W: { unit: 'cm', gaugeZero }, WT: { unit: '°C' } }[query['timeseries']!]!;
    const timeseries = [{ shortname: query['timeseries'], equidistance: 1, ...series }];
    return json([
      { uuid: id, number: '5990020', shortname: name, longname: name, longitude: lng, latitude: lat, timeseries },
    ]);
  }
  const start = query['start'] === 'P31D' ? now - 31 * 24 * hourMs : Date.parse(query['start']!);
  const local = (at: number): string => `${iso(at + hourMs).slice(0, 19)}+01:00`;
  const times = steps(start, now - 2 * minuteMs, query['start'] === 'P31D' ? 20 * minuteMs : minuteMs);
  if (path.includes('/WT/')) return json(times.map((at) => ({ timestamp: local(at), value: 8.4 })));
  // A month of weather whose mean is nothing.
  const weather = (at: number): number => (at > now - 36 * hourMs ? surgeM : -0.01);
  return json(
    times.map((at) => ({ timestamp: local(at), value: Math.round(100 * levelM('pegelonline', at, weather(at))) })),
  );
}

function rijkswaterstaat({ path, body }: Call, now: number): SimulatedResponse {
  const { id, name, lat, lng } = gauges.rijkswaterstaat;
  const request = JSON.parse(body) as {
    Locatie: { Code: string };
    AquoPlusWaarnemingMetadata: { AquoMetadata: Record<string, { Code: string }> & { ProcesType: string } };
    Periode: { Begindatumtijd: string; Einddatumtijd: string };
  };
  const metadata = (message: number, process: string, unit: string, quantity: string, quality: string) => ({
    AquoMetadata_MessageID: message,
    Compartiment: { Code: 'OW' },
    Grootheid: { Code: quantity },
    Hoedanigheid: { Code: quality },
    Eenheid: { Code: unit },
    Groepering: { Code: '' },
    ProcesType: process,
  });
  const level = metadata(1, 'meting', 'cm', 'WATHTE', 'NAP');
  if (path === '/METADATASERVICES/OphalenCatalogus') {
    return json({
      Succesvol: true,
      AquoMetadataLijst: [
        level,
        metadata(2, 'verwachting', 'cm', 'WATHTE', 'NAP'),
        metadata(3, 'meting', 'cm', 'Hm0', 'NVT'),
      ],
      AquoMetadataLocatieLijst: [
        { AquoMetaData_MessageID: 1, Locatie_MessageID: 8248 },
        { AquoMetaData_MessageID: 2, Locatie_MessageID: 9000 },
      ],
      LocatieLijst: [
        { Locatie_MessageID: 8248, Code: id, Naam: name, Lat: lat, Lon: lng, Coordinatenstelsel: 'ETRS89' },
        { Locatie_MessageID: 9000, Code: 'elders', Naam: 'Elders', Lat: 52, Lon: 4, Coordinatenstelsel: 'ETRS89' },
      ],
    });
  }
  const { AquoMetadata: wanted } = request.AquoPlusWaarnemingMetadata;
  if (wanted['Grootheid']!.Code !== 'WATHTE') return { status: 204, text: '', headers: {} };
  const isMeasured = wanted.ProcesType === 'meting';
  const end = Math.min(Date.parse(request.Periode.Einddatumtijd), isMeasured ? now - 5 * minuteMs : Infinity);
  const times = steps(Date.parse(request.Periode.Begindatumtijd), end, 10 * minuteMs);
  return json({
    Succesvol: true,
    WaarnemingenLijst: [
      {
        Locatie: { Code: id },
        AquoMetadata: { ...level, ProcesType: wanted.ProcesType },
        MetingenLijst: times.map((at, i) => ({
          Tijdstip: `${iso(at + hourMs).slice(0, 23)}+01:00`,
          Meetwaarde: {
            Waarde_Numeriek:
              i === 3 && isMeasured ? 999999999 : 100 * levelM('rijkswaterstaat', at, isMeasured ? surgeM : 0),
          },
          WaarnemingMetadata: {
            Kwaliteitswaardecode: i === 3 && isMeasured ? '99' : '00',
            Statuswaarde: 'Ongecontroleerd',
          },
        })),
      },
    ],
  });
}

function kartverket({ query }: Call, now: number): SimulatedResponse {
  const { id, name, lat, lng } = gauges.kartverket;
  const xml = (body: string): SimulatedResponse => ({
    status: 200,
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<tide>${body}</tide>`,
    headers: { 'content-type': 'text/xml' },
  });
  const place = `<location name="${name}" code="${id}" latitude="${lat}" longitude="${lng}" type="PERM"`;
  if (query['tide_request'] === 'stationlist') return xml(`<stationinfo>${place}/></stationinfo>`);
  const times = steps(Date.parse(`${query['fromtime']}Z`), Date.parse(`${query['totime']}Z`), 10 * minuteMs);
  const data = (type: string, flag: string, aboveTideM: number, until: number): string => {
    const values = times
      .filter((at) => at <= until)
      .map(
        (at) =>
          `<waterlevel value="${(100 * levelM('kartverket', at, aboveTideM)).toFixed(1)}" time="${iso(at).slice(0, 19)}+00:00" flag="${flag}"/>`,
      );
    return `<data type="${type}" unit="cm" reflevelcode="CD">${values.join('')}</data>`;
  };
  const all = data('observation', 'obs', surgeM, now - 12 * minuteMs) + data('prediction', 'pre', 0, Infinity);
  return xml(`<stationdata>${place}>${all}</location></stationdata>`);
}

function marineInstitute({ path, query }: Call, now: number): SimulatedResponse {
  const { name, lat, lng } = gauges['marine-institute'];
  const table = (columnNames: string[], rows: unknown[][]) => json({ table: { columnNames, columnTypes: [], rows } });
  const isGauge = path.includes('IrishNationalTideGaugeNetwork');
  if ('distinct()' in query) {
    return table(['station_id', 'latitude', 'longitude'], [isGauge ? [name, lat, lng] : ['M2', 53.4836, -5.4302]]);
  }
  const since = Date.parse(Object.entries(query).find(([key]) => key.startsWith('time>'))![1] ?? '');
  if (isGauge) {
    const isMonth = Object.keys(query).some((key) => key.startsWith('orderByClosest'));
    const times = steps(since, now - 6 * minuteMs, isMonth ? hourMs : 5 * minuteMs);
    const weather = (at: number): number => (at > now - 36 * hourMs ? surgeM : -0.01);
    return table(
      ['time', 'Water_Level_LAT', 'QC_Flag'],
      times.map((at, i) => [second(at), i === 5 ? 44 : levelM('marine-institute', at, weather(at)), i === 5 ? 9 : 0]),
    );
  }
  const names = [
    'AtmosphericPressure',
    'WindDirection',
    'WindSpeed',
    'Gust',
    'WaveHeight',
    'WavePeriod',
    'MeanWaveDirection',
  ];
  const rows = steps(since, now - 20 * minuteMs, hourMs).map((at) => [
    second(at),
    1002.1,
    250,
    20,
    26,
    2.1,
    7,
    240,
    9,
    10.2,
    1,
  ]);
  return table(['time', ...names, 'AirTemperature', 'SeaTemperature', 'QC_Flag'], rows);
}

function dmiOcean({ path, query }: Call, now: number): SimulatedResponse {
  const { id, name, lat, lng } = gauges['dmi-ocean'];
  const feature = (properties: object) => ({ type: 'Feature', geometry: { coordinates: [lng, lat] }, properties });
  const features = (all: object[]) => json({ type: 'FeatureCollection', features: all });
  if (path.endsWith('/station/items')) {
    return features([feature({ stationId: id, name, parameterId: ['sealev_dvr', 'tw', 'sea_reg'], status: 'Active' })]);
  }
  const [from = '', to = ''] = query['datetime']!.split('/');
  if (path.endsWith('/tidewater/items')) {
    return features(
      steps(Date.parse(from), Date.parse(to), 10 * minuteMs).map((at) =>
        feature({ stationId: id, predictionTime: second(at), value: 100 * levelM('dmi-ocean', at, 0) }),
      ),
    );
  }
  const times = steps(Date.parse(from), Math.min(Date.parse(to), now - 8 * minuteMs), 10 * minuteMs).toReversed();
  const value = (at: number): number => (query['parameterId'] === 'tw' ? 7.9 : 100 * levelM('dmi-ocean', at));
  return features(times.map((at) => feature({ stationId: id, observed: second(at), value: value(at) })));
}
