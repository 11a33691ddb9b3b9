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
    const isOfTurn = question.aspects.includes('slack');
    if (!stream) return (isOfTurn && (await fromTide(context, 'current-slack-unknown'))) || fromSeaModel(context);
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

/** High and low water, near which the stream often turns, behind what is not known; `undefined` where the tide is not known either. */
async function fromTide(context: PlaceCommandContext, unknown: string): Promise<Answer | undefined> {
  const { format, question } = context;
  const answer = await tide.run({ ...context, question: { ...question, aspects: ['high', 'low'] } }).catch(problemOf);
  if ('problem' in answer) return undefined;
  return withFirstLines(answer, [format.words.say(unknown), ...(answer.firstLines?.() ?? [])]);
}

/** The current of the sea model, where it has one. */
async function fromSeaModel(context: PlaceCommandContext): Promise<Answer> {
  const { format, place, days, question, marine } = context;
  const { words } = format;
  const view = await marine.weather(place.point, windowOf(days)).catch(problemOf);
  if ('problem' in view) return currentUnknownAnswer(format, place, view.problem);
  const ofModel = forecastLines(format, view, days, { ...question, aspects: ['current'] }, 'sea');
  const unknown = words.say('current-none-near');
  if (ofModel.length > 0) {
    return withFirstLines(wavesAnswer(format, place, view, days), [
      ...ofModel,
      `${unknown} ${words.say('current-sea-model')}`,
    ]);
  }
  return (
    (await fromTide(context, 'current-none-near')) ?? withFirstLines(wavesAnswer(format, place, view, days), [unknown])
  );
}
