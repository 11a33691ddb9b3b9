import type { APIMessage } from 'discord.js';
import { renderDiscord } from '../../src/adapters/discord/index.ts';
import type { Answer, Block } from '../../src/answers/index.ts';
import { allComponents } from './discord-message-rules.ts';

const textDisplay = 10;

/** The texts that a message shows, from top to bottom; blanks at which no line is broken as any blank. */
export function textsOf({ components }: { components?: readonly unknown[] | undefined }): string[] {
  return allComponents(components)
    .filter(({ type }) => type === textDisplay)
    .map(({ content }) => String(content).replaceAll('\u00A0', ' '));
}

/** The texts of a message as one. */
export function shown(message: Pick<APIMessage, 'components'>): string {
  return textsOf(message).join('\n\n');
}

/** The texts of an answer as it is rendered. */
export function textsOfAnswer(answer: Partial<Answer>): string[] {
  return textsOf(renderDiscord({ title: 'Tide', blocks: [], ...answer }).body);
}

export const text = (line: string): Block => ({ kind: 'text', text: line });
export const facts = (count: number, label = 'Range:'): Block => ({
  kind: 'facts',
  facts: Array.from({ length: count }, (_, i) => ({ label, value: `${i} m` })),
});
export const table = (count: number): Block => ({
  kind: 'table',
  title: 'Friday',
  rows: Array.from({ length: count }, (_, i) => ['High water', `${i}`]),
});
