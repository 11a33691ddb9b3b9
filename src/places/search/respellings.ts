import { readTable } from '../../lib/data-file.ts';

/** Letters that sound alike in English, French or German, each of which may be typed for the other. */
const alike = readTable(new URL('alike-letters.tsv', import.meta.url), 'one', 'other');

/** Letters that are not heard at the end of a word. */
const silentEnd = /(?<=\p{L}{3})(?:e|es|s|x|t|h)(?= |$)/gu;

/** With two rules in one name there are some 500 spellings, and looking them up takes 5 ms. */
const mostRules = 2;

/** The spellings of a folded name that sound like it: `konkarneau` may be Concarneau, `bamborough` Bamburgh. */
export function respellings(folded: string): string[] {
  let found = [folded];
  for (let round = 0; round < mostRules; round++)
    found = [...new Set(found.flatMap((name) => [name, ...onceRespelled(name)]))];
  return found.filter((name) => name !== folded);
}

function onceRespelled(name: string): string[] {
  const exchanged = alike.flatMap(({ one: a, other: b }) => [
    name.replaceAll(a, b),
    a.startsWith(b) ? name.replace(b, a) : name.replaceAll(b, a),
  ]);
  return [...exchanged, name.replace(silentEnd, '')].filter((other) => other !== name);
}
