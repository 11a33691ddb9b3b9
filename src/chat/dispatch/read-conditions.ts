import { parseConditions, presetConditions, writePreset, type OwnLimits } from '../../domain/windows/index.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import type { Options, PlaceCommandContext } from '../command.ts';

/**
 * The conditions of a question, those of its pursuit with the user's own limits. Throws the problems `conditions-missing`
 * and `conditions-unknown`.
 */
export function readWanted(
  { conditions: text, preset: pursuit }: Options,
  limits: OwnLimits,
): Required<Pick<PlaceCommandContext, 'conditions'>> & Pick<PlaceCommandContext, 'preset'> {
  const terms = [...(pursuit === undefined ? [] : [writePreset(pursuit)]), ...(text === undefined ? [] : [text])];
  if (terms.length === 0) throw new Problem('conditions-missing');
  const { conditions, preset, wrong } = parseConditions(terms.join(','), limits);
  if (wrong.length > 0) throw new Problem('conditions-unknown', { conditions: quote(wrong.join(', ')) });
  if (!preset) return { conditions };
  return { conditions, preset: { name: preset, limits: presetConditions(preset, limits.get(preset)) } };
}
