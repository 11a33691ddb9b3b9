import { ButtonStyle, ComponentType } from 'discord.js';
import type { APIActionRowComponent, APIButtonComponentWithCustomId } from 'discord.js';
import type { Button } from '../../answers/index.ts';
import { toPressables } from '../buttons.ts';
import { clean, cut } from './markdown.ts';

// docs.discord.com/developers/components/reference: rows of a message, buttons of a row, characters of a label.
const mostRows = 5;
const mostInRow = 5;
const longestLabel = 80;

type Row = APIActionRowComponent<APIButtonComponentWithCustomId>;

/** Rows of buttons; what is beyond Discord's number of them is left out. */
export function renderButtons(buttons: readonly Button[] | undefined): Row[] {
  const all = toPressables(buttons)
    .slice(0, mostRows * mostInRow)
    .map(({ label, payload }): APIButtonComponentWithCustomId => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: cut(clean(label), longestLabel),
      custom_id: payload,
    }));
  return Array.from({ length: Math.ceil(all.length / mostInRow) }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: all.slice(row * mostInRow, (row + 1) * mostInRow),
  }));
}
