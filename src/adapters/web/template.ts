import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import type { Words } from '../../words.ts';

/** A piece of HTML in which every value is escaped. */
export type Html = ReturnType<typeof html>;

/** The files in the folder `templates`. */
const sources = createBoundedMap<string>(20);

function sourceOf(name: string): string {
  const known = sources.get(name) ?? readFileSync(new URL(`templates/${name}.html`, import.meta.url), 'utf8');
  sources.set(name, known);
  return known;
}

/**
 * A template with its values, escaped as `html` of hono does: `{{name}}` is a value or the text of that key, and what is between
 * `{{#name}}` and `{{/name}}` is there only with the value, between `{{^name}}` and `{{/name}}` only without it.
 */
export async function template(name: string, words: Words, values: Readonly<Record<string, unknown>>): Promise<Html> {
  const source = sourceOf(name).replaceAll(
    /\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}/g,
    (_, sign: string, value: string, inside: string) => ((sign === '#') === Boolean(values[value]) ? inside : ''),
  );
  const names = [...source.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, one = '']) => one);
  const texts = await Promise.all(names.map(async (one) => html`${one in values ? values[one] : words.say(one)}`));
  return raw(source.replaceAll(/\{\{[\w-]+\}\}/g, () => String(texts.shift())));
}
