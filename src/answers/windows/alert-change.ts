import { facts, text, type Answer, type Block, type Button } from '../answer.ts';
import { watchedChoices } from './condition-choices.ts';
import { conditionsText } from './presets.ts';
import type { DigestView } from '../account/digest.ts';
import { leadChoices, quietChoices, watchFacts } from './watch.ts';
import { writeConditions, type Condition } from '../../domain/windows/index.ts';
import type { Words } from '../../words.ts';

type AlertView = Extract<DigestView, { kind: 'alert' }>;

/** What is chosen for an alert, one after the other: the options of its command. */
export type AlertPart = 'conditions' | 'lead' | 'quiet';

const labels: readonly (readonly [AlertPart, string])[] = [
  ['conditions', 'alert-watched'],
  ['lead', 'alert-written'],
  ['quiet', 'alert-quiet'],
];

/** An alert with a button for each part of it that can be changed, or for each choice of one part. */
export function alertChangeAnswer(words: Words, alert: AlertView, part: AlertPart | undefined): Answer {
  const { number, format } = alert;
  const change = (label: string, options: Readonly<Record<string, string>>): Button => ({
    label,
    command: 'alert change',
    options: { number: String(number), ...options },
    replaces: true,
  });
  const choices = part && { conditions: watchedChoices, lead: leadChoices, quiet: quietChoices }[part](words);
  return {
    title: words.say('alert-change-which', { number }),
    blocks: [facts(watchFacts(format, alert)), text(words.say('alert-change-how', { number }))],
    buttons: part
      ? (choices ?? []).map(({ label, value }) => change(label, { [part]: value }))
      : labels.map(([show, label]) => change(`${words.say(label)} …`, { show })),
  };
}

/** The conditions of an alert before a change; nothing where they stayed. */
export function formerConditions({ format, conditions: before }: AlertView, after: readonly Condition[]): Block[] {
  const essence = (conditions: readonly Condition[]): string =>
    conditions
      .map((one) => writeConditions([one]))
      .toSorted()
      .join();
  if (essence(before) === essence(after)) return [];
  return [text(format.words.say('alert-before', { conditions: conditionsText(format, before) }))];
}
