import { ApplicationIntegrationType } from 'discord.js';
import type { Dictionary } from '../../words.ts';
import type { Application } from './application.ts';
import { accountInstall, serverInstall, type InstallParameters } from './install-links.ts';
import { localized } from './locales.ts';

/** The entry in Discord's directory of apps. */
export type Profile = {
  readonly description: { readonly default: string; readonly localizations: object };
  readonly tags: readonly string[];
  /** Where Discord sends interactions; absent with the gateway. */
  readonly interactionsUrl?: string | undefined;
};

// ApplicationFormPartial of Discord's OpenAPI document.
const maxDescriptionLength = 400;

/** At most 5 of 20 characters; Discord does not translate them. */
const tags = ['tides', 'weather', 'sailing', 'surfing', 'astronomy'];

/** The description and tags of the bot. Throws where a text is longer than Discord allows. */
export function profileOf(dictionary: Dictionary, interactionsUrl?: string): Profile {
  const english = dictionary.in('en');
  return {
    description: {
      default: fitting(english.say('app-description'), maxDescriptionLength),
      localizations: localized(dictionary, (words) => fitting(words.say('app-description'), maxDescriptionLength)),
    },
    tags,
    interactionsUrl,
  };
}

/**
 * The fields that the application lacks, as the API takes them. What the operator has entered in the developer portal stays.
 * Pages with terms and privacy can only be entered there: the API does not take them.
 */
export function missingProfile(application: Application, profile: Profile): object {
  const { description, interactionsUrl } = profile;
  const hasNoEndpoint = !application.interactions_endpoint_url;
  return {
    ...(application.description === '' && { description }),
    ...((application.tags ?? []).length === 0 && { tags: profile.tags }),
    ...missingInstall(application),
    ...(interactionsUrl !== undefined && hasNoEndpoint && { interactions_endpoint_url: interactionsUrl }),
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

function fitting(text: string, maxLength: number): string {
  if (text.length > maxLength) throw new Error(`A text of the profile is too long for Discord: shorten "${text}"`);
  return text;
}
