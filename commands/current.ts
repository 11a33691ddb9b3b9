import {
  currentAnswer,
  currentUnknownAnswer,
  forecastLines,
  isStreamTooFar,
  streamFirstLines,
  streamMarginMs,
  wavesAnswer,
  windAgainstLines,
  withFirstLines,
  type Answer,
  type StreamView,
} from '../src/answers/index.ts';
import type { PlaceCommand, PlaceCommandContext } from '../src/chat/index.ts';
import { Problem } from '../src/problem.ts';
import { problemOf, windowOf } from './asked.ts';
import { tide } from './tide.ts';

/** Slack water, the strongest flood and ebb, and the stream now; without a station near, the currents of the sea model. */
export const current: PlaceCommand = {
  name: 'current',
  options: ['place', 'day', 'days'],
  takesTime: true,
  warnsOfStreams: true,
  racesWithinKm: 20,
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
  try {
    const stream = await marine.stream(place.point, windowOf(days), streamMarginMs);
    return isStreamTooFar(stream.station) ? undefined : stream;
  } catch (error) {
    if (error instanceof Problem && error.code === 'could-not-ask') return undefined;
    throw error;
  }
}

/** When the wind blows against the stream; where no stream is known, wind and tide, and that this is not. */
async function againstTide(context: PlaceCommandContext, stream: StreamView | undefined): Promise<Answer> {
  const { format, place, days, question, marine } = context;
  const weather = await marine.weather(place.point, windowOf(days));
  const against = stream && windAgainstLines(format, stream, weather, days, question);
  if (stream && against) return withFirstLines(currentAnswer(format, place, stream, days, question), against);
  const { state: _, ...stateless } = question;
  const wind = forecastLines(format, weather, days, { ...stateless, aspects: ['wind'] }, 'air');
  const answer = await tide.run({ ...context, question: { ...stateless, aspects: ['high', 'low'] } });
  const waters = answer.firstLines?.() ?? [];
  return withFirstLines(answer, [format.words.say('current-against-unknown'), ...wind, ...waters]);
}

/** High and low water, near which the stream often turns; the sea model, where the tide is not known either. */
async function fromTide(context: PlaceCommandContext): Promise<Answer> {
  const { format, question } = context;
  const waters = { ...context, question: { ...question, aspects: ['high', 'low'] } } as const;
  const answer = await tide.run(waters).catch(problemOf);
  if ('problem' in answer) return fromSeaModel(context);
  return withFirstLines(answer, [format.words.say('current-slack-unknown'), ...(answer.firstLines?.() ?? [])]);
}

async function fromSeaModel({ format, place, days, question, marine }: PlaceCommandContext): Promise<Answer> {
  const view = await marine.weather(place.point, windowOf(days)).catch(problemOf);
  if ('problem' in view) return currentUnknownAnswer(format, place, view.problem);
  return withFirstLines(wavesAnswer(format, place, view, days), [
    ...forecastLines(format, view, days, { ...question, aspects: ['current'] }, 'sea'),
    `${format.words.say('current-none-near')} ${format.words.say('current-sea-model')}`,
  ]);
}
