import { presetChoices, problemAnswer } from '../../answers/index.ts';
import { carriedId, type Place } from '../../domain/place.ts';
import { atCoast, needOf, parseConditions, presetConditions, writePreset } from '../../domain/windows/index.ts';
import type { Condition, OwnLimits } from '../../domain/windows/index.ts';
import { defined } from '../../lib/defined.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import type { Options, PlaceCommand, PlaceCommandContext, RequestContext } from '../command.ts';
import { ClarificationNeeded } from './clarification.ts';

type Wanted = Required<Pick<PlaceCommandContext, 'conditions'>> & Pick<PlaceCommandContext, 'preset'>;

/** Conditions of a question, a pursuit’s with the user’s limits. Throws `conditions-missing`, `conditions-unknown`. */
export function readWanted({ conditions: text, preset: pursuit }: Options, limits: OwnLimits): Wanted {
  const terms = [...(pursuit === undefined ? [] : [writePreset(pursuit)]), ...(text === undefined ? [] : [text])];
  if (terms.length === 0) throw new Problem('conditions-missing');
  const { conditions, preset, supposed, wrong } = parseConditions(terms.join(','), limits);
  if (wrong.length > 0) throw new Problem('conditions-unknown', { conditions: quote(wrong.join(', ')) });
  if (!preset) return { conditions };
  const asked = { name: preset, limits: presetConditions(preset, limits.get(preset)) };
  return { conditions, preset: { ...asked, ...defined({ supposed }) } };
}

/** A wind off or onto the shore by points of the compass; beside other limits it stays as it is where the shore is not known. Throws `shore-unknown`. */
export function atShore(
  { seawardDeg }: Pick<RequestContext, 'seawardDeg'>,
  { conditions, preset }: Wanted,
  { point }: Pick<Place, 'point'>,
): readonly Condition[] {
  const isAlone = !preset && !conditions.some((one) => one.kind !== 'sector' && needOf(one) !== undefined);
  return conditions.map((condition) => {
    if (condition.kind !== 'sector') return condition;
    const sector = atCoast(condition, condition.isOfShore && seawardDeg?.(point));
    if (!sector && isAlone) throw new Problem('shore-unknown');
    return sector ?? condition;
  });
}

/** The same at a place, where the pursuits are offered if nothing is wished yet. */
export function readWantedAt(
  context: Pick<RequestContext, 'words' | 'preferences' | 'seawardDeg'>,
  { name: command }: PlaceCommand,
  options: Options,
  place: Place,
): Wanted {
  if ((options.conditions ?? options.preset) !== undefined) {
    const wanted = readWanted(options, context.preferences.limits);
    return { ...wanted, conditions: atShore(context, wanted, place) };
  }
  const buttons = presetChoices(context.words).map(({ label, value }) => ({
    label,
    command,
    options: { ...options, place: carriedId(place), preset: value },
    replaces: true as const,
  }));
  throw new ClarificationNeeded({ ...problemAnswer(context.words, 'conditions-missing', {}), buttons });
}
