import { digestEndedAnswer, lateAnswer, type Answer } from '../answers/index.ts';
import type { Heard } from '../chat/index.ts';
import type { Schedule } from '../domain/schedule/index.ts';
import type { Instant } from '../domain/time.ts';
import { lateMs, noticeSlot } from './delivery.ts';
import type { Answering, ClaimedDelivery } from './ports.ts';

/** A question that cannot be answered is asked again so often; then the refusal is what there is to tell. */
const mostQuestions = 3;

/** The text of a delivery: what its question is answered now. Resolves to nothing where it should be asked again. */
export async function compose(
  { answer, dictionary }: Answering,
  row: ClaimedDelivery,
  now: () => Instant,
): Promise<Answer | undefined> {
  // Written by us, read by nobody else.
  const heard = JSON.parse(row.heard) as Heard;
  const words = dictionary.in(heard.asker.language);
  if (row.slot === noticeSlot) return digestEndedAnswer(words, whatOf(heard), row.reason ?? '');
  const reply = await answer(heard);
  if (!reply.ok && row.attempts < mostQuestions) return undefined;
  if (now() - row.dueAt <= lateMs) return reply.answer;
  const { zone } = JSON.parse(row.schedule) as Schedule;
  return lateAnswer(words, reply.answer, { dueAt: row.dueAt, zone, now: now() });
}

/** The question as it would be typed. */
function whatOf({ said }: Heard): string {
  if (said.kind === 'text') return said.text;
  return said.kind === 'command' ? [said.name, ...Object.values(said.options)].join(' ') : '';
}
