import type { Instant } from '../domain/time.ts';

export type CalendarEvent = {
  /** The same whenever the same event is told again, so that calendars replace it. */
  readonly id: string;
  readonly at: Instant;
  readonly summary: string;
  readonly description: string;
};

/** A calendar of instants as iCalendar text (RFC 5545). `made` is when it was made. */
export function calendar(name: string, made: Instant, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellbuoy//Tides//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, at, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}@bellbuoy`,
      `DTSTAMP:${utc(made)}`,
      `DTSTART:${utc(at)}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

/** `20261120T124500Z`. */
function utc(at: Instant): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines have at most 75 octets; what is longer goes on after a line break and a blank. */
const longestOctets = 75;

function folded(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    const room = longestOctets - (parts.length > 1 ? 1 : 0);
    if (Buffer.byteLength(parts.at(-1)! + character) > room) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts.join('\r\n ');
}
