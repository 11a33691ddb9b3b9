import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Warning, WarningText } from '../../domain/warning.ts';
import type { Ring } from './area-index.ts';
import {
  certaintyOf,
  colourOf,
  endOf,
  instantOf,
  isOnGlobe,
  linkOf,
  severityOf,
  writtenIn,
  type Message,
} from './message.ts';

/** Common Alerting Protocol 1.2 (docs.oasis-open.org/emergency/cap/v1.2), in XML and as MeteoAlarm writes it in JSON. */

const text = z.string().optional().catch(undefined);
const list = <S extends z.ZodType>(item: S) => z.array(item).catch([]);
const named = list(z.object({ valueName: z.string(), value: z.string() }));
const area = z.object({ areaDesc: text, polygon: list(z.string()), circle: list(z.string()), geocode: named });
const info = z.object({
  language: text,
  event: text,
  responseType: list(z.string()),
  severity: text,
  certainty: text,
  effective: text,
  onset: text,
  expires: text,
  senderName: text,
  headline: text,
  description: text,
  instruction: text,
  web: text,
  parameter: named,
  area: list(area),
});
const alert = z.object({
  identifier: z.string().min(1),
  sender: text,
  sent: z.string(),
  status: z.string(),
  msgType: z.string(),
  references: text,
  info: list(info),
});
type Info = z.output<typeof info>;

const lists = new Set(['info', 'area', 'polygon', 'circle', 'geocode', 'parameter', 'responseType', 'item']);
const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});

/** The warnings of documents, each an alert in XML. Throws where one is none. */
export function readCap(sender: Sender, bodies: readonly string[]): readonly Message[] {
  return bodies.flatMap((xml) => readAlert((parser.parse(xml, true) as { alert?: unknown }).alert, sender));
}

const rss = z.object({ rss: z.object({ channel: z.object({ item: list(z.object({ link: z.string() })) }) }) });

/** The addresses of a list in RSS 2.0. Throws where it is none. */
export function readRss([body = '']: readonly string[]): readonly string[] {
  return rss.parse(parser.parse(body, true)).rss.channel.item.map(({ link }) => link.trim());
}

/** The office of alerts that name none, and its page. */
export type Sender = Pick<Warning, 'source' | 'office' | 'link'> & { readonly language: string };

/**
 * The warnings of an alert, one for each time and area, in all its languages. None for a test, an exercise or a draft, and
 * for a text that says that there is no danger. Throws where it is no alert.
 */
export function readAlert(given: unknown, sender: Sender): readonly Message[] {
  const { identifier, sent: sentText, status, msgType, references = '', info: infos } = alert.parse(given);
  const sent = instantOf(sentText);
  if (sent === undefined) throw new TypeError(`sent ${sentText.slice(0, 40)}`);
  if (status !== 'Actual' || !['Alert', 'Update', 'Cancel'].includes(msgType)) return [];
  // `sender,identifier,sent` each, with blanks between.
  const replaces = references.split(/\s+/).flatMap((one) => one.split(',')[1] ?? []);
  const message = { message: identifier, sent, replaces };
  if (msgType === 'Cancel') return [{ ...message, ...nothing, ...sender, id: identifier, isCancel: true }];
  const groups = [...Map.groupBy(infos.filter(isDanger), keyOf).values()];
  return groups.flatMap((group, i) => {
    const id = groups.length === 1 ? identifier : `${identifier} ${i + 1}`;
    return warningOf(group, { ...message, id }, sender) ?? [];
  });
}

const nothing = {
  severity: 'unknown',
  certainty: 'unknown',
  onset: 0,
  texts: [{ language: 'en', event: '' }],
  codes: [],
  rings: [],
} as const;

function isDanger({ responseType, parameter }: Info): boolean {
  const isGreen = parameter.some(({ valueName, value }) => valueName === 'awareness_level' && /\bgreen\b/.test(value));
  return !isGreen && !responseType.includes('AllClear');
}

/** Languages of one warning share its times, severity and areas. */
function keyOf({ onset, expires, severity, area: areas }: Info): string {
  return JSON.stringify([onset, expires, severity, areas.map(({ geocode, polygon }) => [geocode, polygon])]);
}

function warningOf(
  infos: readonly Info[],
  message: Pick<Message, 'message' | 'sent' | 'replaces' | 'id'>,
  sender: Sender,
): Message | undefined {
  const [first, ...others] = infos.flatMap((one) => written(one, sender.language) ?? []);
  const [main] = infos;
  if (!first || !main) return undefined;
  const { severity, certainty, effective, onset, expires, senderName, web, parameter, area: areas } = main;
  const colour = parameter.find(({ valueName }) => ['awareness_level', 'ColourCode'].includes(valueName))?.value;
  return {
    ...message,
    source: sender.source,
    office: senderName?.trim() || sender.office,
    link: linkOf(web, sender.link),
    severity: severityOf(severity),
    certainty: certaintyOf(certainty),
    colour: colourOf(colour),
    onset: instantOf(onset) ?? instantOf(effective) ?? message.sent,
    expires: endOf(expires, message.sent),
    texts: [first, ...others],
    codes: areas.flatMap(({ geocode }) => geocode.map(({ valueName, value }) => `${valueName} ${value}`)),
    rings: areas.flatMap(({ polygon, circle }) => [...polygon.flatMap(ringOf), ...circle.flatMap(circleOf)]),
  };
}

function written({ language, area: areas, ...texts }: Info, fallback: string): WarningText | undefined {
  const names = areas.flatMap(({ areaDesc }) => areaDesc ?? []).join(', ');
  return writtenIn(language?.trim() || fallback, { ...texts, event: texts.event, area: names });
}

/** `lat,lng lat,lng …` */
function ringOf(polygon: string): Ring[] {
  const ring = polygon.trim().split(/\s+/).map(cornerOf);
  return ring.length >= 3 && ring.every((corner) => corner !== undefined) ? [ring] : [];
}

function cornerOf(pair: string): readonly [number, number] | undefined {
  const [lat = NaN, lng = NaN] = pair.split(',').map(Number);
  return isOnGlobe(lng, lat) ? [lng, lat] : undefined;
}

const kmPerDegree = 111.2;
const circleCorners = 24;

/** `lat,lng radius`, the radius in km. */
function circleOf(circle: string): Ring[] {
  const [pair = '', radius = ''] = circle.trim().split(/\s+/);
  const centre = cornerOf(pair);
  const reach = Number(radius) / kmPerDegree;
  if (!centre || !(reach > 0 && reach < 90)) return [];
  const [lng, lat] = centre;
  const narrow = Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return [
    Array.from({ length: circleCorners }, (_, i) => {
      const angle = (i / circleCorners) * 2 * Math.PI;
      return [lng + (Math.cos(angle) * reach) / narrow, lat + Math.sin(angle) * reach] as const;
    }),
  ];
}
