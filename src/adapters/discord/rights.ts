import { DiscordAPIError, PermissionFlagsBits, type Client } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';

/** Each of these lets a member decide for all in a channel. */
export const managerPermissions = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;

/** Asks Discord whether a user may decide for all in a channel now; false for who is no member, or where it does not say. */
export async function mayManageChannel(
  client: Client,
  channelId: string,
  user: string,
  log: AdapterLog,
): Promise<boolean> {
  try {
    const channel = await client.channels.fetch(channelId);
    if (!channel || channel.isDMBased()) return false;
    const member = await channel.guild.members.fetch({ user, force: true, cache: false });
    return channel.permissionsFor(member).any(managerPermissions);
  } catch (error) {
    const isNoMember = error instanceof DiscordAPIError && error.status === 404;
    if (!isNoMember) log.warn(`Discord does not say who manages a channel (${describeFailure(error)})`);
    return false;
  }
}
