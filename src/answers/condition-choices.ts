import { unitSystems } from '../domain/units.ts';
import { parseConditions, presetNames } from '../domain/windows/index.ts';
import type { Words } from '../words.ts';
import { conditionText } from './conditions.ts';
import { capital } from './format.ts';
import { presetName } from './presets.ts';

/** Conditions that can be chosen without typing: in the notation, winds at 10, 15 and 20 kn. */
const offered = [
  'low=-60..60',
  'high=-60..60',
  'slack=-30..30',
  'stream=..0.5144',
  'trend=rising',
  'trend=falling',
  'coefficient=90..',
  'light=day',
  'light=golden',
  'light=dark',
  'phase=full/2',
  'wind=..5.14',
  'wind=..7.72',
  'wind=..10.29',
  'waves=..1',
  'waves=..2',
  'rain=..0.1',
  'visibility=5..',
  'tendency=0.1..',
  'temperature=18..',
  'water=16..',
  'weekday=sat+sun',
  'length=60',
  'length=120',
];

/** The offered conditions in words, in nautical units; `value` in the notation, several of them joined by commas. */
export function conditionChoices(words: Words): { readonly label: string; readonly value: string }[] {
  const format = { words, units: unitSystems.nautical, zone: 'UTC', now: 0 };
  return offered.flatMap((value) =>
    parseConditions(value).conditions.map((condition) => ({ label: capital(conditionText(format, condition)), value })),
  );
}

/** The pursuits by their names. */
export function presetChoices(words: Words): { readonly label: string; readonly value: string }[] {
  return presetNames.map((name) => ({ label: capital(presetName(words, name)), value: name }));
}
