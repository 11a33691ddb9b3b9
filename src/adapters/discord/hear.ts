import { ApplicationCommandType, InteractionType } from 'discord.js';
import type { APIChatInputApplicationCommandInteraction, APIInteraction } from 'discord.js';
import type { Heard } from '../../chat/index.ts';

export function isCommand(interaction: APIInteraction): interaction is APIChatInputApplicationCommandInteraction {
  return (
    interaction.type === InteractionType.ApplicationCommand &&
    interaction.data.type === ApplicationCommandType.ChatInput
  );
}

/** Discord sends the default names, which are ours in English, whatever language the asker sees them in. */
export function hear({ data, locale, member, user }: APIChatInputApplicationCommandInteraction): Heard {
  const values = (data.options ?? []).flatMap((option) =>
    'value' in option ? [[option.name, String(option.value)] as const] : [],
  );
  return {
    asker: { platform: 'discord', id: (member?.user ?? user)!.id, language: locale },
    said: { kind: 'command', name: data.name, options: Object.fromEntries(values) },
  };
}
