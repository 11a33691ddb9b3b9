/** Numbers from 0 to 1. */
export type Random = () => number;

/** Mulberry32: 32 bits of state, the same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A hostile value for a parameter of which `sample` is a valid value. */
export function hostileValue(random: Random, sample: string): string {
  return pick(random, makers)(random, sample).slice(0, maxLength);
}

/** Two values of as many characters, encoded, are still within what the listener reads. */
const maxLength = 600;

type Maker = (random: Random, sample: string) => string;

/** Values that are known to break parsers. */
const knownBreakers = [
  ['', ' ', '+', '-', '.', ',', ':', '%', '%00', '%zz', '&', '=', '#', '?', '/', '\\', '..', '../../etc/passwd'],
  ['NaN', 'Infinity', '-Infinity', '1e400', '-1e400', '1e-400', '0x10', '0b1', '0o7', '1_000', '1,5', '٣', '４８'],
  ['-0', '+0', '00', '.5', '5.', '--1', '+-1', '1e3', '9007199254740993', '9'.repeat(400), `0.${'0'.repeat(400)}1`],
  [
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  [
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '-000001-01-01',
    '+275760-09-13',
    '2026-11-20T24:00',
    '2026-11-20T23:59:60',
  ],
  [
    '2026-11-20T06:00+99:99',
    '1900-01-01',
    '1899-12-31',
    '2100-12-31T23:59:59Z',
    '2101-01-01',
    '1e10',
    '-8640000000001',
  ],
  ["' OR 1=1 --", '"; DROP TABLE api_keys; --', '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '\r\nX-Injected: 1'],
  ['\0', '\n', '\t', '\u2028', '\u202e', '\ufeff', '\ud800', '🌊', 'é', 'İ', 'ß', 'ﬁ', 'a\u0301'.repeat(20)],
  ['90', '90.0000001', '-90', '180', '-180', '180.0000001', '89.99999999999999', '360', '1', '31', '32', '0'],
].flat();

const makers: readonly Maker[] = [
  (random) => pick(random, knownBreakers),
  (random, sample) => sample + pick(random, knownBreakers),
  mutated,
  mutated,
  (random, sample) => sample.repeat(1 + below(random, 40)),
  (random) => many(random, 30, () => String.fromCodePoint(below(random, 0x11_0000))),
  (random) => many(random, 40, () => pick(random, [...'0123456789+-.,:eE '])),
  (random) => many(random, maxLength, () => String.fromCharCode(32 + below(random, 95))),
  (random) => many(random, 60, () => `${number(random)}${pick(random, [',', ':'])}`),
  number,
  date,
];

/** A sample with a few letters lost, doubled, changed or put in. */
function mutated(random: Random, sample: string): string {
  const letters = [...sample];
  for (let i = 0; i <= below(random, 4); i++) {
    const at = below(random, letters.length + 1);
    const other = pick(random, [...'0123456789+-.,:eEtTzZ/ %_\0é']);
    letters.splice(at, below(random, 2), ...pick(random, [[], [other], [other, other], [letters[at] ?? '']]));
  }
  return letters.join('');
}

function number(random: Random): string {
  const value = (random() - 0.5) * 10 ** below(random, 400);
  return pick(random, [String(value), value.toFixed(3), value.toExponential(), value.toString(36), `${value}0`]);
}

function date(random: Random): string {
  const part = (width: number, limit: number): string => String(below(random, limit)).padStart(width, '0');
  const day = `${part(4, 12_000)}-${part(2, 16)}-${part(2, 40)}`;
  const zone = pick(random, ['', 'Z', `+${part(2, 30)}:${part(2, 99)}`, ` ${part(2, 20)}:00`, 'CET']);
  return `${day}${pick(random, ['T', ' ', 't', ''])}${part(2, 30)}:${part(2, 70)}:${part(2, 70)}.${part(1, 10 ** 9)}${zone}`;
}

function many(random: Random, limit: number, one: () => string): string {
  return Array.from({ length: below(random, limit) }, one).join('');
}

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[below(random, from.length)]!;
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}
