import type { ChannelContext, IncomingMessage, Options } from '../src/chat/index.ts';
import { Problem } from '../src/problem.ts';

/** Whether a setting is the user's own: it is shown only to them. Settings of a channel are seen by all in it. */
export function isOwn(options: Options): boolean {
  return options.for !== 'channel';
}

/** The channel that the user may manage. Throws the problems `no-channel` and `not-manager`. */
export async function managedChannel({ channel }: Pick<IncomingMessage, 'channel'>): Promise<ChannelContext> {
  if (!channel) throw new Problem('no-channel');
  if (!(await channel.mayManage())) throw new Problem('not-manager');
  return channel;
}
