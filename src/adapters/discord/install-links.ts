import { ApplicationIntegrationType, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import type { InstallLink } from '../../chat/index.ts';

/** Enough for answers and digests with pictures, in channels and threads. */
const permissions =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.AttachFiles;

/** Links that add the application to a server, or to an account, which can then use it everywhere (topics/oauth2). */
export function installLinks(applicationId: string): InstallLink[] {
  const commands = OAuth2Scopes.ApplicationsCommands;
  return [
    {
      kind: 'server',
      url: installLink(applicationId, ApplicationIntegrationType.GuildInstall, {
        scope: `${OAuth2Scopes.Bot} ${commands}`,
        permissions: String(permissions),
      }),
    },
    { kind: 'account', url: installLink(applicationId, ApplicationIntegrationType.UserInstall, { scope: commands }) },
  ];
}

function installLink(
  applicationId: string,
  type: ApplicationIntegrationType,
  parameters: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ client_id: applicationId, integration_type: String(type), ...parameters });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
