import { digestEndedAnswer, lateAnswer, type Answer } from '../answers/index.ts';
import { questionText, type IncomingMessage } from '../chat/index.ts';
import { lateMs, outOfTurn, type Schedule } from '../domain/schedule/index.ts';
import type { Instant } from '../domain/time.ts';
import type { Answerer, ClaimedDelivery } from './ports.ts';

/** A question that cannot be answered is asked again so often; then the refusal is what there is to tell. */
const mostQuestions = 3;

/** The text of a delivery: what its question is answered now. Resolves to nothing where it should be asked again. */
export async function compose(
  { answer, dictionary }: Answerer,
  row: ClaimedDelivery,
  now: () => Instant,
): Promise<Answer | undefined> {
  // Written by us, read by nobody else.
  const kept = JSON.parse(row.heard) as IncomingMessage;
  const isLate = now() - row.dueAt > lateMs;
  const heard: IncomingMessage = { ...kept, ...channelOf(row), isAutomatic: true, ...(isLate && { upcomingOnly: true }) };
  const words = dictionary.in(heard.user.language);
  if (row.slot === outOfTurn.notice) return digestEndedAnswer(words, questionText(heard.input), row.reason ?? '');
  const reply = await answer(heard);
  if (!reply.ok && row.attempts < mostQuestions) return undefined;
  if (!isLate) return reply.answer;
  const { zone } = JSON.parse(row.schedule) as Schedule;
  return lateAnswer(words, reply.answer, { dueAt: row.dueAt, zone, now: now() });
}

/** Whose settings count beside those of the asker, whom nobody can ask for more. */
function channelOf({ platform, channel, thread }: ClaimedDelivery): Pick<IncomingMessage, 'channel'> {
  if (channel.startsWith('@')) return {};
  const place = { platform: platform as IncomingMessage['user']['platform'], id: channel, ...(thread !== '' && { thread }) };
  return { channel: { ...place, mayManage: () => Promise.resolve(false) } };
}
