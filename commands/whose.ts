import type { ChannelContext, Options, IncomingMessage } from '../src/chat/index.ts';
import { Problem } from '../src/problem.ts';

/** What is set for a channel is seen by all in it; what is for oneself is nobody else's business. */
export function isForOneself(options: Options): boolean {
  return options.for !== 'channel';
}

/** The channel that the asker may decide for. Throws the problems `no-channel` and `not-manager`. */
export async function managedChannel({ channel }: IncomingMessage): Promise<ChannelContext> {
  if (!channel) throw new Problem('no-channel');
  if (!(await channel.mayManage())) throw new Problem('not-manager');
  return channel;
}
