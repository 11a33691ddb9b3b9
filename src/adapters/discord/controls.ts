import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIButtonComponentWithURL,
  APIComponentInMessageActionRow,
  APIStringSelectComponent,
} from 'discord.js';
import type { Answer, Link } from '../../answers/index.ts';
import { toPlatformButtons, type PlatformButton } from '../buttons.ts';
import { clean, cut } from './markdown.ts';

// docs.discord.com/developers/components/reference: buttons of a row, options of a select, characters of their labels.
const maxPerRow = 5;
const maxPerSelect = 25;
const maxButtonLabelLength = 80;
const maxOptionLabelLength = 100;
/** Ours: more than three rows of buttons fill a phone. */
const maxButtons = 15;

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/**
 * Renders links and buttons as rows of buttons, and where there are many, or of the group `more`, as selects. Rows with which there
 * would be more than `maxComponents`, rows included, are left out.
 */
export function renderControls(
  { buttons, links = [] }: Pick<Answer, 'buttons' | 'links'>,
  maxComponents: number,
): Row[] {
  const groups = Map.groupBy(toPlatformButtons(buttons), ({ group }) => group);
  const own = groups.get(undefined) ?? [];
  const rows = [
    ...linkRows(links),
    ...(own.length > maxButtons ? selects(own, 'choice') : buttonRows(own)),
    ...buttonRows(groups.get('days') ?? []),
    ...buttonRows(groups.get('topics') ?? []),
    ...selects(groups.get('more') ?? [], 'more'),
  ];
  let room = maxComponents;
  return rows.filter(({ components }) => (room -= 1 + components.length) >= 0);
}

function linkRows(links: readonly Link[]): Row[] {
  return chunks(links, maxPerRow).map((row) => ({
    type: ComponentType.ActionRow,
    components: row.map(({ label, url }): APIButtonComponentWithURL => ({
      type: ComponentType.Button,
      style: ButtonStyle.Link,
      label: cut(clean(label), maxButtonLabelLength),
      url,
    })),
  }));
}

function buttonRows(buttons: readonly PlatformButton[]): Row[] {
  return chunks(buttons, maxPerRow).map((row) => ({
    type: ComponentType.ActionRow,
    components: row.map(({ label, payload }): APIButtonComponentWithCustomId => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: cut(clean(label), maxButtonLabelLength),
      custom_id: payload,
    })),
  }));
}

/** Discord shows its own sentence in each language before something is chosen. An option is a button: its payload says all. */
function selects(buttons: readonly PlatformButton[], name: string): Row[] {
  return chunks(buttons, maxPerSelect).map((options, index) => {
    const select: APIStringSelectComponent = {
      type: ComponentType.StringSelect,
      custom_id: `${name} ${index}`,
      options: options.map(({ label, payload }) => ({
        label: cut(clean(label), maxOptionLabelLength),
        value: payload,
      })),
    };
    return { type: ComponentType.ActionRow, components: [select] };
  });
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
