import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addsOnly } from '../../../src/store/migrate.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Releases from here on run beside the one before. */
const firstWithRule = '0019';

/** What a program that does not know of it would run into; of an index only that, of a table what refers to another. */
const hindering = [
  /^create unique index/,
  /^create table .*\breferences\b(?!.*\bon delete cascade\b)/,
  /^alter table .*\b(unique|references|check)\b/,
  /^alter table .*\bnot null\b(?!.*\bdefault\b)/,
];

/** The statements of a migration that are more than an addition which the release before can ignore. */
function changesIn(text: string): string[] {
  if (/^-- code$/m.test(text)) return ['-- code'];
  const statements = text
    .replaceAll(/^--.*$/gm, '')
    .split(/;$/m)
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '));
  return statements.filter(
    (statement) =>
      statement !== '' &&
      (!/^(create (unique )?index|create table|alter table \w+ add column) /.test(statement) ||
        hindering.some((pattern) => pattern.test(statement))),
  );
}

const migrations = read('src/store/migrations.sql')
  .split(/^-- migration /m)
  .slice(1)
  .map((text) => {
    const [name = '', ...lines] = text.split('\n');
    return [name, lines.join('\n')] as const;
  });

describe('a migration after which the release before goes on', () => {
  it.each(migrations.filter(([name]) => name >= firstWithRule))('%s', (name, text) => {
    // Any other is an entry of the changelog: its operator stops all processes first.
    if (name.endsWith(addsOnly)) expect(changesIn(text)).toEqual([]);
    else expect(read('docs/CHANGELOG.md')).toContain(name);
  });

  it('has statements that only add', () => {
    const added = `-- Words.
create table a (id text primary key, b text references c (id) on delete cascade);
create index a_b on a (b);
alter table d add column e text;
alter table d add column f text not null default '';
`;
    expect(changesIn(added)).toEqual([]);
    for (const statement of [
      'drop index a_b',
      'alter table d rename column e to f',
      'alter table d add column g text not null',
      'alter table d add column g text unique',
      'create unique index d_e on d (e)',
      'create table a (b text references c (id))',
      "update d set e = ''",
    ]) {
      expect(changesIn(`${statement};\n`)).toEqual([statement]);
    }
    expect(changesIn('-- code\n')).toEqual(['-- code']);
    const byName = Object.fromEntries(migrations);
    expect(changesIn(byName['0018-alerts']!)).toEqual(['drop index digests_to_plan']);
    expect(changesIn(byName['0008-health-probes']!)).toEqual([]);
  });
});
