import { memoize } from '../memoize.ts';
import { utcDayMs, type Instant, type Window } from '../instant.ts';
import { meanLongitudes } from './astro.ts';
import { constituents } from './constituents.ts';
import { nodeFactors } from './nodes.ts';

/** Node factors are those of mid-year, as NOAA's, or mid-month; never of a request, so that all get the same curve. */
export type NodeSteps = 'yearly' | 'monthly';

/** A sixth of a month (days 1–5, 6–10 … 26 to the end) from January of year 0: in a month, so with one set of node factors. */
export type BlockNumber = number;

const blocksPerMonth = 6;
/** How many have the same node factors. */
const blocksOf = { yearly: 12 * blocksPerMonth, monthly: blocksPerMonth };

export function blockAt(at: Instant): BlockNumber {
  const { year, month, day } = calendarDay(Math.floor(at / utcDayMs));
  return (year * 12 + month) * blocksPerMonth + Math.min(blocksPerMonth - 1, Math.floor((day - 1) / 5));
}

/**
 * Year, month (0 January) and day of a day counted from 1970-01-01: years begin in March so that leap days come last,
 * 400 have 146,097 days, and 153 days are five months. Ten times as fast as a `Date`: 19 years of extremes need 27,000.
 */
function calendarDay(daysFrom1970: number): { year: number; month: number; day: number } {
  const days = daysFrom1970 + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = (marchMonth + 2) % 12;
  return {
    year: era * 400 + yearOfEra + (month < 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The instants of a block: 3 to 6 days. */
export function blockWindow(block: BlockNumber): Window {
  return { from: blockStart(block), to: blockStart(block + 1) };
}

function blockStart(block: BlockNumber): Instant {
  const month = Math.floor(block / blocksPerMonth);
  return Date.UTC(Math.floor(month / 12), month % 12, 1 + 5 * (block % blocksPerMonth));
}

/** f·cos(V+u) and f·sin(V+u) at the start of a block, shared by all stations, which then need no trigonometry. */
export type BlockArguments = { readonly cos: Float64Array; readonly sin: Float64Array };

/** Five years, 1.4 MB. All 1368 of a datum epoch took 9 MB for good, to save some ms of the 100 that datums take. */
const maxCachedBlocks = 400;

const argumentsBySteps = {
  yearly: memoize(maxCachedBlocks, (block) => computeArguments(block, 'yearly')),
  monthly: memoize(maxCachedBlocks, (block) => computeArguments(block, 'monthly')),
} as const satisfies Record<NodeSteps, (block: BlockNumber) => BlockArguments>;

/** The arguments of a block, from a cache of the last 400 blocks for each kind of steps. */
export function blockArguments(block: BlockNumber, steps: NodeSteps): BlockArguments {
  return argumentsBySteps[steps](block);
}

function computeArguments(block: BlockNumber, steps: NodeSteps): BlockArguments {
  const { s, h, p, p1 } = meanLongitudes(blockStart(block));
  const factors = factorsOf[steps](block - (block % blocksOf[steps]));
  const cos = new Float64Array(constituents.length);
  const sin = new Float64Array(constituents.length);
  for (let i = 0; i < constituents.length; i++) {
    // A block starts at 00:00 UT, where the Sun's hour angle T is 0.
    const [, cs, ch, cp, cp1, deg] = constituents[i]!.v;
    const { f, uDeg } = factors[i]!;
    const argument = (((cs * s + ch * h + cp * p + cp1 * p1 + deg + uDeg) % 360) * Math.PI) / 180;
    cos[i] = f * Math.cos(argument);
    sin[i] = f * Math.sin(argument);
  }
  return { cos, sin };
}

/** f and u of every constituent in a month or year, by its first block: its blocks are read one after the other. */
const factorsOf = {
  yearly: memoize(2, (first) => computeFactors(first, blockStart(first + blocksOf.yearly))),
  monthly: memoize(2, (first) => computeFactors(first, blockStart(first + blocksOf.monthly))),
};

function computeFactors(first: BlockNumber, to: Instant) {
  const from = blockStart(first);
  const nodes = nodeFactors(meanLongitudes((from + to) / 2), meanLongitudes(from));
  return constituents.map((line) => ({
    f: line.nodes.reduce((f, [rule, power]) => f * nodes[rule].f ** Math.abs(power), 1),
    uDeg: line.nodes.reduce((uDeg, [rule, power]) => uDeg + power * nodes[rule].uDeg, 0),
  }));
}
