import type { Options } from '../src/chat/index.ts';
import { mostLeadMin, usualWatch, type QuietHours, type Watch } from '../src/domain/windows/index.ts';
import { quote } from '../src/lib/quote.ts';
import { Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';

const timingOptions = ['lead', 'moved', 'cooldown', 'quiet'] as const;

/** `CONDITIONS [lead=6h] [moved=2h] [cooldown=12h] [quiet=22-7]`: the rest is read as a sentence. */
export function parseWatched(typed: readonly string[], spoken: readonly Words[]): Options {
  const named: Options = {};
  const rest: string[] = [];
  for (const word of typed) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    const option = timingOptions.find((one) => spoken.some((words) => words.list(`option-${one}-name`).includes(name)));
    if (option) Object.assign(named, { [option]: value });
    else rest.push(word);
  }
  return { ...named, ...(rest.length > 0 && { conditions: rest.join(' ') }) };
}

type Timing = Pick<Watch, 'leadMin' | 'movedMin' | 'pauseMin' | 'quiet'>;

/** When an alert writes; what is not said is as before. Throws the problems `duration-unclear` and `quiet-unclear`. */
export function readTiming({ lead, moved, cooldown, quiet }: Options, before: Timing = usualWatch): Timing {
  const leadMin = minutesOf(lead) ?? before.leadMin;
  const hours = quiet === undefined ? before.quiet : readQuiet(quiet);
  return {
    leadMin: Math.min(leadMin, mostLeadMin),
    movedMin: minutesOf(moved) ?? before.movedMin,
    pauseMin: minutesOf(cooldown) ?? before.pauseMin,
    ...(hours && { quiet: hours }),
  };
}

/** The notice and the quiet hours of an alert, as a form offers them. */
export function writeTiming({ leadMin, quiet }: Timing): Options {
  return { lead: `${leadMin}m`, quiet: quiet ? `${quiet.from}-${quiet.to}` : 'off' };
}

/** Days, hours and minutes as the three languages abbreviate them: `2d`, `6 h`, `1j 12h`, `90 min`, `3 Std`. */
const durationShape =
  /^(?:(\d{1,2})\s*[djt]\p{L}*)?\s*(?:(\d{1,3})\s*(?:h|st)\p{L}*)?\s*(?:(\d{1,4})\s*(?:m\p{L}*)?)?$/iu;

function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [whole, days = 0, hours = 0, minutes = 0] = durationShape.exec(text.trim()) ?? [];
  if (!whole) throw new Problem('duration-unclear', { text: quote(text) });
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
}

const quietShape = /^(\d{1,2})(?:[:h](\d{2}))?h?\s*[-–]\s*(\d{1,2})(?:[:h](\d{2}))?h?$/i;
const isOff = /^(off|none|no|non|aucune?|aus|kein\p{L}*|nein|0)$/iu;

/** `22-7`, `22:30-07:00`; `undefined` for none. */
function readQuiet(text: string): QuietHours | undefined {
  if (isOff.test(text.trim())) return undefined;
  const [, ...parts] = quietShape.exec(text.trim()) ?? [];
  const [fromHour = NaN, fromMinute = 0, toHour = NaN, toMinute = 0] = parts.map((part) => Number(part ?? 0));
  const isClock = [fromHour, toHour].every((hour) => hour < 24) && [fromMinute, toMinute].every((min) => min < 60);
  const clock = (hour: number, minute: number): string =>
    `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const [from, to] = [clock(fromHour, fromMinute), clock(toHour, toMinute)];
  if (!isClock || from === to) throw new Problem('quiet-unclear', { text: quote(text) });
  return { from, to };
}
