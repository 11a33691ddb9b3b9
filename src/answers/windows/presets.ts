import * as domain from '../../domain/windows/index.ts';
import { unitSystems } from '../../domain/units.ts';
import type { Words } from '../../words.ts';
import { compose, facts, labelled, plainAnswer, type Answer, type Button } from '../answer.ts';
import { conditionText } from './conditions.ts';
import { capital, firstOf, type FormatContext } from '../format.ts';
import offered from './offered.json' with { type: 'json' };

export function presetName(words: Words, name: domain.PresetName): string {
  return firstOf(words, `choice-${name}`);
}

/** All pursuits with their conditions; those with limits of one's own are marked, and each of them has a button back. */
export function presetListAnswer(format: FormatContext, own: domain.OwnLimits): Answer {
  const limits = domain.presetNames.map((name) => {
    const what = capital(presetName(format, name));
    const label = own.has(name) ? format.say('preset-own', { what }) : what;
    return labelled(format, label, conditionsText(format, domain.presetConditions(name, own.get(name))));
  });
  return compose({
    title: format.say('preset-list-title'),
    parts: [facts(limits), format.say('preset-how')],
    buttons: [...own.keys()].map((name) => resetButton(format, name)),
  });
}

export type ChangedLimits = {
  readonly name: domain.PresetName;
  readonly before: readonly domain.Condition[];
  readonly after: readonly domain.Condition[];
  readonly hadOwn: boolean;
  /** Whether the change is that of a judged verdict, by the rule that is then said. */
  readonly isJudged: boolean;
};

/** The effect of a change, with a button that undoes it. */
export function presetSavedAnswer(format: FormatContext, change: ChangedLimits): Answer {
  const { name, after, isJudged } = change;
  const changes = changesOf(change);
  const lines = changes.map(({ was, is }) => {
    const args = { before: was ? conditionText(format, was) : '', after: conditionText(format, is) };
    return format.say(was ? 'preset-changed' : 'preset-added', args);
  });
  return compose({
    title: format.say('preset-title', { what: presetName(format, name) }),
    parts: [
      changes.length === 0 ? format.say('preset-unchanged') : lines,
      isJudged && changes.length > 0 ? format.say('preset-rule') : undefined,
      format.say('when-wanted', { conditions: conditionsText(format, after) }),
    ],
    buttons: buttonsOf(format, change, changes),
  });
}

export function presetResetAnswer(format: FormatContext, name: domain.PresetName): Answer {
  const args = { what: presetName(format, name), conditions: conditionsText(format, domain.presetConditions(name)) };
  return plainAnswer(format, ['preset-reset-title', 'when-wanted'], args);
}

export function conditionsText(format: FormatContext, conditions: readonly domain.Condition[]): string {
  return conditions.map((one) => conditionText(format, one)).join(' · ');
}

type Change = { readonly was: domain.Condition | undefined; readonly is: domain.Condition };

function changesOf({ before, after }: ChangedLimits): readonly Change[] {
  return after.flatMap((is) => {
    const was = before.find((one) => domain.quantityOf(one) === domain.quantityOf(is));
    return domain.isAmong(before, is) ? [] : [{ was, is }];
  });
}

/** The former limits in the place of the new ones, and the usual ones; both are the same where there were none of one's own. */
function buttonsOf(words: Words, { name, hadOwn }: ChangedLimits, changes: readonly Change[]): Button[] {
  const undo = words.say('preset-undo');
  if (!hadOwn) return changes.length > 0 ? [{ ...resetButton(words, name), label: undo }] : [];
  const former = changes.flatMap(({ was }) => was ?? []);
  const isWhole = changes.length > 0 && former.length === changes.length;
  const options = { preset: name, conditions: domain.writeConditions(former) };
  return [...(isWhole ? [{ label: undo, command: 'preset save', options }] : []), resetButton(words, name)];
}

function resetButton(words: Words, name: domain.PresetName): Button {
  const label = words.say('preset-reset', { what: presetName(words, name) });
  return { label, command: 'preset reset', options: { preset: name } };
}

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
      domain.parseConditions(value).conditions.map((one) => ({ label: capital(conditionText(format, one)), value })),
    );
}

export function presetChoices(words: Words): ConditionChoice[] {
  return domain.presetNames.map((name) => ({ label: capital(presetName(words, name)), value: name }));
}
