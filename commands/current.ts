import * as answers from '../src/answers/index.ts';
import { nearStream, type PlaceCommand, type PlaceCommandContext } from '../src/chat/index.ts';
import { windowOfDays, type Question } from '../src/domain/question/index.ts';
import { orElse } from '../src/problem.ts';
import { problemOf } from './asked.ts';
import { tide } from './tide.ts';

/** Slack water, the strongest flood and ebb, and the stream now; without a station near, the currents of the sea model. */
export const current: PlaceCommand = {
  name: 'current',
  options: ['place', 'day', 'days'],
  takesTime: true,
  takesEvent: true,
  warnsOfStreams: true,
  racesWithinKm: 20,
  maxDays: 7,
  async run(context) {
    const { format, place, days, question } = context;
    const stream = await nearStream(context.marine, place, windowOfDays(days));
    if (question.aspects.includes('wind-against-tide')) return againstTide(context, stream);
    const asksSlack = question.aspects.includes('slack');
    const orTide = (unknown: string) => fromTide(context, question, [format.say(unknown)]).catch(orElse(undefined));
    if (!stream) return (asksSlack && (await orTide('current-slack-unknown'))) || fromSeaModel(context, orTide);
    return answers.withFirstLines(answers.currentAnswer(context, stream), answers.streamFirstLines(context, stream));
  },
};

/** When the wind blows against the stream; where no stream is known, wind and tide, and that this is not. */
async function againstTide(context: PlaceCommandContext, stream: answers.StreamView | undefined) {
  const { format, place, days, question, marine } = context;
  const weather = await marine.weather(place.point, windowOfDays(days));
  const against = stream && answers.windAgainstLines(context, stream, weather);
  if (stream && against) return answers.withFirstLines(answers.currentAnswer(context, stream), against);
  const { state: _, ...stateless } = question;
  const wind = answers.forecastLines({ ...context, question: { ...stateless, aspects: ['wind'] } }, weather, 'air');
  return fromTide(context, stateless, [format.say('current-against-unknown'), ...wind]);
}

/** High and low water, near which the stream often turns, or how the tide goes in the hours asked about, behind what is not known. Throws a `Problem` where the tide is not known either. */
async function fromTide(context: PlaceCommandContext, question: Question, unknown: readonly string[]) {
  const then = question.time === undefined ? [] : (['height'] as const);
  const turns = question.part === undefined ? (['high', 'low'] as const) : (['rises', 'falls'] as const);
  const answer = await tide.run({ ...context, question: { ...question, aspects: [...then, ...turns] } });
  return answers.withFirstLines(answer, [...unknown, ...(answer.firstLines?.() ?? [])]);
}

async function fromSeaModel(
  context: PlaceCommandContext,
  orTide: (unknown: string) => Promise<answers.Answer | undefined>,
): Promise<answers.Answer> {
  const { format, place, days, question, marine } = context;
  const view = await marine.weather(place.point, windowOfDays(days)).catch(problemOf);
  if ('problem' in view) return answers.currentUnknownAnswer(format, place, view.problem);
  const modelled = answers.forecastLines({ ...context, question: { ...question, aspects: ['current'] } }, view, 'sea');
  const answer = modelled.length > 0 ? undefined : await orTide('current-none-near');
  const modelNote = modelled.length > 0 ? ` ${format.say('current-sea-model')}` : '';
  const lines = [...modelled, `${format.say('current-none-near')}${modelNote}`];
  return answer ?? answers.withFirstLines(answers.wavesAnswer(context, view), lines);
}
