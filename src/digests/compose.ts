import { lateAnswer, plainAnswer } from '../answers/index.ts';
import { questionText, type IncomingMessage } from '../chat/index.ts';
import { lateMs } from '../domain/schedule/index.ts';
import type { Instant } from '../domain/time.ts';
import { most } from './limits.ts';
import type { Answerer, ClaimedDelivery } from './ports.ts';

/** The answer to a delivery's question, as of now. Resolves to `undefined` where it should be asked again later. */
export async function compose({ answer, dictionary }: Answerer, delivery: ClaimedDelivery, now: () => Instant) {
  const isLate = delivery.kind !== 'edit' && now() - delivery.dueAt > lateMs;
  const message: IncomingMessage = {
    ...delivery.message,
    input: withNews(delivery),
    ...channelOf(delivery),
    isAutomatic: true,
    ...(isLate && { upcomingOnly: true }),
  };
  const words = dictionary.in(message.user.language);
  if (delivery.kind === 'notice')
    return plainAnswer(words, ['digest-ended', 'digest-ended-why'], {
      what: questionText(message.input, words),
      reason: delivery.reason ?? '',
    });
  const reply = await answer(message);
  if (!reply.ok && delivery.attempts < most.questions) return undefined;
  if (!isLate) return reply.answer;
  return lateAnswer(words, reply.answer, { dueAt: delivery.dueAt, zone: delivery.zone, now: now() });
}

/** The question of an alert is asked with its news, which its answer begins with. */
function withNews({ message: { input }, news }: ClaimedDelivery): IncomingMessage['input'] {
  if (!news || input.kind !== 'command') return input;
  return { ...input, options: { ...input.options, news: JSON.stringify(news) } };
}

/** The channel whose settings apply besides the user's. It has no administrator in the message. */
function channelOf({ target }: ClaimedDelivery): Pick<IncomingMessage, 'channel'> {
  if (target.kind === 'person') return {};
  const { platform, id, thread } = target;
  const channel = { platform, id, ...(thread !== undefined && { thread }), mayManage: () => Promise.resolve(false) };
  return { channel };
}
