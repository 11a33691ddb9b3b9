/** UTC, ms. */
type Instant = number;

/** An event at an instant, `until` another one where it lasts, or on a whole day, `2026-11-20`. */
export type CalendarEvent = ({ readonly at: Instant; readonly until?: Instant } | { readonly date: string }) & {
  /** The same in every calendar that has this event, so that calendar programs replace it. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
};

/** Events as iCalendar text (RFC 5545). `stamp` is `DTSTAMP`, `zone` the IANA zone, `about` what it is or why it is empty. */
export function calendar(
  name: string,
  stamp: Instant,
  events: readonly CalendarEvent[],
  { zone, about }: { readonly zone?: string; readonly about?: string | undefined } = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellbuoy//Tides//EN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(zone === undefined ? [] : [`X-WR-TIMEZONE:${zone}`]),
    ...(about === undefined ? [] : [`DESCRIPTION:${escaped(about)}`, `X-WR-CALDESC:${escaped(about)}`]),
    // Programs that subscribe ask again twice a day (RFC 7986, section 5.7; the other one is Outlook's).
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.id)}@bellbuoy`,
      `DTSTAMP:${utc(stamp)}`,
      'at' in event ? `DTSTART:${utc(event.at)}` : `DTSTART;VALUE=DATE:${event.date.replaceAll('-', '')}`,
      ...('at' in event && event.until !== undefined ? [`DTEND:${utc(event.until)}`] : []),
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

/** The calendar with an alarm so many minutes before each event that has a time (RFC 5545, section 3.6.6). */
export function withAlarms(content: string, minutes: number): string {
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Bellbuoy', `TRIGGER:-PT${minutes}M`, 'END:VALARM', ''];
  return content.replaceAll(
    /(DTSTART:\d{8}T\d{6}Z(?:(?!END:VEVENT)[\s\S])*)(?=END:VEVENT)/g,
    (event) => event + alarm.join('\r\n'),
  );
}

/** `20261120T124500Z`. */
function utc(at: Instant): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** RFC 5545, section 3.1: lines have at most 75 octets; longer ones continue after a line break and a blank. */
const maxOctets = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxOctets - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
