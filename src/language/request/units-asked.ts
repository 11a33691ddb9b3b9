import type { Clock } from '../../domain/units.ts';
import type { Frame } from '../meaning/frame.ts';
import { unitWords, type UnitWord } from '../lexicon/slots.ts';

/** The clocks as the option `unit` of a question writes them, among units: `feet,24h`. */
const clocks: readonly (readonly [written: string, clock: Clock])[] = [
  ['12h', '12'],
  ['24h', '24'],
];

/** The option of a question for the units and the clock that its answer alone has. */
export function unitOption({ units, clock }: Pick<Frame, 'units' | 'clock'>): { readonly unit?: string } {
  const asked = [...units, ...clocks.flatMap(([written, one]) => (one === clock ? written : []))];
  return asked.length > 0 ? { unit: asked.join(',') } : {};
}

/** What such an option asks for. */
export function unitsAsked(option = ''): { readonly units: readonly UnitWord[]; readonly clock?: Clock } {
  const asked = option.split(',');
  const [, clock] = clocks.find(([written]) => asked.includes(written)) ?? [];
  return { units: unitWords.filter((word) => asked.includes(word)), ...(clock && { clock }) };
}
