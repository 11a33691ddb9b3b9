import { hoursOfPart, isWhole } from '../../domain/question/index.ts';
import { type Condition, writeConditions, writePreset } from '../../domain/windows/index.ts';
import { writeDays } from '../dates/day-notation.ts';
import { clockText } from '../lexicon/numerals.ts';
import type { Frame } from './frame.ts';
import { joinConditions } from './read-condition.ts';
import type { ConditionPart } from './condition-part.ts';

/** `King tides in Seattle`: one of the highest waters of the year, while there are spring tides every fortnight. */
export function areOfKingTide(conditions: readonly Condition[]): boolean {
  return conditions.length > 0 && conditions.every((one) => one.kind === 'event' && one.event === 'king-tide');
}

/** Whether a sentence asks to be written to when conditions hold: `tell me when …`. */
export function isWatch(parts: readonly ConditionPart[]): boolean {
  return parts.some(({ kind }) => kind === 'watch');
}

/** The alert that a sentence asks to change: `change alert 2 to …`. */
export function alteredAlert(parts: readonly ConditionPart[]): { readonly number?: number } | undefined {
  return parts.find((part) => part.kind === 'alter');
}

/** The conditions of a frame as an option, and the days that they are asked for. */
export function windowOptions({ conditions: parts = [], part, days }: Frame): { conditions?: string; day?: string } {
  const { presets, conditions } = joinConditions(parts);
  const [from, to] = part === undefined || isWhole(part) ? [] : hoursOfPart(part);
  const ofPart: Condition[] =
    from === undefined || to === undefined ? [] : [{ kind: 'time', from: clockHour(from), to: clockHour(to) }];
  const day = [...new Set(days.map(writeDays))].join(',');
  // Of a king tide its time and height are told, and not the hours around it.
  const isAtHigh = areOfKingTide(conditions) && !isWatch(parts);
  const atHigh: Condition[] = isAtHigh ? [{ kind: 'around', event: 'high', fromMin: 0, toMin: 0 }] : [];
  const others = [...atHigh, ...conditions, ...ofPart];
  const terms = [...presets.map(writePreset), ...(others.length > 0 ? [writeConditions(others)] : [])];
  return { ...(terms.length > 0 && { conditions: terms.join(',') }), ...(day !== '' && { day }) };
}

function clockHour(hours: number): string {
  return clockText(Math.floor(hours), Math.round((hours % 1) * 60));
}
