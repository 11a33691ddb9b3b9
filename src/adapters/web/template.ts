import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { memoize } from '../../domain/memoize.ts';
import type { Words } from '../../words.ts';

/** A piece of HTML in which every value is escaped. */
export type Html = ReturnType<typeof html>;

const sourceOf = memoize(40, (name: string) =>
  readFileSync(new URL(`templates/${name}.html`, import.meta.url), 'utf8'),
);

/**
 * A template with its values, escaped as `html` of hono does: `{{name}}` is a value or the text of that key, and what is between
 * `{{#name}}` and `{{/name}}` is there only with the value, between `{{^name}}` and `{{/name}}` only without it. With a list it
 * is there once for each of its records, whose members are values in it.
 */
export async function template(name: string, words: Words, values: Values): Promise<Awaited<Html>> {
  return raw(await filled(sourceOf(name), words, values));
}

type Values = Readonly<Record<string, unknown>>;

const tag = /\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}|\{\{([\w-]+)\}\}/g;

async function filled(source: string, words: Words, values: Values): Promise<string> {
  const parts = [...source.matchAll(tag)].map(async ([, sign, section = '', inside = '', name = '']) => {
    if (sign === undefined) return String(await html`${name in values ? values[name] : words.say(name)}`);
    const value = values[section];
    const records: readonly Values[] = Array.isArray(value) ? value : value ? [{}] : [];
    const shown = sign === '#' ? records : records.length === 0 ? [{}] : [];
    return (await Promise.all(shown.map((record) => filled(inside, words, { ...values, ...record })))).join('');
  });
  const texts = await Promise.all(parts);
  return source.replaceAll(tag, () => texts.shift() ?? '');
}
