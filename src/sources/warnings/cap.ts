import type { Ring } from './area-index.ts';
import { instantOf, isOnGlobe, toMessage, type Issuer, type Message, type SentText } from './message.ts';

/** Common Alerting Protocol 1.2 (docs.oasis-open.org/emergency/cap/v1.2), in XML and as MeteoAlarm writes it in JSON. */

export const capLists = ['info', 'area', 'polygon', 'circle', 'geocode', 'parameter', 'responseType'];

/** An element of an alert; what is no text, list or element counts as absent. */
type Element = {
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  elements(name: string): readonly Element[];
  /** Values with their names, as parameters and codes of areas have them. */
  named(name: string): readonly (readonly [name: string, value: string])[];
};

function elementOf(given: unknown): Element {
  const members = Object(given) as Record<string, unknown>;
  const list = (name: string): readonly unknown[] => (Array.isArray(members[name]) ? members[name] : []);
  const text = (name: string) => (typeof members[name] === 'string' ? members[name].trim() : undefined);
  const elements = (name: string): readonly Element[] => list(name).map(elementOf);
  return {
    text,
    texts: (name) => list(name).filter((one) => typeof one === 'string'),
    elements,
    named: (name) => elements(name).map((one) => [one.text('valueName') ?? '', one.text('value') ?? '']),
  };
}

/**
 * The warnings of an alert, one for each event, time and area, in all its languages, or what it withdraws. Nothing for a test,
 * an exercise, a draft or what is not public, and no warning for what is over or a text that says that there is no danger.
 * Throws where it is no alert.
 */
export function readAlert(given: unknown, issuer: Issuer): readonly Message[] {
  const { text, elements } = elementOf(given);
  const [id, sent, status, type = ''] = [text('identifier'), instantOf(text('sent')), text('status'), text('msgType')];
  if (!id || sent === undefined || status === undefined) throw new TypeError('no alert');
  const isPublic = (text('scope') ?? 'Public') === 'Public';
  if (status !== 'Actual' || !isPublic || !['Alert', 'Update', 'Cancel'].includes(type)) return [];
  // `sender,identifier,sent` each, with blanks between; some offices give the identifier alone.
  const references = (text('references') ?? '').split(/\s+/).filter(Boolean);
  const replaces = references.map((one) => one.split(',')[1] ?? one);
  const groups = eventsOf(type === 'Cancel' ? [] : elements('info').filter(isDanger));
  const messages = groups.flatMap((group, i) => {
    const [main] = group as [Element];
    const areas = main.elements('area');
    const colour = main.named('parameter').find(([name]) => ['awareness_level', 'ColourCode'].includes(name))?.[1];
    const message = toMessage(issuer, {
      id,
      part: groups.length === 1 ? id : `${id} ${i + 1}`,
      replaces,
      office: main.text('senderName'),
      link: main.text('web'),
      severity: main.text('severity'),
      certainty: main.text('certainty'),
      colour,
      sent,
      onset: instantOf(main.text('onset')) ?? instantOf(main.text('effective')),
      end: instantOf(main.text('expires')),
      texts: group.map(writtenIn),
      codes: areas.flatMap(({ named }) => named('geocode').map((code) => code.join(' '))),
      polygons: areas.flatMap(polygonsOf),
    });
    return message ?? [];
  });
  return messages.length > 0 ? messages : [{ id, sent, replaces }];
}

function isDanger({ named, text, texts }: Element): boolean {
  const isGreen = named('parameter').some(([name, value]) => name === 'awareness_level' && /\bgreen\b/i.test(value));
  return !isGreen && text('urgency') !== 'Past' && !texts('responseType').includes('AllClear');
}

/** Texts by what they warn of: languages of one event share its times, severity and areas, and each is there once. */
function eventsOf(infos: readonly Element[]): readonly (readonly Element[])[] {
  const counts = new Map<string, number>();
  const keyOf = ({ text, elements }: Element): string => {
    const areas = elements('area').flatMap(({ named, texts }) => [
      ...named('geocode').map(String),
      ...texts('polygon'),
    ]);
    const key = JSON.stringify([text('onset'), text('expires'), text('severity'), ...areas.toSorted()]);
    const own = `${key} ${text('language') ?? ''}`;
    counts.set(own, (counts.get(own) ?? 0) + 1);
    return `${key} ${counts.get(own)}`;
  };
  return [...Map.groupBy(infos, keyOf).values()];
}

function writtenIn({ text, elements }: Element): SentText {
  const area = elements('area').flatMap((one) => one.text('areaDesc') ?? []);
  const [language, event, headline] = [text('language'), text('event'), text('headline')];
  const [description, instruction] = [text('description'), text('instruction')];
  return { language, event, headline, description, instruction, area: area.join(', ') };
}

/** An area is all of its polygons, which may overlap (CAP 1.2). Those that DWD cuts out of it are in codes. */
function polygonsOf({ texts, named }: Element): readonly (readonly Ring[])[] {
  const rings = [...texts('polygon').flatMap(ringOf), ...texts('circle').flatMap(circleOf)];
  const holes = named('geocode').flatMap(([name, value]) => (name === 'EXCLUDE_POLYGON' ? ringOf(value) : []));
  return holes.length > 0 ? [[...rings, ...holes]] : rings.map((ring) => [ring]);
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
const corners = Array.from({ length: 24 }, (_, i) => (i / 24) * 2 * Math.PI);

/** `lat,lng radius`, the radius in km. */
function circleOf(circle: string): Ring[] {
  const [lat = NaN, lng = NaN, radius = NaN] = circle
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!isOnGlobe(lng, lat) || !(radius > 0)) return [];
  const high = radius / kmPerDegree;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return [corners.map((angle) => [lng + Math.cos(angle) * wide, lat + Math.sin(angle) * high] as const)];
}
