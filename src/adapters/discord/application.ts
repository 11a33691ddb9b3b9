import { createHash } from 'node:crypto';
import { DiscordAPIError, Routes } from 'discord.js';
import type { RESTGetCurrentApplicationResult, RESTPostAPIApplicationCommandsJSONBody, REST } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';
import { describeFailure } from './failure.ts';
import { isTokenError } from './login-refused.ts';
import { missingProfile, type Profile } from './profile.ts';

/** The application as Discord knows it. */
export type Application = RESTGetCurrentApplicationResult;

export type ApplicationOptions = {
  readonly commands: readonly RESTPostAPIApplicationCommandsJSONBody[];
  readonly profile: Profile;
  readonly records: AdapterRecords;
  readonly log: AdapterLog;
};

/** Brings commands and profile of the application to Discord. */
export type ApplicationSetup = {
  /** Registers what has changed. Rejects where Discord cannot be reached or does not accept the token. */
  prepare(rest: REST): Promise<Application>;
};

/** The setup of the bot's own application. What Discord does not take is a warning, and stays as it was. */
export function createApplicationSetup({ commands, profile, records, log }: ApplicationOptions): ApplicationSetup {
  const body = JSON.stringify(commands);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);

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

  return {
    async prepare(rest) {
      const application = (await rest.get(Routes.currentApplication())) as Application;
      await register(rest, application.id);
      for (const [field, value] of Object.entries(missingProfile(application, profile))) {
        // One call each, so that a field that Discord refuses does not keep the others from it.
        await unlessRefused(
          () => rest.patch(Routes.currentApplication(), { body: { [field]: value } }),
          (why) =>
            log.warn(`Discord did not take ${field} of the application (${why}): set it in the developer portal`),
        );
      }
      return application;
    },
  };
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
