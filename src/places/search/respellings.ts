/** Letters that sound alike in English, French or German, each of which may be typed for the other. */
const alike: readonly (readonly [string, string])[] = [
  ['c', 'k'],
  ['ck', 'k'],
  ['qu', 'k'],
  ['qu', 'c'],
  ['ph', 'f'],
  ['gh', 'g'],
  ['gu', 'g'],
  ['sch', 'sh'],
  ['ch', 'sh'],
  ['th', 't'],
  ['y', 'i'],
  ['ee', 'ea'],
  ['ey', 'y'],
  ['z', 's'],
  ['w', 'v'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['eau', 'o'],
  ['au', 'o'],
  ['ai', 'e'],
  ['ll', 'l'],
  ['nn', 'n'],
  ['rr', 'r'],
  ['ss', 's'],
  ['tt', 't'],
  ['mm', 'm'],
  ['pp', 'p'],
  ['borough', 'burgh'],
  ['brough', 'burgh'],
  ['bury', 'burgh'],
  ['borough', 'brough'],
  ['haven', 'hafen'],
];

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
  const exchanged = alike.flatMap(([a, b]) => [
    name.replaceAll(a, b),
    a.startsWith(b) ? name.replace(b, a) : name.replaceAll(b, a),
  ]);
  return [...exchanged, name.replace(silentEnd, '')].filter((other) => other !== name);
}
