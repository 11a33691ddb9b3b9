import { createHash } from 'node:crypto';
import { ApplicationIntegrationType, DiscordAPIError, Routes } from 'discord.js';
import type { RESTGetCurrentApplicationResult, RESTPostAPIApplicationCommandsJSONBody, REST } from 'discord.js';
import type { Dictionary } from '../../words.ts';
import type { AdapterLog } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';
import { isTokenError } from './attempts.ts';
import { lengths } from './limits.ts';
import { describeFailure } from './rest.ts';
import { accountInstall, serverInstall, type InstallParameters } from './install-links.ts';
import { fitting, localized } from './locales.ts';

type Application = RESTGetCurrentApplicationResult;

export type ApplicationOptions = {
  readonly commands: readonly RESTPostAPIApplicationCommandsJSONBody[];
  readonly dictionary: Dictionary;
  /** Where Discord sends interactions; absent with the gateway. */
  readonly interactionsUrl: string | undefined;
  readonly records: AdapterRecords;
  readonly log: AdapterLog;
};

/** Registers what has changed. Rejects where Discord cannot be reached or does not accept the token. */
export type PrepareApplication = (rest: REST) => Promise<Application>;

/** At most 5 of 20 characters; Discord does not translate them. */
const tags = ['tides', 'weather', 'sailing', 'surfing', 'astronomy'];

/** What Discord does not take is a warning, and stays as it was. Throws where a text of the profile is longer than allowed. */
export function applicationSetup(options: ApplicationOptions): PrepareApplication {
  const { commands, dictionary, interactionsUrl, records, log } = options;
  const hash = createHash('sha256').update(JSON.stringify(commands)).digest('hex').slice(0, 32);
  const described = localized(dictionary, ({ say }) =>
    fitting(say('app-description'), lengths.profile, 'app-description'),
  );
  const description = { default: dictionary.in('en').say('app-description'), localizations: described };

  /** Overwrites the commands where they are not those that were registered last, with whichever process and release. */
  const register = async (rest: REST, id: string): Promise<void> => {
    const name = `commands of ${id}`;
    // While the database does not work, they are registered at each start.
    if ((await records.read(name).catch(() => undefined)) === hash) return;
    const isTaken = await unlessRefused(
      () => rest.put(Routes.applicationCommands(id), { body: commands }),
      (why) => log.warn(`Discord did not take the commands (${why}); those of before stay`),
    );
    if (isTaken) await records.write(name, hash).catch(() => {});
  };
  /** Fields that the application lacks: what the operator has entered stays. The API takes no pages of terms and privacy. */
  const lackedBy = (application: Application): object => ({
    ...(application.description === '' && { description }),
    ...((application.tags ?? []).length === 0 && { tags }),
    ...missingInstall(application),
    ...(interactionsUrl !== undefined &&
      !application.interactions_endpoint_url && { interactions_endpoint_url: interactionsUrl }),
  });

  return async (rest) => {
    const application = (await rest.get(Routes.currentApplication())) as Application;
    await register(rest, application.id);
    for (const [field, value] of Object.entries(lackedBy(application))) {
      // One call each, so that a field that Discord refuses does not keep the others from it.
      await unlessRefused(
        () => rest.patch(Routes.currentApplication(), { body: { [field]: value } }),
        (why) => log.warn(`Discord did not take ${field} of the application (${why}): set it in the developer portal`),
      );
    }
    return application;
  };
}

/** Both ways to install, each with its parameters: without them a link of the profile would ask for no permission. */
function missingInstall({ integration_types_config: known = {} }: Application): object {
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const server = known[GuildInstall]?.oauth2_install_params;
  const account = known[UserInstall];
  if (server && account) return {};
  return {
    integration_types_config: {
      [GuildInstall]: { oauth2_install_params: server ?? parameters(serverInstall) },
      [UserInstall]: account ?? { oauth2_install_params: parameters(accountInstall) },
    },
  };
}

/** Permissions as the integer of the OpenAPI document: all of ours are below 2^53. */
function parameters({ scopes, permissions = 0n }: InstallParameters): object {
  return { scopes, permissions: Number(permissions) };
}

/** Resolves to false where Discord refuses a call, other than for its token. */
async function unlessRefused(call: () => Promise<unknown>, refused: (why: string) => void): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || isTokenError(error)) throw error;
    refused(describeFailure(error));
    return false;
  }
}
