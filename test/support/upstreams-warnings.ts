import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateRawSync } from 'node:zlib';
import { warningUpstreams } from '../../src/domain/warning.ts';
import type { SourceSettings } from '../../src/sources/upstreams/index.ts';

/** Bodies after the documentation of each upstream, written for the tests. All warnings are of 20 November 2026. */

const sent = '2026-11-20T09:00:00+00:00';

/** An alert of CAP 1.2 in XML, in German and English, around Kiel. */
export function capXml({ id = 'kiel.1', msgType = 'Alert', status = 'Actual', references = '' } = {}): string {
  const info = (language: string, event: string): string => `<info><language>${language}</language>
    <category>Met</category><event>${event}</event><urgency>Immediate</urgency><severity>Moderate</severity>
    <certainty>Likely</certainty><effective>${sent}</effective><onset>2026-11-20T17:00:00+00:00</onset>
    <expires>2026-11-21T05:00:00+00:00</expires><senderName>Office of Kiel</senderName>
    <headline>${event} &amp; more</headline><web>https://office.example/kiel</web>
    <parameter><valueName>awareness_level</valueName><value>2; yellow; Moderate</value></parameter>
    <area><areaDesc>Kiel</areaDesc><polygon>54,10 54,10.5 54.6,10.5 54.6,10 54,10</polygon></area></info>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${id}</identifier><sender>office</sender><sent>${sent}</sent>
<status>${status}</status><msgType>${msgType}</msgType><scope>Public</scope>
${references && `<references>${references}</references>`}${info('de-DE', 'STURMBÖEN')}${info('en', 'gale-force gusts')}</alert>`;
}

/** As the maritime service of DWD warns of a coast: by the code of the area alone, and without an end. */
export function coastXml(id: string, cell: number): string {
  const code = `<geocode><valueName>WARNCELLID</valueName><value>${cell}</value></geocode>`;
  return capXml({ id })
    .replaceAll(/<polygon>[^<]*<\/polygon>/g, code)
    .replaceAll(/<expires>[^<]*<\/expires>/g, '')
    .replaceAll(/<parameter>.*<\/parameter>/g, '');
}

/** The same as MeteoAlarm has it in JSON, for areas by codes. */
export function meteoalarmBody(
  ...alerts: readonly { id: string; codes?: readonly string[]; level?: string; references?: string; msgType?: string }[]
): string {
  return JSON.stringify({
    warnings: alerts.map(
      ({ id, codes = ['NUTS3 FR524'], level = '3; orange; Severe', references, msgType = 'Alert' }) => ({
        uuid: id,
        alert: {
          identifier: id,
          sender: 'office@office.example',
          sent,
          status: 'Actual',
          msgType,
          scope: 'Public',
          ...(references && { references }),
          info: ['fr-FR', 'en-GB'].map((language) => ({
            language,
            event: language === 'fr-FR' ? 'Vigilance orange vagues-submersion' : 'Severe coastal event warning',
            senderName: 'Météo-France',
            severity: 'Severe',
            certainty: 'Likely',
            responseType: ['Monitor'],
            onset: '2026-11-20T18:00:00+00:00',
            expires: '2026-11-21T06:00:00+00:00',
            parameter: [{ valueName: 'awareness_level', value: level }],
            area: [
              {
                areaDesc: 'Finistère',
                geocode: codes.map((code) => ({ valueName: code.split(' ')[0], value: code.split(' ')[1] })),
              },
            ],
          })),
        },
      }),
    ),
  });
}

const square = (west: number, south: number, east: number, north: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const collection = (features: readonly object[]): string => JSON.stringify({ type: 'FeatureCollection', features });
const feature = (geometry: object | null, properties: object) => ({ type: 'Feature', geometry, properties });

const nwsAlert = (id: string, changed: object = {}) =>
  feature(null, {
    id,
    status: 'Actual',
    messageType: 'Alert',
    sent,
    effective: sent,
    onset: '2026-11-20T18:00:00-05:00',
    expires: '2026-11-20T20:00:00-05:00',
    ends: '2026-11-21T06:00:00-05:00',
    severity: 'Moderate',
    certainty: 'Likely',
    event: 'Small Craft Advisory',
    senderName: 'NWS Boston/Norton MA',
    areaDesc: 'Boston Harbor',
    references: [],
    ...changed,
  });

/** The answer of the NWS with one alert. */
export const nwsBody = ({ id = 'land', ...changed }): string => collection([nwsAlert(id, changed)]);

/** A ZIP archive of files. */
export function zipOf(...files: readonly string[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [i, file] of files.entries()) {
    const [plain, name] = [Buffer.from(file), Buffer.from(`${i}.xml`)];
    const packed = deflateRawSync(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from([0x50, 0x4b, 3, 4]), common, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, place, name);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(entries).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...entries, Buffer.from([0x50, 0x4b, 5, 6]), end]);
}

/** As tgftp.nws.noaa.gov files the zone of Boston's harbour, with the end of November in its heading. */
const zoneFile = `Expires:202611210300;;034305
FZUS51 KBOX 201004
CWFBOX

Coastal Waters Forecast for Massachusetts and Rhode Island
National Weather Service Boston/Norton MA
504 AM EST Fri Nov 20 2026

Coastal waters from the Merrimack River MA to Watch Hill RI out
to 60 NM


ANZ230-210300-
Boston Harbor and the water
beside it-
504 AM EST Fri Nov 20 2026

...SMALL CRAFT ADVISORY IN EFFECT UNTIL 6 AM EST
SATURDAY...

.TODAY...NE winds around 20 kt with gusts up to 30 kt.
Waves 2 to 3 ft.
.TONIGHT...NE winds 20 to 25 kt.

$$
`;

/** As DWD writes its bulletin for the coasts, with the ends of lines of a teleprinter. */
const coastBulletin = `\u0001
FQDL51 DWHA 200800

Seewetterbericht Deutsche Nord- und Ostseekueste
herausgegeben vom Seewetterdienst Hamburg
20.11.2026, 0800 UTC:

Wetterlage:
Ein Tief 995 zieht nach
Schweden.

Vorhersage fuer Freitag: 

Nordseekueste:
Ostfriesische Kueste:
Wind: Suedwest um 6.
Sicht/Wetter: Gute Sicht. 
Helgoland:
Wind: West 7.
Sicht/Wetter: Regen. 

Ostseekueste:
Flensburg bis Fehmarn:
Wind: Suedwest 4 bis 5, spaeter zunehmend 
um 6.
Sicht/Wetter: Gute Sicht. 
Oestlich Fehmarn bis Ruegen:
Wind: Suedwest 4.
Sicht/Wetter: Gute Sicht. 
=
\u0003`.replaceAll('\n', '\r\r\n');

/** A warn cell of DWD's map server. */
const warnCell = (id: number, geometry: object) => feature(geometry, { WARNCELLID: id, TYPE: 5, NAME: 'Küste' });

/** MET Norway's text for an area. */
const textForecast = (area: string, geometry: object): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    lang: 'en',
    lastChange: '2026-11-20T09:00:00Z',
    features: [
      {
        ...feature(geometry, {
          area,
          title: '',
          text: `Southwest near gale for ${area}.`,
          wind_warning: 'Gale warning',
        }),
        when: { interval: ['2026-11-20T09:00:00Z', '2026-11-21T00:00:00Z'] },
      },
    ],
  });

/** The body of each path, by how the address goes on behind the server's. */
export const bodies = (url: string): Readonly<Record<string, string | Buffer>> => ({
  '/alerts/active?point=42.36,-71.06': collection([nwsAlert('land'), nwsAlert('test', { status: 'Test' })]),
  '/alerts/active?point=42.36,-70.9': collection([
    nwsAlert('old'),
    nwsAlert('sea', {
      event: 'Gale Warning',
      severity: 'Severe',
      messageType: 'Update',
      references: [{ identifier: 'old' }],
    }),
    nwsAlert('gone', { messageType: 'Cancel' }),
  ]),
  '/collections/weather-alerts/items': collection([
    feature(square(-64, 44, -63, 45), {
      id: 'halifax',
      publication_datetime: sent,
      validity_datetime: sent,
      event_end_datetime: '2026-11-21T06:00:00Z',
      alert_name_en: 'wind warning',
      alert_name_fr: 'avertissement de vent',
      feature_name_en: 'Halifax',
      risk_colour_en: 'orange',
      status_en: 'continued',
    }),
  ]),
  '/collections/marineweather-realtime/items': collection([
    {
      id: 'm0000101',
      ...feature(square(-64, 44, -63, 45), {
        lastUpdated: sent,
        area: { value: { en: 'Halifax Harbour', fr: 'Port d’Halifax' } },
        regularForecast: {
          issuedDatetimeUTC: sent,
          locations: [
            {
              weatherCondition: {
                periodOfCoverage: { en: 'Tonight and Saturday.', fr: 'Ce soir et samedi.' },
                wind: { en: 'Wind southwest 25 knots.', fr: 'Vents du sud-ouest à 25 noeuds.' },
                weatherVisibility: { en: '', fr: '' },
              },
            },
          ],
        },
        warnings: {
          locations: [
            {
              name: { en: 'Halifax Harbour', fr: 'Port d’Halifax' },
              events: ['Gale warning', 'Storm warning'].map((name, i) => ({
                name: { en: name, fr: `Avis ${i}` },
                type: { en: 'warning', fr: 'avertissement' },
                category: { en: 'marine', fr: 'maritime' },
                status: { en: i ? 'ENDED' : 'IN EFFECT', fr: '' },
              })),
            },
          ],
        },
      }),
    },
  ]),
  '/zones?type=marine&point=42.36,-70.90': collection([feature(null, { id: 'ANZ230', type: 'coastal' })]),
  '/zones?type=marine': collection([]),
  '/data/forecasts/marine/coastal/an/anz230.txt': zoneFile,
  '/weatherapi/textforecast/3.0/?forecast=coast_en': textForecast('Sogn', square(4, 60, 6, 61)),
  '/weatherapi/textforecast/3.0/?forecast=sea_en': textForecast('Viking', square(2, 59, 3, 61)),
  '/weather/alerts/cap/': zipOf(capXml(), capXml({ id: 'kiel.0' }), capXml({ id: 'x', status: 'Exercise' })),
  '/weather/maritime/forecast/german/FQEN51_EDZW_LATEST': coastBulletin,
  '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeNames=dwd:Warngebiete_Kueste': collection([
    warnCell(501_000_006, square(9.9, 54.3, 11, 54.8)),
    warnCell(501_000_001, square(7, 53.4, 8, 54)),
  ]),
  '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeNames=dwd:Warngebiete_Binnenseen': collection([
    warnCell(209_189_000, square(12.35, 47.83, 12.55, 47.92)),
  ]),
  '/weatherapi/metalerts/2.0/current.rss': `<rss version="2.0"><channel><title>x</title>
    <item><link>${url}/cap?id=1</link></item><item><link>http://169.254.169.254/secret</link></item></channel></rss>`,
  '/cap?id=1': capXml({ id: 'norway' }).replaceAll('54,10 54,10.5 54.6,10.5 54.6,10 54,10', '60,4 60,6 61,6 61,4 60,4'),
  '/cap/rss': `<rss version="2.0"><channel><item><link>${url}/cap/nz</link></item></channel></rss>`,
  '/cap/nz': capXml({ id: 'nz' })
    .replaceAll('2026-11-21T05', '2035-11-21T05')
    .replaceAll('54,10 54,10.5 54.6,10.5 54.6,10 54,10', '-42,174 -42,178 -39,178 -39,174'),
  '/Open_Data/json/warning_IRELAND.json': JSON.stringify([
    {
      capId: 'ie',
      type: 'Wind',
      level: 'Yellow',
      severity: 'Moderate',
      certainty: 'Likely',
      issued: sent,
      onset: sent,
      expiry: '2026-11-21T06:00:00+00:00',
      headline: 'Wind warning for Dublin',
      regions: ['EI07'],
      status: 'Warning',
    },
  ]),
  '/api/v1/warnings/feeds-france': meteoalarmBody({ id: 'fr' }, { id: 'green', level: '1; green; Minor' }),
  '/api/v1/warnings/feeds-united-kingdom': meteoalarmBody({ id: 'uk', codes: ['EMMA_ID UK001'] }),
  '/weatherAPI/opendata/weather.php': JSON.stringify({
    WTCSGNL: {
      name: 'Tropical Cyclone Warning Signal',
      code: 'TC3',
      type: 'No. 3',
      actionCode: 'ISSUE',
      issueTime: sent,
    },
    WFIRE: { name: 'Yellow Fire Danger Warning', code: 'WFIREY', actionCode: 'CANCEL', issueTime: sent },
  }),
  '/bosai/warning/data/r8/map.json': JSON.stringify([
    {
      reportDatetime: sent,
      publishingOffice: '気象庁',
      warning: {
        class10Items: [
          {
            areaCode: '130010',
            kinds: [
              { code: '16', status: '発表' },
              { code: '15', status: '解除' },
            ],
          },
        ],
      },
    },
  ]),
  '/bosai/common/const/geojson/class10s.json': collection([feature(square(139, 35, 140, 36), { code: '130010' })]),
  '/meteoalarm-pm-group/': collection([
    feature(square(-6.5, 53.2, -6, 53.5), { type: 'EMMA_ID', code: 'IE006', country: 'IE', name: 'Dublin' }),
  ]),
  '/distribution/v2/nuts/geojson/NUTS_RG_03M_2013_4326_LEVL_3': collection([
    feature(square(-5.2, 47.8, -3.4, 48.7), { NUTS_ID: 'FR524', LEVL_CODE: 3 }),
  ]),
  '/distribution/v2/nuts/geojson/NUTS_RG_03M_2013_4326_LEVL_2': collection([]),
});

export type WarningsServer = {
  readonly settings: SourceSettings;
  /** The paths that were asked for, and whether with a validator. */
  readonly calls: readonly { readonly path: string; readonly isConditional: boolean }[];
  /** Another body for paths that begin so; `undefined` never answers. */
  set(prefix: string, body: string | Buffer | undefined): void;
};

const upstreamNames = new Set<string>([...warningUpstreams, 'meteoalarm-outlines', 'nuts', 'dwd-outlines']);

/** Plays all upstreams of warnings on a port of 127.0.0.1, which answer `delayMs` late. Bodies have an ETag. */
export async function startWarningUpstreams(
  afterAll: (close: () => Promise<void>) => void,
  delayMs = 0,
): Promise<WarningsServer> {
  const calls: { path: string; isConditional: boolean }[] = [];
  const changed = new Map<string, string | Buffer | undefined>();
  let url = '';
  const handle = ({ url: asked = '', headers }: IncomingMessage, response: ServerResponse): void => {
    // Each upstream has its name before its own paths; the addresses of a list have none.
    const path = asked.replace(/^\/[a-z-]+(?=\/[^/])/, (name) => (upstreamNames.has(name.slice(1)) ? '' : name));
    calls.push({ path, isConditional: headers['if-none-match'] !== undefined });
    const all = [...changed, ...Object.entries(bodies(url))];
    const found = all.find(([prefix]) => path.startsWith(prefix));
    const body = found?.[1];
    if (!found) return void response.writeHead(404).end();
    if (body === undefined) return;
    const etag = `"${crc32(body)}"`;
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { etag }).end(body);
  };
  const server = createServer((request, response) => {
    if (delayMs === 0) handle(request, response);
    else setTimeout(() => handle(request, response), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      url,
      contact: 'https://bellbuoy.test',
      sourcesOff: [],
    },
    calls,
    set: (prefix, body) => void changed.set(prefix, body),
  };
}
