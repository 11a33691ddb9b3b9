import { means, takeTimes, type Options } from '../src/chat/index.ts';
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
export function readTiming(
  { lead, moved, cooldown, quiet }: Options,
  spoken: readonly Words[],
  before: Timing = usualWatch,
): Timing {
  const leadMin = minutesOf(lead) ?? before.leadMin;
  const hours = quiet === undefined ? before.quiet : readQuiet(quiet, spoken);
  return {
    leadMin: Math.min(leadMin, mostLeadMin),
    movedMin: minutesOf(moved) ?? before.movedMin,
    pauseMin: minutesOf(cooldown) ?? before.pauseMin,
    ...(hours && { quiet: hours }),
  };
}

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

/** `22-7`, `22:30-07:00`, `10pm-7am`; `undefined` for none. */
function readQuiet(text: string, spoken: readonly Words[]): QuietHours | undefined {
  if (text.trim() === 'off' || means(spoken, 'alert-quiet-off', text)) return undefined;
  const ends = text.split(/[-–]/).map((part) => part.trim().replace(/^\d{1,2}$/, '$&:00'));
  const [from, to] = ends.map((end) => takeTimes([end], spoken)?.times[0]);
  const isClear = ends.length === 2 && from?.kind === 'clock' && to?.kind === 'clock' && from.time !== to.time;
  if (!isClear) throw new Problem('quiet-unclear', { text: quote(text) });
  return { from: from.time, to: to.time };
}
