import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { documentOf, examples, paths, type DocumentedPath } from '../../contract/index.ts';
import { code, escaped, prose, tableOf } from './html.ts';

/** Every page is made for this address; a request's own replaces it. */
export const placeholder = 'https://bellbuoy.invalid';

/** The endpoints of a tag, each with its parameters and an example in three languages that can be run on the page. */
export function endpoints(tag: string): string {
  return Object.entries<DocumentedPath>(paths)
    .filter(([, one]) => one.tag === tag)
    .map(([path, one]) => endpoint(path, one))
    .join('\n');
}

function endpoint(path: string, { id, summary, description, cost = '1', query }: DocumentedPath): string {
  const target = examples.targets[path] ?? path;
  return `<article id="${id}">
<h3><a href="#${id}">${escaped(summary)}</a></h3>
<p class="path"><span>GET</span> <code>${breakable(path)}</code> <small>${costOf(cost)}</small></p>
<p>${prose(description)}</p>
${parameters(query)}
${languages(id, target)}
<div class="run"><button type="button" data-target="${escaped(target)}" aria-label="Run: ${escaped(summary)}" hidden>Run</button><output></output></div>
<details><summary>Answer</summary>${code(JSON.stringify(examples.answers[path], null, 2))}</details>
</article>`;
}

/** A path that may be broken after each slash. */
function breakable(path: string): string {
  return escaped(path).replaceAll('/', '/<wbr>');
}

function costOf(cost: string): string {
  if (cost === '0') return 'free';
  return cost === '1' ? '1 unit' : `${cost} units`.replace('a point units', 'unit a point');
}

function parameters({ shape }: z.ZodObject): string {
  const rows = Object.entries(shape).map(([name, field]) => {
    const { description, schema } = documentOf(field as z.ZodType);
    const isRequired = !z.safeParse(field, undefined).success;
    return [`\`${name}\``, `${isRequired ? 'required, ' : ''}${valuesOf(schema)}`, description];
  });
  return rows.length > 0 ? tableOf(['Parameter', 'Values', 'Meaning'], rows) : '<p>No parameters.</p>';
}

type JsonSchema = {
  readonly type?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
};

/** The values of a parameter in words: `number, −90 to 90`. */
function valuesOf({ type = '', format, minimum, maximum, enum: names, anyOf, items, ...rest }: JsonSchema): string {
  if (anyOf) return 'timestamp';
  if (items) return 'list';
  if (names) {
    return names.map((name) => `\`${String(name)}\`${name === rest.default ? ' (default)' : ''}`).join(', ');
  }
  const range = [
    ...(minimum === undefined ? [] : [`from ${signed(minimum)}`]),
    ...(maximum === undefined ? [] : [`to ${signed(maximum)}`]),
  ].join(' ');
  return [format ?? type, ...(range ? [range] : [])].join(', ');
}

function signed(value: number): string {
  return String(value).replace('-', '−');
}

const tabs = readFileSync(new URL('request.mustache', import.meta.url), 'utf8').trimEnd();

/** The request in three languages, as tabs that need no script. */
function languages(id: string, target: string): string {
  return tabs.replaceAll('{{id}}', id).replaceAll('{{url}}', escaped(placeholder + target));
}
