import { unitSystems } from '../../domain/units.ts';
import { parseConditions, presetNames } from '../../domain/windows/index.ts';
import type { Words } from '../../words.ts';
import { capital } from '../format.ts';
import { conditionText } from './conditions.ts';
import { presetName } from './presets.ts';

type ConditionChoice = { readonly label: string; readonly value: string };

/** Conditions that can be chosen without typing, in the notation: of tide, sky, winds at 10, 15 and 20 kn, sea, weather, days. */
const offered = [
  'low=-60..60 high=-60..60 slack=-30..30 stream=..0.5144 trend=rising trend=falling coefficient=90..',
  'light=day light=golden light=dark phase=full/2',
  'wind=..5.14 wind=..7.72 wind=..10.29 waves=..1 waves=..2',
  'rain=..0.1 visibility=5.. tendency=0.1.. temperature=18.. water=16..',
  'weekday=sat+sun length=60 length=120',
];

/** Those that people want to be written about: rare, or to be feared, or awaited; gales and gusts from forces 8 and 9. */
const watched = [
  'wind=..5.14 wind=..7.72 wind=10.29.. wind=17.2.. gust=20.8..',
  'waves=..1 waves=2.. swellperiod=14.. tendency=..-3.6 temperature=..0 water=16..',
  'event=warning coefficient=95.. event=king-tide event=supermoon event=solar-eclipse event=lunar-eclipse',
  'light=day light=dark low=-60..60 high=-60..60 rain=..0.1 cloud=..20 weekday=sat+sun length=120',
];

/** Conditions to ask for, in words and nautical units; `value` in the notation, several of them joined by commas. */
export function conditionChoices(words: Words): ConditionChoice[] {
  return choicesOf(words, offered);
}

/** Conditions to keep watch over, as `conditionChoices`. */
export function watchedChoices(words: Words): ConditionChoice[] {
  return choicesOf(words, watched);
}

function choicesOf(words: Words, rows: readonly string[]): ConditionChoice[] {
  const format = { words, units: unitSystems.nautical, zone: 'UTC', now: 0 };
  return rows
    .flatMap((row) => row.split(' '))
    .flatMap((value) =>
      parseConditions(value).conditions.map((one) => ({ label: capital(conditionText(format, one)), value })),
    );
}

/** The pursuits by their names. */
export function presetChoices(words: Words): ConditionChoice[] {
  return presetNames.map((name) => ({ label: capital(presetName(words, name)), value: name }));
}
