import type { Day } from '../src/domain/question/index.ts';
import { forecastLines, joinAnswers, tideFirstLines, todayAnswer, withFirstLines } from '../src/answers/index.ts';
import { refuseTooFar, withOwnPort, type PlaceCommand, type PlaceCommandContext } from '../src/chat/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { coefficientsFor, withCoefficients } from './coefficients.ts';
import { observedNow, problemOf } from './asked.ts';

/** Tide, weather, sea, sun and moon in a few lines each. */
export const today: PlaceCommand = {
  name: 'today',
  showsWarnings: true,
  options: ['place', 'day'],
  takesTime: true,
  warnsOfStreams: true,
  maxDays: 3,
  async run(context) {
    const [first, ...others] = context.days;
    const answers = await Promise.all(others.map((day) => answerOfDay(context, day)));
    return joinAnswers(context.format, [await answerOfDay(context, first), ...answers]);
  },
};

async function answerOfDay(context: PlaceCommandContext, day: Day) {
  const { place, datum, marine } = context;
  const [tide, coefficients, weather, observed] = await Promise.all([
    // The next high or low water may be tomorrow.
    marine
      .tide(place.point, day.window, datum, utcDayMs)
      .then((found) => {
        refuseTooFar(found.station, place);
        return found;
      })
      .catch(problemOf),
    coefficientsFor(context, day.window),
    marine.weather(place.point, day.window).catch(problemOf),
    observedNow(context, day, 'level', 'waves', 'wind', 'water'),
  ]);
  const level = observed.find(({ kind }) => kind === 'level');
  const measured = 'problem' in weather ? weather : { ...weather, observed: observed.filter((one) => one !== level) };
  const tides =
    'problem' in tide ? tide : { ...withOwnPort(withCoefficients(tide, coefficients), place), observed: level };
  const asked = { ...context, days: [day] } as const;
  const tideLines = 'problem' in tides ? [] : tideFirstLines(asked, tides);
  const weatherLines = (['air', 'sea'] as const).flatMap((subject) =>
    'problem' in weather ? [] : forecastLines(asked, weather, subject),
  );
  return withFirstLines(todayAnswer(asked, tides, measured), [...tideLines, ...weatherLines]);
}
