import { askedStates } from '../../domain/question/index.ts';
import { parseConditions, writePreset } from '../../domain/windows/index.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { parseDays } from '../dates/day-notation.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import type { Frame } from '../meaning/frame.ts';
import type { PlaceCandidate } from '../names/place-candidates.ts';
import { kinds, relativeTimeOf, superlatives, type Kind, type WaterEntry } from '../lexicon/slots.ts';
import type { ConditionPart } from '../meaning/condition-part.ts';
import { parsePart, parseParts } from '../dates/time-notation.ts';
import { commandOf } from '../meaning/commands.ts';
import { placeSeparator, type WrittenOptions } from './to-request.ts';
import { unitsAsked } from './units-asked.ts';

/**
 * The frame of a request at a place, if any, from which a follow-up fills its gaps; `undefined` of a command that no
 * sentence leads to.
 */
export function frameOf(
  { command, options }: { readonly command: { readonly name: string }; readonly options: WrittenOptions },
  place: Pick<PlaceCandidate, 'text' | 'asked'> | undefined,
  language?: string,
): Frame | undefined {
  const commands = [command.name, ...(options.also?.split(',') ?? [])];
  const aspects = options.aspect?.split(',').filter(isKind) ?? [];
  const whole = commands.filter((name) => !aspects.some((aspect) => commandOf[aspect] === name)).filter(isKind);
  const asked = [...whole, ...aspects];
  const conditions = conditionsOf(options);
  if (asked.length + conditions.length === 0) return undefined;
  const level = Number(options.level ?? NaN);
  const count = Number(options.count ?? NaN);
  const entry = entryOf(options.entry);
  const part = parsePart(options.part);
  const parts = parseParts(options.parts);
  const when = relativeTimeOf(options.time) ?? relativeTimeOf(options.part);
  const state = askedStates.find((one) => one === options.state);
  const [limit] = options.limit === undefined ? [] : parseConditions(options.limit).conditions;
  const superlative = superlatives.find((one) => one === options.superlative);
  return {
    ...defined({
      language,
      time: when === undefined ? options.time : undefined,
      moreTimes: options.moreTimes?.split(','),
      part,
      parts,
      when,
      count: Number.isInteger(count) ? count : undefined,
      entry,
      state,
      limit,
      superlative,
      datum: options.datum,
      heightM: Number.isFinite(level) ? level : undefined,
      conditions: nonEmpty(conditions),
    }),
    kinds: asked,
    places: place ? [{ ...place, unused: [] }] : [],
    otherPlaces: options.alsoAt?.split(placeSeparator) ?? [],
    days: daysOf(options),
    ...unitsAsked(options.unit),
    isContinued: false,
    isPlaceLed: false,
    isOneOf: false,
    courtesies: [],
    corrections: [],
    unused: [],
    lacking: [],
    score: 0,
  };
}

/** Each pursuit, and each condition. */
function conditionsOf({ conditions, preset }: WrittenOptions): readonly ConditionPart[] {
  const terms = [...(preset === undefined ? [] : [writePreset(preset)]), ...(conditions?.split(',') ?? [])];
  return terms.flatMap((term): readonly ConditionPart[] => {
    const read = parseConditions(term);
    return read.preset ? [{ kind: 'preset', name: read.preset }] : read.conditions;
  });
}

function isKind(text: string): text is Kind {
  return kinds.some((kind) => kind === text);
}

/** Days that were typed into a form are not carried on. */
function daysOf({ day, days }: WrittenOptions): readonly DayExpression[] {
  const expressions = day?.split(',').flatMap((text) => parseDays(text) ?? []) ?? [];
  const [from = { kind: 'offset', days: 0 } as const] = expressions;
  return days === undefined ? expressions : [{ kind: 'count', from, days: Number.parseInt(days, 10) }];
}

/** Which of the waters of a day an option means. */
export function entryOf(entry: string | undefined): WaterEntry | undefined {
  if (entry === 'last' || entry === 'latest') return entry;
  const number = Number(entry ?? NaN);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
