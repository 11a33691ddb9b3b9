import { captured, numberIn } from './captures.ts';
import type { ClassMatch } from './numerals.ts';

/** The value of a rule `height …`: a unit, behind a number where the phrase has none; `un mètre vingt` and `4 foot 6` have a second one. */
export function heightOf(value: string, captures: readonly ClassMatch[]): number {
  const [first = '', second] = value.split(' ');
  const unit = second ?? first;
  const whole = second === undefined ? numberIn(captures) : Number(first);
  const hundredths = Number(captured(captures, 'hundredths') ?? 0) / 100;
  const inches = Number(captured(captures, 'inches') ?? 0) / 12;
  return (whole + hundredths + inches) * metresIn(unit);
}

function metresIn(unit: string): number {
  const metres = { metres: 1, feet: 0.3048, centimetres: 0.01 }[unit];
  if (metres === undefined) throw new Error(`A lexicon has a height in ${unit}`);
  return metres;
}
