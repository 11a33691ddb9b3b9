import type { Options } from '../command.ts';
import { parseDays } from './day-notation.ts';
import type { DayExpression } from './days.ts';
import type { Frame, PlaceCandidate } from './frame.ts';
import { kinds, tideStates, type Kind } from './meaning.ts';
import { parsePart } from './time-notation.ts';
import { commandOf, placeSeparator } from './to-request.ts';

/**
 * The frame of a request at a place, if any, from which a follow-up fills its gaps; `undefined` of a command that no
 * sentence leads to. Units and levels end with the question.
 */
export function frameOf(
  { command, options }: { readonly command: { readonly name: string }; readonly options: Options },
  place: Pick<PlaceCandidate, 'text' | 'asked'> | undefined,
  language?: string,
): Frame | undefined {
  const commands = [command.name, ...(options.also?.split(',') ?? [])];
  const aspects = options.aspect?.split(',').filter(isKind) ?? [];
  const whole = commands.filter((name) => !aspects.some((aspect) => commandOf[aspect] === name)).filter(isKind);
  const asked = [...whole, ...aspects];
  if (asked.length === 0) return undefined;
  const part = parsePart(options.part);
  const state = tideStates.find((one) => one === options.state);
  return {
    ...(language !== undefined && { language }),
    kinds: asked,
    places: place ? [{ ...place, unused: [] }] : [],
    otherPlaces: options.alsoAt?.split(placeSeparator) ?? [],
    days: daysOf(options),
    ...(options.time !== undefined && { time: options.time }),
    ...(part && { part }),
    ...(state && { state }),
    ...(options.datum !== undefined && { datum: options.datum }),
    units: [],
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

function isKind(text: string): text is Kind {
  return kinds.some((kind) => kind === text);
}

/** Days that were typed into a form are not carried on. */
function daysOf({ day, days }: Options): readonly DayExpression[] {
  const expressions = day?.split(',').flatMap((text) => parseDays(text) ?? []) ?? [];
  const [from = { kind: 'offset', days: 0 } as const] = expressions;
  return days === undefined ? expressions : [{ kind: 'count', from, days: Number.parseInt(days, 10) }];
}
