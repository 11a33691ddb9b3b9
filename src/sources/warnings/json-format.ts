import { z } from 'zod';
import type { WarningText } from '../../domain/warning.ts';
import {
  certaintyOf,
  colourOf,
  endOf,
  instantOf,
  linkOf,
  ringsOf,
  severityOf,
  writtenIn,
  type Message,
} from './message.ts';

/** The members of an office's JSON that a warning is in. Of several names of one thing the first that is there counts. */
export type JsonFormat = Pick<Message, 'source' | 'office' | 'link'> & {
  readonly id: string;
  readonly sent: readonly string[];
  readonly onset: readonly string[];
  readonly end: readonly string[];
  readonly colour?: string;
  /** A list of codes, and the registry that they are of. */
  readonly codes?: readonly [member: string, registry: string];
  readonly texts: readonly Readonly<Record<'language' | 'event', string> & Partial<Record<TextMember, string>>>[];
};
type TextMember = Exclude<keyof WarningText, 'language' | 'event'>;

const items = z.array(z.record(z.string(), z.unknown()));
const features = z.object({ features: z.array(z.object({ geometry: z.unknown(), properties: items.element })) });
const references = z.array(z.object({ identifier: z.string() })).catch([]);

/** Reads GeoJSON, or a list of objects. Throws where the body is neither. */
export function readJsonFormat(format: JsonFormat, [body = '']: readonly string[]): readonly Message[] {
  const parsed: unknown = JSON.parse(body);
  if (!Array.isArray(parsed)) {
    return features
      .parse(parsed)
      .features.flatMap(({ geometry, properties }) => readItem(format, properties, geometry));
  }
  return items.parse(parsed).flatMap((one) => readItem(format, one));
}

function readItem(format: JsonFormat, item: Record<string, unknown>, geometry?: unknown): readonly Message[] {
  const text = (member: string | undefined): string | undefined => {
    const value = member === undefined ? undefined : item[member];
    return typeof value === 'string' ? value : undefined;
  };
  const instant = (members: readonly string[]) =>
    members.map((member) => instantOf(text(member))).find((at) => at !== undefined);
  const id = text(format.id);
  const sent = instant(format.sent);
  const [first, ...others] = format.texts.flatMap(({ language, event, ...members }) => {
    const rest = Object.entries(members).map(([name, member]) => [name, text(member)]);
    return writtenIn(language, { event: text(event), ...Object.fromEntries(rest) }) ?? [];
  });
  if (!id || sent === undefined || !first) throw new TypeError(`no ${format.id}, time or text`);
  const status = text('status') ?? '';
  if (['Test', 'Exercise', 'Draft', 'System'].includes(status)) return [];
  const [codes = '', registry = ''] = format.codes ?? [];
  const own = item[codes];
  return [
    {
      message: id,
      id,
      replaces: references.parse(item['references']).map(({ identifier }) => identifier),
      isCancel: /^(cancel|ended$)/i.test(text('messageType') ?? text('status_en') ?? status),
      source: format.source,
      office: text('senderName') ?? format.office,
      link: linkOf(text('web'), format.link),
      severity: severityOf(text('severity')),
      certainty: certaintyOf(text('certainty')),
      colour: colourOf(text(format.colour)),
      sent,
      onset: instant(format.onset) ?? sent,
      expires: endOf(format.end.map(text).find(Boolean), sent),
      texts: [first, ...others],
      codes: Array.isArray(own) ? own.map((code) => `${registry} ${String(code)}`) : [],
      rings: ringsOf(geometry),
    },
  ];
}
