import { dayAt, windowOfDays, type Aspect, type Question } from '../src/domain/question/index.ts';
import * as answers from '../src/answers/index.ts';
import { refuseTooFar, withOwnPort, type PlaceCommand, type PlaceCommandContext } from '../src/chat/index.ts';
import { springsNeighbourhoodMs } from '../src/domain/tide/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';
import { coefficientsFor, nextBigTide, withCoefficients } from './coefficients.ts';
import { observedNow } from './asked.ts';
import { askingForWater } from './own-port.ts';
import { findSuperlatives } from './superlatives.ts';
import { today } from './today.ts';

/** Highs and lows of one or more days, and the state of the water now. */
export const tide: PlaceCommand = {
  name: 'tide',
  showsWarnings: true,
  options: ['place', 'day', 'days', 'datum'],
  takesTime: true,
  takesEvent: true,
  warnsOfStreams: true,
  takesCount: true,
  maxDays: 31,
  runAnywhere: answers.springsAnywhereAnswer,
  run: (asked) => tideOf(asked).catch((error: unknown) => withoutTide(asked, error)),
};

async function tideOf(asked: PlaceCommandContext): Promise<answers.Answer> {
  const { format, place, datum, marine } = asked;
  const found = await findSuperlatives(asked);
  const wanted = askingForWater(asked.question, place, datum);
  const question = found.length > 0 ? without(wanted, inFound) : wanted;
  const days = found[0] ? ([dayAt(found[0].at, place.zone)] as const) : asked.days;
  const window = windowOfDays(days);
  const [tides, coefficients, bigTides, [observed]] = await Promise.all([
    marine.tide(place.point, window, datum, marginMs(question)),
    coefficientsFor(asked, window),
    nextBigTide({ ...asked, question }),
    observedNow(asked, days[0], 'level'),
  ]);
  refuseTooFar(tides.station, place);
  const view = { ...withOwnPort(withCoefficients(tides, coefficients), place), observed };
  const isLong = days.length > answers.daysInDetail;
  const isInTables = isLong && question.part === undefined;
  const lines = answers.tideFirstLines(
    { format, place, days, question: isInTables ? without(question, inTables) : question },
    view,
  );
  const periodLines = found.map(({ line }) => line);
  // `Is it a big tide on Saturday?` is about that day.
  const asksNext = question.aspects.includes('big-tide') && asked.period === undefined;
  const first = asksNext ? [...bigTides, ...lines] : [...lines, ...bigTides];
  const answer = answers.tideAnswer({ format, place, days, question }, view);
  const dayFound = found[0] ? { dayFound: () => days[0].date } : undefined;
  // Springs are looked for where no day is named.
  const springsFound = asked.period === undefined ? answers.springsDayFound(view, days[0], question, place.zone) : {};
  return { ...answers.withFirstLines(answer, [...periodLines, ...first], !isLong), ...(dayFound ?? springsFound) };
}

/** Where the tide is none of the place: that, and its weather and sun. Throws every other problem. */
async function withoutTide(asked: PlaceCommandContext, error: unknown): Promise<answers.Answer> {
  if (!(error instanceof Problem) || (error.code !== 'tide-inland' && error.code !== 'tide-too-far')) throw error;
  const [day] = asked.days;
  return today.run({ ...asked, days: [day], question: { aspects: [] } });
}

/** What a superlative has answered. */
const inFound: ReadonlySet<Aspect> = new Set(['coefficient', 'range']);

function without(question: Question, said: ReadonlySet<Aspect>): Question {
  return { ...question, aspects: question.aspects.filter((aspect) => !said.has(aspect)) };
}

const farther: ReadonlySet<Aspect> = new Set(['springs', 'big-tide', 'above', 'below']);

/** The next springs and neaps lie within two weeks, and most often the next water beyond a height. */
function marginMs({ aspects, count = 1 }: Question): number {
  const days = aspects.some((one) => farther.has(one)) ? count * answers.turnsWithinDays : 0;
  return springsNeighbourhoodMs + days * utcDayMs;
}

/** What the tables of many days show anyway, but for the waters of a part of each day. */
const inTables: ReadonlySet<Aspect> = new Set(['high', 'low', 'coefficient', 'range']);
