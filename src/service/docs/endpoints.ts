import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { documentOf, paths, type DocumentedPath } from '../../contract/index.ts';
import { code, escaped, prose, tableOf, type Say } from './html.ts';

/** Every page is made for this address; a request's own replaces it. */
export const placeholder = 'https://bellbuoy.invalid';

/** The endpoints of a tag, each with its parameters and an example in three languages that can be run on the page. */
export function endpoints(tag: string, say: Say): string {
  return Object.entries<DocumentedPath>(paths)
    .filter(([, one]) => one.tag === tag)
    .map(([path, one]) => endpoint(path, one, say))
    .join('\n');
}

function endpoint(path: string, { id, cost = '1', query, target, example, ...said }: DocumentedPath, say: Say): string {
  const [summary, url] = [escaped(say(said.summary)), escaped(placeholder + target)];
  return `<article id="${id}">
<h3><a href="#${id}">${summary}</a></h3>
<p class="path"><span>GET</span> <code>${escaped(path).replaceAll('/', '/<wbr>')}</code> <small>${say(costs[cost] ?? '')}</small></p>
<p>${prose(say(said.description))}</p>
${parameters(query, say)}
${tabs.replace('{{example}}', say('Example')).replaceAll('{{id}}', id).replaceAll('{{url}}', url)}
<div class="run"><button type="button" data-target="${escaped(target)}" aria-label="${say('Run')}: ${summary}" hidden>${say('Run')}</button><output></output></div>
<details><summary>${say('Answer')}</summary>${code(JSON.stringify(example, null, 2))}</details>
</article>`;
}

const costs: Readonly<Record<string, string>> = { '0': 'free', '1': '1 unit', '½ a point': '½ unit a point' };

function parameters({ shape }: z.ZodObject, say: Say): string {
  const rows = Object.entries(shape).map(([name, field]) => {
    const { description, schema } = documentOf(field as z.ZodType);
    const isRequired = !z.safeParse(field, undefined).success;
    const values = [...(isRequired ? [say('required')] : []), ...valuesOf(schema, say)];
    return [`\`${name}\``, values.join(', '), say(description)];
  });
  if (rows.length === 0) return `<p>${say('No parameters.')}</p>`;
  return tableOf(['Parameter', 'Values', 'Meaning'].map(say), rows);
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

/** The values of a parameter in words: `number`, `−90 … 90`. */
function valuesOf({ type = '', format, minimum, maximum, enum: names, anyOf, items, ...rest }: JsonSchema, say: Say) {
  if (anyOf) return [say('timestamp')];
  if (items) return [say('list')];
  if (names) return names.map((name) => `\`${String(name)}\`${name === rest.default ? ` (${say('default')})` : ''}`);
  if (minimum === undefined) return [say(format ?? type)];
  const least = String(minimum).replace('-', '−');
  return [say(type), maximum === undefined ? `≥ ${least}` : `${least} … ${maximum}`];
}

/** The request in three programming languages, as tabs that need no script. */
const tabs = readFileSync(new URL('request.mustache', import.meta.url), 'utf8').trimEnd();
