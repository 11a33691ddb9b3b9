import { joins, type Fragment } from '../lexicon/fragments.ts';
import { kindIs } from '../traits.ts';
import { clausesOf, endsAsQuestion, type Token } from '../lexicon/tokens.ts';
import type { OpenSentence } from './sentence.ts';
import { isSkyKind } from './commands.ts';

/** The fragments of a sentence whose pursuit only says why a time is asked for; `undefined` where it is itself asked about. */
export function askedBesidePursuit({ asked, conditional, tokens }: OpenSentence): readonly Fragment[] | undefined {
  const pursuits = conditional().filter(({ slots }) => slots.conditions?.every(({ kind }) => kind === 'preset'));
  if (pursuits.length === 0) return undefined;
  const times = asked.filter(({ slots }) => slots.days ?? slots.part ?? slots.time);
  // Low water near sunset is looked for, though the evening is a time as well.
  const isNearSun = ({ slots }: Fragment): boolean =>
    slots.conditions?.some(({ kind }) => kind === 'altitude') === true;
  const hasOthers = conditional().some(
    (one) =>
      one.slots.conditions?.some(({ kind }) => kind !== 'preset' && kind !== 'around') &&
      (isNearSun(one) || !times.some((time) => overlap(time, one))),
  );
  if (hasOthers || asked.some(({ slots }) => slots.superlative === 'best')) return undefined;
  const questions = asked.filter(({ slots }) => slots.asks === 'when');
  const isCircumstance = ({ from, to }: Fragment): boolean =>
    conditional().some((one) => one.to === to && one.from < from && one.slots.conditions?.[0]?.kind === 'around') ||
    asked.some((one) => one.role === 'lead' && one.to === from);
  const clauses = clausesOf(tokens);
  const verdict = asked.find(({ slots }) => slots.asks === 'yes-no');
  // `Low water at Bude on Saturday, it is for bait`: what a day or a comma parts from the pursuit.
  const isApart = ({ from, to }: Fragment): boolean =>
    (verdict === undefined || verdict.from >= to) &&
    pursuits.every(
      (one) => clauses[from]! < clauses[one.from]! || times.some((time) => time.from >= to && time.to <= one.from),
    );
  const isAsked = (event: Fragment): boolean =>
    !isCircumstance(event) &&
    (isApart(event) ||
      questions.some((question) => {
        const [first, second] = question.from < event.from ? [question, event] : [event, question];
        return first.to <= second.from && !pursuits.some(({ from, to }) => from < second.from && to > first.to);
      }));
  const outside = asked.filter(
    (fragment) => !pursuits.some((one) => overlap(one, fragment)) && fragment.corrections.length === 0,
  );
  const events = outside.filter(
    (one) => one.slots.kinds?.every((kind) => kindIs.timed(kind) || isSkyKind(kind)) && isAsked(one),
  );
  if (events.length === 0) return undefined;
  // `When is high water, and can I swim then?` asks for both.
  const put = asked.find(({ slots, from }) => slots.asks === 'yes-no' && events.some(({ to }) => to <= from));
  if (questions.length === 0 || (put && pursuits.some(({ from }) => from >= put.from))) return [...asked, ...pursuits];
  const reasons = pursuits.map((one): Fragment => ({ ...one, role: 'filler', value: '', slots: {} }));
  return [
    ...asked.filter((fragment) => !pursuits.some(({ from, to }) => fragment.from >= from && fragment.to <= to)),
    ...reasons,
  ];
}

/** `Can we swim tomorrow, and will it rain?`: whether something is asked beside a pursuit, and not of it as in `too cold to swim`. */
export function isApart({ asked, conditional, tokens }: OpenSentence): boolean {
  const clauses = clausesOf(tokens);
  // `L’acqua è troppo fredda`: what joins is no word of a phrase.
  const isJoint = (one: Fragment): boolean =>
    joins(one) && !asked.some((other) => other.slots.kinds && other.from < one.from && other.to > one.to);
  const clauseAt = ({ from }: Fragment): string =>
    `${clauses[from]} ${asked.filter((one) => isJoint(one) && one.from <= from).length}`;
  const pursuits = conditional().filter(({ slots }) => slots.conditions?.some(({ kind }) => kind === 'preset'));
  const questions = asked.filter((one) => one.slots.kinds && !pursuits.some((pursuit) => overlap(one, pursuit)));
  return questions.some((one) => pursuits.some((pursuit) => clauseAt(one) !== clauseAt(pursuit)));
}

/** `Will it rain tomorrow? We want to go to the beach`: whether a pursuit is told behind what is asked, and not asked about. */
export function pursuitTold(text: string, tokens: readonly Token[], fragments: readonly Fragment[]): true | undefined {
  const clauses = clausesOf(tokens);
  const pursuit = fragments.find(({ slots }) => slots.conditions?.some(({ kind }) => kind === 'preset'));
  const asked = fragments.findLast(({ slots }) => slots.asks ?? slots.kinds);
  const isBehind = pursuit && asked && !endsAsQuestion(text) && clauses[asked.from]! < clauses[pursuit.from]!;
  return isBehind || undefined;
}

function overlap(a: Fragment, b: Fragment): boolean {
  return a.from < b.to && b.from < a.to;
}
