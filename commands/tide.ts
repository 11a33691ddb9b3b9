import {
  daysInDetail,
  tideAnswer,
  tideFirstLines,
  tidePeriodAnswer,
  turnsWithinDays,
  withFirstLines,
  type Aspect,
  type Question,
  type TideLevel,
} from '../src/answers/index.ts';
import { refuseTooFar, withOwnPort, type PlaceCommand } from '../src/chat/index.ts';
import { springsNeighbourhoodMs } from '../src/domain/tide/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { coefficientsFor, nextBigTide } from './coefficients.ts';
import { yearExtremes } from './year-extremes.ts';
import { askingForWater } from './own-port.ts';

/** Highs and lows of one or more days, and the state of the water now. */
export const tide: PlaceCommand = {
  name: 'tide',
  options: ['place', 'day', 'days', 'datum'],
  takesTime: true,
  takesCount: true,
  maxDays: 31,
  async run(asked) {
    const { format, place, days, datum, marine } = asked;
    const question = askingForWater(asked.question, place, datum);
    const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
    const [tides, coefficients, bigTides, ofYear] = await Promise.all([
      marine.tide(place.point, window, datum, marginMs(question)),
      coefficientsFor(asked, window),
      nextBigTide(asked),
      yearExtremes(asked),
    ]);
    refuseTooFar(tides.station, place);
    const view = withOwnPort({ ...tides, ...coefficients }, place);
    if (days.length > daysInDetail) {
      const lines = tideFirstLines(format, place, view, days, beyondTables(question));
      return withFirstLines(tidePeriodAnswer(format, place, view, days), [...ofYear, ...lines, ...bigTides]);
    }
    const lines = tideFirstLines(format, place, view, days, question);
    return withFirstLines(tideAnswer(format, place, view, days, levelOf(question)), [...ofYear, ...lines, ...bigTides]);
  },
};

/** The next springs and neaps lie within two weeks of the days that are asked about. */
function marginMs({ aspects }: Question): number {
  return springsNeighbourhoodMs + (aspects.includes('springs') ? turnsWithinDays * utcDayMs : 0);
}

/** The level that a question names; `undefined` where it names none. */
function levelOf({ aspects, heightM }: Question): TideLevel | undefined {
  const side = (['above', 'below'] as const).find((one) => aspects.includes(one));
  return side && heightM !== undefined ? { side, heightM } : undefined;
}

const inTables: ReadonlySet<Aspect> = new Set(['high', 'low', 'springs', 'coefficient', 'range']);

/** The part of a question that the answer for many days does not show anyway. */
function beyondTables(question: Question): Question {
  return { ...question, aspects: question.aspects.filter((aspect) => !inTables.has(aspect)) };
}
