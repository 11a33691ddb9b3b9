import type { DayExpression } from '../dates/day-expression.ts';
import { isPeriod } from '../dates/days.ts';
import { rivalsIn } from './rivals.ts';
import type { ConditionPart, Kind, Slots } from '../lexicon/slots.ts';
import { endsAsQuestion, hasRole, type Token, type WordRole } from '../lexicon/tokens.ts';
import { withStrangers } from '../scoring/place-candidates.ts';
import type { Cover } from '../scoring/cover.ts';
import { partOfDay } from './frame-time.ts';
import { presetConditions } from '../../domain/windows/index.ts';
import * as phrasesUsed from './phrases-used.ts';
import { lastVerb } from './verbs.ts';

export type Heard = ReturnType<typeof hear>;
export type QuestionForms = ReturnType<typeof formOf>;

/** The phrases of a text, those of them that are not rejected, and what they say by themselves; `first` of each slot. */
export function hear(text: string, tokens: readonly Token[], read: Cover) {
  const cover = withStrangers(text, tokens, read);
  const { place } = cover;
  const fragments = phrasesUsed.asUsed(
    phrasesUsed.withDaysAsked(tokens, phrasesUsed.withoutGreeting(tokens, cover)),
    tokens,
  );
  const asked = phrasesUsed.withMoonEvents(phrasesUsed.withLevel(phrasesUsed.withoutRejected(fragments)));
  const wanted = phrasesUsed.withTurnOfIt(phrasesUsed.withOneDay(asked));
  const slots = wanted.map((fragment) => fragment.slots);
  const withData = wanted.filter((fragment) => !fragment.slots.lacksData && fragment.slots.kinds);
  // Kinds that stand for what there are no data about say nothing beside another question.
  const written = (withData.length > 0 ? withData : wanted)
    .filter(
      (fragment) =>
        fragment.language !== 'und' &&
        !phrasesUsed.isAboutAnother(fragment, wanted) &&
        !phrasesUsed.isForecastOf(fragment, wanted, tokens),
    )
    .flatMap((fragment) => fragment.slots.kinds ?? []);
  const first = Object.assign({}, ...slots.toReversed()) as Slots;
  const isNamed = (role: WordRole): boolean =>
    place !== undefined && tokens.slice(place.from, place.to).some((token) => hasRole(token, role));
  const isChoice = (first.superlative ?? first.comparative ?? first.step) !== undefined;
  return {
    cover,
    place,
    isAtBar: isNamed('bar'),
    isAtStrait: isNamed('strait'),
    fragments,
    wanted,
    withData,
    slots,
    first,
    rivals: rivalsIn(wanted, isChoice),
    kinds: [...new Set(written.length > 0 ? written : slots.flatMap((slot) => slot.kinds ?? []))],
    days: withoutSeason(slots.flatMap((slot) => slot.days ?? [])),
    part: partOfDay(slots.flatMap((slot) => (slot.part === undefined ? [] : [slot.part]))),
    conditions: withWarmth(slots),
  };
}

/** `This summer I go there on 12 August`: beside a date its season says nothing more. */
function withoutSeason(days: readonly DayExpression[]): readonly DayExpression[] {
  return days.some(({ kind }) => kind === 'date') ? days.filter((day) => day.kind !== 'season') : days;
}

/** `The water in Binz over 18 degrees`, `a swim above 18 degrees`: a warmth beside the water, or what one goes into it for, is the water's. */
function withWarmth(slots: readonly Slots[]): readonly ConditionPart[] {
  const parts = slots.flatMap(({ conditions = [] }) => conditions);
  const usual = parts.flatMap((one) => (one.kind === 'preset' ? presetConditions(one.name) : []));
  const isOfWater = slots.some((slot) => slot.isOfWater);
  const isInWater = usual.some((one) => one.kind === 'weather' && one.attribute === 'waterTemperature');
  return parts.map((part) => {
    if (part.kind === 'warmth')
      return { ...part, kind: 'weather', attribute: isOfWater || isInWater ? 'waterTemperature' : 'airTemperature' };
    const isWarmth = part.kind === 'weather' && part.attribute === 'airTemperature';
    return isWarmth && isOfWater ? { ...part, attribute: 'waterTemperature' } : part;
  });
}

const isSpan = (kind: Kind): boolean => kind === 'tide' || kind === 'stand';

/** The next low water before eight: it may not come tomorrow. */
function isNextUntil({ days, part, kinds }: Pick<Heard, 'days' | 'part' | 'kinds'>): boolean {
  const isUntil = typeof part === 'object' && part[1] < 24;
  return isUntil && days.length === 0 && kinds.some((kind) => kind.startsWith('next-'));
}

/** How a question is put; `asksWhen`: for a time, whatever else. */
export function formOf(text: string, { place, fragments, slots, first, days, part, kinds, rivals }: Heard) {
  const forms = slots.flatMap(({ step, asks = [] }) => (step === 'which-day' || asks === 'until' ? 'when' : asks));
  const asks = isNextUntil({ days, part, kinds })
    ? 'when'
    : ((['when', 'how-high'] as const).find((form) => forms.includes(form)) ?? forms[0]);
  const isWhich = slots.some((slot) => typeof slot.step === 'string');
  const areCompared = isWhich || asks === 'when' || days.length + rivals.length > 1 || (place?.others?.length ?? 0) > 0;
  const isEither = fragments.some(({ role, value }) => (role === 'and' || role === 'follow') && value === 'or');
  // `Metres to feet`: the second is the wish.
  const areTurned = fragments.some(
    ({ slots: said }, at) => said.unit && phrasesUsed.besideIdle(fragments, at, -1)?.slots.unit,
  );
  const named = slots.flatMap((slot) => slot.unit ?? []);
  const units = [...new Set(areTurned ? named.toReversed() : named)];
  const isUnitAsked = isEither && units.length > 1;
  const lull = asks !== 'yes-no' && days.some(isPeriod) && first.state === 'calm' ? ('least' as const) : undefined;
  return {
    asks,
    asksWhen: forms.includes('when'),
    // `Until when?` behind another answer is of a tide; beside a wind it is of this.
    asksUntil: slots.some(
      (one) => one.asks === 'until' || (one.after && one.state === 'falling' && one.kinds?.some(isSpan)),
    ),
    isQuestion: asks === 'yes-no' || (asks === undefined && endsAsQuestion(text)),
    isEither,
    isUnitAsked,
    units: isUnitAsked ? [] : units,
    superlative: first.superlative ?? (areCompared ? first.comparative : undefined) ?? lull,
    verb: lastVerb(fragments),
    courtesies: [...new Set(slots.flatMap((slot) => slot.courtesy ?? []))],
    terms: [...new Set(slots.flatMap((slot) => slot.terms ?? []))],
  };
}
