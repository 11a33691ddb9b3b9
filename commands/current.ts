import {
  currentAnswer,
  currentUnknownAnswer,
  isStreamTooFar,
  seaFirstLines,
  streamFirstLines,
  streamMarginMs,
  wavesAnswer,
  weatherFirstLines,
  windAgainstLines,
  withFirstLines,
  type Answer,
  type StreamView,
} from '../src/answers/index.ts';
import type { PlaceCommand, PlaceCommandContext } from '../src/chat/index.ts';
import { Problem } from '../src/problem.ts';
import { tide } from './tide.ts';

/** Slack water, the strongest flood and ebb, and the stream now; without a station near, the currents of the sea model. */
export const current: PlaceCommand = {
  name: 'current',
  options: ['place', 'day', 'days'],
  takesTime: true,
  warnsOfStreams: true,
  maxDays: 7,
  async run(context) {
    const { format, place, days, question } = context;
    const stream = await nearStream(context);
    if (question.aspects.includes('wind-against-tide')) return againstTide(context, stream);
    if (!stream) return question.aspects.includes('slack') ? fromTide(context) : fromSeaModel(context);
    const lines = streamFirstLines(format, stream, days, question);
    return withFirstLines(currentAnswer(format, place, stream, days, question), lines);
  },
};

/** The stream of a station that represents the place; `undefined` where none does, or the service has no streams. */
async function nearStream({ place, days, marine }: PlaceCommandContext): Promise<StreamView | undefined> {
  const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
  try {
    const stream = await marine.stream(place.point, window, streamMarginMs);
    return isStreamTooFar(stream.station) ? undefined : stream;
  } catch (error) {
    if (error instanceof Problem && error.code === 'could-not-ask') return undefined;
    throw error;
  }
}

/** When the wind blows against the stream; where no stream is known, wind and tide, and that this is not. */
async function againstTide(context: PlaceCommandContext, stream: StreamView | undefined): Promise<Answer> {
  const { format, place, days, question, marine } = context;
  const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
  const weather = await marine.weather(place.point, window);
  const against = stream && windAgainstLines(format, stream, weather, days, question);
  if (stream && against) return withFirstLines(currentAnswer(format, place, stream, days, question), against);
  const { state: _, ...stateless } = question;
  const wind = weatherFirstLines(format, weather, days, { ...stateless, aspects: ['wind'] });
  const answer = await tide.run({ ...context, question: { ...stateless, aspects: ['high', 'low'] } });
  const waters = answer.firstLines?.() ?? [];
  return withFirstLines(answer, [format.words.say('current-against-unknown'), ...wind, ...waters]);
}

/** High and low water, near which the stream often turns; the sea model, where the tide is not known either. */
async function fromTide(context: PlaceCommandContext): Promise<Answer> {
  const { format, question } = context;
  const waters = { ...context, question: { ...question, aspects: ['high', 'low'] } } as const;
  const answer = await tide.run(waters).catch(problemOf);
  if (answer instanceof Problem) return fromSeaModel(context);
  return withFirstLines(answer, [format.words.say('current-slack-unknown'), ...(answer.firstLines?.() ?? [])]);
}

async function fromSeaModel({ format, place, days, question, marine }: PlaceCommandContext): Promise<Answer> {
  const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
  const view = await marine.weather(place.point, window).catch(problemOf);
  if (view instanceof Problem) return currentUnknownAnswer(format, place, view);
  return withFirstLines(wavesAnswer(format, place, view, days), [
    ...seaFirstLines(format, view, days, { ...question, aspects: ['current'] }),
    `${format.words.say('current-none-near')} ${format.words.say('current-sea-model')}`,
  ]);
}

/** A problem as a value; a bug is thrown. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}
