import { DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import type { APIChannel, APIGuild, APIGuildMember, REST } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';

/** Each of these lets a member decide for all in a channel. */
export const managerPermissions = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;

/**
 * Asks Discord whether a user may decide for all in a channel now; false for who is no member, or where it does not say. Both
 * permissions are those of the server: overwrites of a channel do not change them (topics/permissions).
 */
export async function mayManageChannel(rest: REST, channelId: string, user: string, log: AdapterLog): Promise<boolean> {
  try {
    const channel = (await rest.get(Routes.channel(channelId))) as APIChannel;
    if (!('guild_id' in channel) || channel.guild_id === undefined) return false;
    const [guild, member] = await Promise.all([
      rest.get(Routes.guild(channel.guild_id)) as Promise<APIGuild>,
      rest.get(Routes.guildMember(channel.guild_id, user)) as Promise<APIGuildMember>,
    ]);
    // Everyone has the role with the id of the server.
    const own = guild.roles.filter(({ id }) => id === guild.id || member.roles.includes(id));
    return guild.owner_id === user || own.some(({ permissions }) => (BigInt(permissions) & managerPermissions) !== 0n);
  } catch (error) {
    const isNoMember = error instanceof DiscordAPIError && error.status === 404;
    if (!isNoMember) log.warn(`Discord does not say who manages a channel (${describeFailure(error)})`);
    return false;
  }
}
