import { readTable } from '../../src/lib/data-file.ts';

/** A test, by its file and a part of its name, or a bench, which measures. */
export type Proof =
  | { readonly kind: 'test'; readonly file: string; readonly name: string }
  | { readonly kind: 'bench'; readonly name: string };

/** What the program promises where something fails, and how that is known. */
export type Reliability = {
  readonly id: string;
  readonly promise: string;
  /** `measured`: by a bench alone, whose figures are no part of the suite. */
  readonly state: 'held' | 'partly' | 'measured';
  readonly proofs: readonly Proof[];
  /** What has not been proven. */
  readonly open: string;
};

const columns = ['id', 'promise', 'state', 'proofs', 'open'] as const;

export const promises: readonly Reliability[] = readTable(new URL('promises.tsv', import.meta.url), ...columns).map(
  ({ state, proofs, ...row }) => ({
    ...row,
    state: state as Reliability['state'],
    proofs: proofs.split('|').map(readProof),
  }),
);

function readProof(text: string): Proof {
  if (text.startsWith('bench ')) return { kind: 'bench', name: text.slice('bench '.length) };
  const [file = '', name = ''] = text.split(' › ');
  return { kind: 'test', file, name };
}

const proofText = (proof: Proof): string =>
  proof.kind === 'bench' ? `\`npm run bench -- ${proof.name}\`` : `\`${proof.file.replace('test/', '')}\``;

/** The page `docs/reliability.md`. */
export function reliabilityPage(): string {
  const rows = promises.map(({ id, promise, state, proofs, open }) => {
    const shown = open === '' ? promise : `${promise} *Open: ${open}*`;
    return `| ${id} | ${shown} | ${state} | ${[...new Set(proofs.map(proofText))].join(', ')} |`;
  });
  return `# What is promised where something fails

Made from \`test/faults/promises.tsv\`; a test holds it equal. \`npm run faults\` runs the tests that are named here, files of \`test\`, and prints which promises hold on this machine; a bench measures, and is run by itself. \`simulation\` lets a seed decide when processes are killed, networks lose, disks fail and clocks jump, on the program's own code: \`npm run simulate -- --seeds 10000\` tries as many, \`--scenario digests --seed 47\` replays one.

| | promise | state | known by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
