import { accuracyAnswer, zoneName } from '../src/answers/index.ts';
import { type PlainCommand } from '../src/chat/index.ts';
import { dayAt } from '../src/domain/question/index.ts';
import { orElse } from '../src/problem.ts';

/** Where the numbers come from, what they were compared with, and the known faults; of a place how right its tide is. `term` says what is asked of: times, heights, the forecast, or why others differ. */
export const accuracy: PlainCommand = {
  name: 'accuracy',
  options: ['place'],
  parse: (typed) => (typed.length > 0 ? { place: typed.join(' ') } : {}),
  async prepare({ words, options, marine, now, findPlace, formatAt }) {
    if (options.place === undefined) return async () => accuracyAnswer(words, undefined, options.term);
    const place = await findPlace(options.place);
    const { window: today } = dayAt(now, place.zone);
    return async () => {
      const tide = await marine.tide(place.point, today).catch(orElse(undefined));
      const format = formatAt(place);
      return accuracyAnswer(words, tide && { format, place, tide, zone: zoneName(format, today) }, options.term);
    };
  },
};
