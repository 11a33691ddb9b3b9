import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { kindsOfSettings } from '../src/config.ts';
import type { KindOfSetting } from '../src/config/kinds.ts';
import { weatherUpstreams } from '../src/domain/weather/index.ts';

const root = path.join(import.meta.dirname, '..');

/** Settings that other programs set as well, or that only tests read. */
const unlisted = new Set(['LC_ALL', 'LANG', 'REFERENCE_DATA']);

type Block = { readonly text: string; readonly names: readonly string[] };

/** Each limit and address of the upstreams of weather. */
const ofUpstreams = Object.values(weatherUpstreams).flatMap(({ settings }) => Object.keys(settings));

/** The setting of a line; those of all upstreams of weather where it begins with a star: `#*_DAILY=`. */
function namesIn(line: string): string[] {
  const [, star, name = ''] = /^#(\*)?([A-Z_]+)=/.exec(line) ?? [];
  return star ? ofUpstreams.filter((one) => one.endsWith(name)) : [name];
}

/** The blocks of `.env.example`: what settings are for, and their names. `(since 1.1)` ends the text of a later one. */
function blocks(): Block[] {
  const [, ...all] = readFileSync(path.join(root, '.env.example'), 'utf8').split('\n\n');
  return all.map((block) => {
    const lines = block.trim().split('\n');
    const isSetting = (line: string): boolean => /^#[*A-Z_]+=/.test(line);
    return {
      text: lines
        .filter((line) => !isSetting(line))
        .map((line) => line.replace(/^# /, ''))
        .join(' '),
      names: lines.filter(isSetting).flatMap(namesIn),
    };
  });
}

function section({ text, names }: Block): string {
  const since = /\(since ([\d.]+)\)$/.exec(text)?.[1] ?? '1.0';
  const rows = names.map((name) => row(name, kindsOfSettings.get(name)!, since));
  return `${text}\n\n| setting | kind | default | since |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function row(name: string, { kind, fallback }: KindOfSetting, since: string): string {
  return `| \`${name}\` | ${kind} | ${fallback === undefined ? '' : `\`${fallback}\``} | ${since} |`;
}

it('lists every setting of the program in .env.example, and no other', () => {
  const listed = blocks().flatMap(({ names }) => names);
  expect(listed.toSorted()).toEqual([...kindsOfSettings.keys()].filter((name) => !unlisted.has(name)).toSorted());
});

it('is docs/configuration.md, made of the schema and .env.example: `vitest -u` writes it', async () => {
  const head = `# Settings

Variables of the environment, or lines of a file \`.env\` in the folder where Bellbuoy starts. Everything works without any.
A value that does not fit is told at the start, in a sentence, and so is a name that only looks like a setting.
`;
  await expect(`${head}\n${blocks().map(section).join('\n')}`).toMatchFileSnapshot('../docs/configuration.md');
});
