import type { APIEmbed, APIMessage } from 'discord.js';
import { COMPONENTS_V2 } from './discord-messages.ts';
import { emptyMessage, invalidForm } from './discord-refusal.ts';
import { isRecord } from './http.ts';

// docs.discord.com/developers/resources/message and components/reference; AJV sees none of these.
const CONTENT_CHARACTERS = 2000;
const EMBED_CHARACTERS = 6000;
const COMPONENTS = 40;
const DISPLAYED_CHARACTERS = 4000;
const ACTION_ROW = 1;
const TEXT_DISPLAY = 10;

/** Throws what Discord answers to a message that it would not show. */
export function checkMessage(message: APIMessage): void {
  const v2 = ((message.flags ?? 0) & COMPONENTS_V2) !== 0;
  const components = allComponents(message.components);
  const faults = [
    ...over('content', [...message.content].length, CONTENT_CHARACTERS),
    ...over('embeds: characters', sum(message.embeds.map(embedCharacters)), EMBED_CHARACTERS),
    ...duplicates(components.map((component) => component['custom_id'])),
    ...(v2 ? v2Faults(message, components) : classicFaults(message)),
  ];
  if (faults.length > 0) throw invalidForm(faults);
  const parts = [message.content, message.embeds, message.components ?? [], message.attachments];
  if (parts.every((part) => part.length === 0)) throw emptyMessage();
}

function over(what: string, count: number, limit: number): string[] {
  return count > limit ? [`/${what}: ${count}, ${limit} are allowed`] : [];
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function embedCharacters({ title, description, fields = [], footer, author }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name, ...fields.flatMap(({ name, value }) => [name, value])];
  return sum(texts.map((text) => text?.length ?? 0));
}

function duplicates(customIds: unknown[]): string[] {
  const again = customIds.filter((id, index) => id !== undefined && customIds.indexOf(id) < index);
  return again.map((id) => `/components: custom_id ${String(id)} is there twice`);
}

const FILE_REFERENCE = /^attachment:\/\/(.+)$/;

/** Names of files that components show: those of a gallery, a file or a thumbnail. */
function shownFiles(components: Component[]): string[] {
  const media = components.flatMap((component) => [
    ...(Array.isArray(component['items']) ? component['items'].filter(isRecord).map((item) => item['media']) : []),
    component['file'],
    component['media'],
  ]);
  return media.filter(isRecord).flatMap(({ url }) => FILE_REFERENCE.exec(String(url))?.[1] ?? []);
}

/** With IS_COMPONENTS_V2 a file is only seen where a component shows it. */
function fileFaults({ attachments }: APIMessage, components: Component[]): string[] {
  const shown = shownFiles(components);
  const sent = attachments.map(({ filename }) => filename);
  return [
    ...shown.filter((name) => !sent.includes(name)).map((name) => `/components: there is no attachment ${name}`),
    ...sent.filter((name) => !shown.includes(name)).map((name) => `/attachments: no component shows ${name}`),
  ];
}

function v2Faults(message: APIMessage, components: Component[]): string[] {
  const { content, embeds } = message;
  const displayed = components.filter((component) => component['type'] === TEXT_DISPLAY);
  return [
    ...(content === '' ? [] : ['/content is not allowed with IS_COMPONENTS_V2']),
    ...(embeds.length === 0 ? [] : ['/embeds are not allowed with IS_COMPONENTS_V2']),
    ...fileFaults(message, components),
    ...over('components', components.length, COMPONENTS),
    ...over('components: text', sum(displayed.map(({ content: text }) => String(text).length)), DISPLAYED_CHARACTERS),
  ];
}

function classicFaults({ components = [] }: APIMessage): string[] {
  const others = components.filter((component) => component.type !== ACTION_ROW);
  return others.map((component) => `/components: type ${component.type} needs IS_COMPONENTS_V2`);
}

type Component = Record<string, unknown>;

/** Components at any depth: rows and containers hold `components`, a section also an `accessory`. */
export function allComponents(value: unknown): Component[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .flatMap((component) => [
      component,
      ...allComponents(component['components']),
      ...allComponents([component['accessory']]),
    ]);
}
