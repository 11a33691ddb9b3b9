import { renderDiscord } from '../../src/adapters/discord/index.ts';
import type { Answer, Block } from '../../src/answers/index.ts';

/** The texts of the embed of an answer; absent ones are empty. */
export function embedOf(answer: Partial<Answer>) {
  const { title = '', description = '', footer } = renderDiscord({ title: 'Tide', blocks: [], ...answer }).embeds[0];
  return { title, description, footer: footer?.text ?? '' };
}

export function descriptionOf(...blocks: Block[]): string {
  return embedOf({ blocks }).description;
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
