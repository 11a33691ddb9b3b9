import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commands, spokenCommands } from '../../commands/index.ts';
import type { Answer } from '../../src/answers/index.ts';
import { renderTerminal } from '../../src/adapters/terminal/render.ts';
import { createApp } from '../../src/app/app.ts';
import { createChat } from '../../src/chat/index.ts';
import { readConfig } from '../../src/config.ts';
import { createPlaces, packedFileName } from '../../src/places/index.ts';
import { openSea } from '../../src/sources/weather/index.ts';
import { strongStreamAt } from '../../src/sources/streams/index.ts';
import { openDictionary } from '../../src/words.ts';
import { digestsInMemory } from '../support/digests-in-memory.ts';
import { madeWeather } from '../support/made-weather.ts';
import { figure } from './figure.ts';

const bench = 'answers';
const locales = new URL('../../locales/', import.meta.url);
/** A Monday morning in the tables' month. */
const now = Date.UTC(2026, 10, 23, 10, 15);

/**
 * Asks every sentence of the tables, or of a file with one in each line, `en<TAB>tide Brest`, and writes what is answered to
 * `FOLDER/en.txt`, to be read from top to bottom. The figures are the characters beside tables: at most 350 for half of the
 * questions about one thing, and 600 of those about a day.
 */
export async function answers(dataDir: string, [folder = '.', file]: readonly string[]): Promise<void> {
  const app = createApp({
    ...readConfig(),
    dataDir,
    cacheUrl: 'memory:',
    storeUrl: 'sqlite::memory:',
  });
  const marine = await app.marine();
  const dictionary = openDictionary();
  const chat = createChat(
    {
      places: createPlaces({
        packedFile: path.join(dataDir, packedFileName),
        stations: await app.catalogue(),
        packed: () => app.placePacking.ready(),
      }),
      marine: { ...marine, weather: async ({ lat }, window) => madeWeather(window, Math.round(lat)) },
      users: await app.users(),
      digests: digestsInMemory(),
      strongStreamAt,
      seawardDeg: openSea(dataDir).seawardDeg,
      log: { bug: (_, error) => process.stderr.write(`${String(error)}\n`) },
      now: () => now,
    },
    [...commands, ...spokenCommands],
    dictionary,
  );
  mkdirSync(folder, { recursive: true });
  const lengths = { thing: [] as number[], day: [] as number[] };
  let asker = 0;
  for (const language of dictionary.languages) {
    const sheet: string[] = [];
    for (const line of linesOf(language, file)) {
      const isFollowUp = line.startsWith('>> ');
      if (!isFollowUp) asker++;
      const text = isFollowUp ? line.slice(3) : line;
      const user = { platform: 'telegram', id: String(asker), language } as const;
      const { answer, ok } = await chat.answer({ user, input: { kind: 'text', text } });
      sheet.push(`──── ${line}  (${lengthOf(answer)})\n${renderTerminal(answer)}`);
      const kind = answer.firstLines?.().length === 1 ? 'thing' : answer.firstLines ? undefined : 'day';
      if (ok && kind && answer.data !== undefined) lengths[kind].push(lengthOf(answer));
    }
    writeFileSync(path.join(folder, `${language}.txt`), sheet.join('\n'));
  }
  for (const [kind, all] of Object.entries(lengths)) if (all.length > 0) figure(bench, kind, 'characters', all);
  await app.close();
}

function linesOf(language: string, file: string | undefined): string[] {
  const table = file ?? new URL(`${language}/sentences.tsv`, locales);
  // A region has no table of its own.
  const lines = existsSync(table) ? readFileSync(table, 'utf8').split('\n') : [];
  const asked = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  if (file === undefined) return asked.map(([sentence = '']) => sentence);
  return asked.flatMap(([tag, sentence = '']) => (tag === language ? [sentence] : []));
}

/** Characters of everything but tables: title, lines, facts and note. */
function lengthOf({ title, blocks, note = '' }: Answer): number {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    return block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label} ${value}`) : [];
  });
  return [title, ...lines, note].join('\n').length;
}
