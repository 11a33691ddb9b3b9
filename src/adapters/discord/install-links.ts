import { ApplicationIntegrationType, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import type { InstallLink } from '../../chat/index.ts';

export type InstallParameters = { readonly scopes: readonly OAuth2Scopes[]; readonly permissions?: bigint };

/** To a server: enough for answers and digests with pictures, in channels and threads. */
export const serverInstall: InstallParameters = {
  scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
  permissions:
    PermissionFlagsBits.ViewChannel |
    PermissionFlagsBits.SendMessages |
    PermissionFlagsBits.SendMessagesInThreads |
    PermissionFlagsBits.AttachFiles,
};

/** To an account, which can then use it everywhere. */
export const accountInstall: InstallParameters = { scopes: [OAuth2Scopes.ApplicationsCommands] };

/** Links that add the application to a server, or to an account (topics/oauth2), and the one to get help at. */
export function installLinks(applicationId: string, supportUrl: string | undefined): InstallLink[] {
  return [
    { kind: 'server', url: installLink(applicationId, ApplicationIntegrationType.GuildInstall, serverInstall) },
    { kind: 'account', url: installLink(applicationId, ApplicationIntegrationType.UserInstall, accountInstall) },
    ...(supportUrl === undefined ? [] : [{ kind: 'support' as const, url: supportUrl }]),
  ];
}

function installLink(
  applicationId: string,
  type: ApplicationIntegrationType,
  { scopes, permissions }: InstallParameters,
): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    integration_type: String(type),
    scope: scopes.join(' '),
    ...(permissions !== undefined && { permissions: String(permissions) }),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
