import { hourMs } from '../instant.ts';
import type { Extreme } from './ripples.ts';

/** A high or low water and, where it is a double one, its other extremes of the same kind, in time order. */
export type Water = Extreme & { readonly others: readonly Extreme[] };

/** Between the high waters of a semidiurnal tide, hours; half of it parts the two of a double water from the next tide. */
const tideHours = 12.42;
/** Mean hours between high waters. With less there are double waters: no other tide has more than one in 12.2 h. */
const doubled = 12;
/** With more, a diurnal tide would lose waters of its own. */
const diurnal = 13;

/**
 * The tides of an alternating sequence of ten days or more, which tell doubled tides from mixed ones. Where shallow water
 * gives a tide two high or two low waters (the Solent, Hoek van Holland), the highest or lowest stands for all: of neighbours
 * of a kind less than half a tide apart, those with the smallest rise or fall between them are joined first. Elsewhere every
 * extreme is a tide of its own, however close in a mixed tide. Of Rijkswaterstaat's table of Hoek van Holland 2020 this keeps
 * all 1410 waters and no more, of 2024 extremes; tables of other ports lose none.
 */
export function joinDoubleWaters(extremes: readonly Extreme[]): readonly Water[] {
  const single = extremes.map((extreme): Water => ({ ...extreme, others: [] }));
  if (meanHours(single) >= doubled) return single;
  const waters = [...single];
  for (let at = smallestDip(waters); at !== undefined; at = smallestDip(waters)) {
    waters.splice(at - 1, 3, joined(waters[at - 1]!, waters[at + 1]!));
  }
  return meanHours(waters) <= diurnal ? waters : single;
}

/** From one high water to the next; infinite where there is none. */
function meanHours(waters: readonly Extreme[]): number {
  const highs = waters.filter(({ kind }) => kind === 'high');
  const [first, last] = [highs[0], highs.at(-1)];
  return first && last && first !== last ? (last.at - first.at) / hourMs / (highs.length - 1) : Infinity;
}

/** The dip or hump of a double water: of the two extremes with the smallest rise or fall, the one between more equal waters. */
function smallestDip(waters: readonly Water[]): number | undefined {
  let smallest: { readonly at: number; readonly dipM: number; readonly apartM: number } | undefined;
  for (let at = 1; at < waters.length - 1; at++) {
    const [before, here, after] = [waters[at - 1]!, waters[at]!, waters[at + 1]!];
    if (here.others.length > 0 || after.at - before.at >= (tideHours / 2) * hourMs) continue;
    const dipM = Math.min(Math.abs(before.heightM - here.heightM), Math.abs(after.heightM - here.heightM));
    const apartM = Math.abs(after.heightM - before.heightM);
    if (!smallest || dipM < smallest.dipM || (dipM === smallest.dipM && apartM < smallest.apartM)) {
      smallest = { at, dipM, apartM };
    }
  }
  return smallest?.at;
}

function joined(one: Water, other: Water): Water {
  const sign = one.kind === 'high' ? 1 : -1;
  const [main, lesser] = sign * other.heightM > sign * one.heightM ? [other, one] : [one, other];
  const { others: _, ...rest } = lesser;
  return { ...main, others: [...main.others, ...lesser.others, rest].toSorted((a, b) => a.at - b.at) };
}
