import type { Day } from '../../domain/question/index.ts';
import { levelBetween } from '../../domain/tide/index.ts';
import type { Answer, Curve } from '../answer.ts';
import { clock, type FormatContext } from '../format.ts';
import type { TideView } from './tide-view.ts';

const steps = 48;
const labelled = 4;

/** The water of one day every half hour, as `Answer.curve`; an empty object where not all of it is known. */
export function curveOf(format: FormatContext, { levels }: TideView, { window }: Day): Pick<Answer, 'curve'> {
  const lengthMs = window.to - window.from;
  const instants = Array.from({ length: steps }, (_, i) => window.from + ((i + 0.5) * lengthMs) / steps);
  const values = instants.flatMap((at) => levelBetween(levels, at) ?? []);
  if (values.length < steps) return {};
  return {
    curve: (): Curve => ({
      values,
      labels: Array.from({ length: labelled }, (_, i) => {
        const at = i / labelled;
        return { at, text: clock(format, window.from + at * lengthMs) };
      }),
      ...(format.now >= window.from && format.now < window.to && { now: (format.now - window.from) / lengthMs }),
    }),
  };
}
