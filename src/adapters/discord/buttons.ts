import { ButtonStyle, ComponentType } from 'discord.js';
import type { APIActionRowComponent, APIButtonComponentWithCustomId } from 'discord.js';
import type { Button } from '../../answers/index.ts';
import { toPlatformButtons } from '../buttons.ts';
import { clean, cut } from './markdown.ts';

// docs.discord.com/developers/components/reference: rows of a message, buttons of a row, characters of a label.
const maxRows = 5;
const maxPerRow = 5;
const maxLabelLength = 80;

type ButtonRow = APIActionRowComponent<APIButtonComponentWithCustomId>;

/** Renders buttons as rows, in their order; those beyond Discord's limit of 25 are left out. */
export function renderButtons(buttons: readonly Button[] | undefined): ButtonRow[] {
  const all = toPlatformButtons(buttons)
    .slice(0, maxRows * maxPerRow)
    .map(({ label, payload }): APIButtonComponentWithCustomId => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: cut(clean(label), maxLabelLength),
      custom_id: payload,
    }));
  return Array.from({ length: Math.ceil(all.length / maxPerRow) }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: all.slice(row * maxPerRow, (row + 1) * maxPerRow),
  }));
}
