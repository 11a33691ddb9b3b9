import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { capLists, readAlert } from './cap.ts';
import { readCountries } from './countries.ts';
import { readItems, readTexts } from './items.ts';
import { readEach, toBulletin, type Bulletin, type Messages } from './message.ts';
import { warningOffices, type Office, type OfficeName } from './offices.ts';
import { readOutlines, type Outlines } from './outlines.ts';
import { unzip } from './unzip.ts';

type Bodies = readonly string[];

/** What is read: the warnings of an office, addresses in RSS 2.0 and of files of zones, outlines in GeoJSON, and countries from a file. */
type Results = Readonly<Record<OfficeName, Bulletin>> & {
  readonly rss: readonly string[];
  readonly zones: readonly string[];
  readonly outlines: Outlines;
  readonly countries: Outlines;
};
export type ReaderName = keyof Results;

/** Reads the bodies of an upstream, in a thread of its own. Rejects with an error whose message says what does not fit. */
export type Read = <Name extends ReaderName>(reader: Name, bodies: Bodies) => Promise<Results[Name]>;

/** Does the same here. Throws where a body is not as documented. */
export function readBodies<Name extends ReaderName>(reader: Name, bodies: Bodies): Results[Name];
export function readBodies(reader: ReaderName, bodies: Bodies): Results[ReaderName] {
  if (reader === 'rss')
    return rss.parse(parser.parse(bodies[0] ?? '', true)).rss.channel.item.map(({ link }) => link.trim());
  if (reader === 'zones') {
    return zones.parse(JSON.parse(bodies[0] ?? '')).features.map(({ properties: { id, type } }) => {
      return `/data/forecasts/marine/${type}/${id.slice(0, 2)}/${id}.txt`.toLowerCase();
    });
  }
  if (reader === 'outlines') return readOutlines(bodies);
  if (reader === 'countries') return readCountries();
  const office = warningOffices()[reader];
  return toBulletin(formats[office.format](office, bodies), office);
}

const lists = new Set([...capLists, 'item']);
const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  // Characters by their numbers as well, which XML has without any declaration.
  htmlEntities: true,
  isArray: (name) => lists.has(name),
});

const rss = z.object({
  rss: z.object({ channel: z.object({ item: z.array(z.object({ link: z.string() })).catch([]) }) }),
});
/** The zones of the sea at a point, as the NWS lists them, whose files are by their codes. */
const zone = z.object({ id: z.string().regex(/^[A-Z]{3}\d{3}$/), type: z.enum(['coastal', 'offshore']) });
const zones = z.object({ features: z.array(z.object({ properties: zone })) });
const capJson = z.object({ warnings: z.array(z.object({ alert: z.unknown() })) });

const formats: Readonly<Record<Office['format'], (office: Office, bodies: Bodies) => Messages>> = {
  json: (office, bodies) => readItems(office, office.items!, bodies),
  'cap-json': (office, [body = '']) =>
    readEach(capJson.parse(JSON.parse(body)).warnings, ({ alert }) => readAlert(alert, office)),
  'cap-rss': (office, bodies) =>
    readEach(bodies, (xml) => readAlert((parser.parse(xml, true) as { alert?: unknown }).alert, office)),
  text: (office, bodies) => readTexts(office, office.items!, bodies),
  'zone-files': (office, bodies) => readTexts(office, office.items!, bodies),
  'cap-zip': (office, [body = '']) => formats['cap-rss'](office, unzip(Buffer.from(body, 'latin1'))),
};
