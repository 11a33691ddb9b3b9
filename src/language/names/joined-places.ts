import type { Fragment } from '../lexicon/fragments.ts';
import type { PlaceRun } from './place-run.ts';
import { weights } from '../scoring/weights.ts';
import { hasRole, type Token } from '../lexicon/tokens.ts';

/** The value of words that join the end of a way to its beginning. */
const towards = 'towards';

/** No answer is about more places. */
const mostJoined = 4;

/** `Husum/Büsum`, `Brest & Kiel`. */
const joiningMarks: ReadonlySet<string> = new Set([',', '/', '&', '+']);

/** Whether the words before a run say where something is, rather than where a way begins. */
function isLocated(tokens: readonly Token[], { from }: PlaceRun): boolean {
  const [second, first] = [tokens[from - 2], tokens[from - 1]];
  return hasRole(first, 'locative') || (hasRole(first, 'article') && hasRole(second, 'locative'));
}

/** Lists of places: `Dover and Calais`, `from Dover to Calais`, `in Husum oder in Büsum`, `Brest, Roscoff et Morlaix`. */
export function joinedRuns(tokens: readonly Token[], named: readonly PlaceRun[], own: readonly Fragment[]): PlaceRun[] {
  const behind = (role: string, at: number, isLed = true): number[] =>
    own.flatMap((one) => (one.role === role && one.from === at && (isLed || one.value !== towards) ? [one.to] : []));
  const lists = new Map<number, PlaceRun[]>();
  const joined: PlaceRun[] = [];
  for (const run of named.toSorted((a, b) => b.from - a.from)) {
    const joints = behind('and', run.to, run.isLed && !isLocated(tokens, run));
    const last = [...joints, ...joints.flatMap((at) => behind('lead', at))].flatMap((at) => lists.get(at) ?? []);
    const gap = tokens[run.to]?.gap.trim();
    const behindGap = joiningMarks.has(gap ?? '') ? (lists.get(run.to) ?? []) : [];
    // With commas, a word that joins stands before the last: `Dover, Kent` is one place.
    const further = gap === ',' ? behindGap.filter(({ others }) => others) : behindGap;
    const found = [...last, ...further]
      .filter(({ others = [], text }) => others.length + 2 <= mostJoined && text !== run.text)
      .map((next) => ({
        ...run,
        to: next.to,
        isExact: true,
        others: [next.text, ...(next.others ?? [])],
        weight: run.weight + next.weight + weights.joinedName * (next.from - run.to),
      }));
    joined.push(...found);
    lists.set(run.from, [...(lists.get(run.from) ?? []), run, ...found]);
  }
  return joined;
}
