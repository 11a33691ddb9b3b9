import { unitSystems } from '../../domain/units.ts';
import { parseConditions, presetNames } from '../../domain/windows/index.ts';
import type { Words } from '../../words.ts';
import { capital } from '../format.ts';
import { conditionText } from './conditions.ts';
import offered from './offered.json' with { type: 'json' };
import { presetName } from './presets.ts';

type ConditionChoice = { readonly label: string; readonly value: string };

/**
 * Conditions that can be chosen without typing, in words and nautical units, and `value` in the notation: to ask for, of tide,
 * sky, winds at 10, 15 and 20 kn, sea, weather, days; or to keep watch over, those that people want to be written about, rare,
 * or to be feared, or awaited, gales and gusts from forces 8 and 9.
 */
export function conditionChoices(words: Words, use: keyof typeof offered): ConditionChoice[] {
  const format = { ...words, units: unitSystems.nautical, zone: 'UTC', now: 0 };
  return offered[use]
    .flatMap((row) => row.split(' '))
    .flatMap((value) =>
      parseConditions(value).conditions.map((one) => ({ label: capital(conditionText(format, one)), value })),
    );
}

/** The pursuits by their names. */
export function presetChoices(words: Words): ConditionChoice[] {
  return presetNames.map((name) => ({ label: capital(presetName(words, name)), value: name }));
}
