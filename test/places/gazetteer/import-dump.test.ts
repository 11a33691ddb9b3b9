import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlaces, importDump } from '../../../src/places/index.ts';
import { packedGazetteer } from '../../support/packed-gazetteer.ts';
import { english, findOne, stations } from '../../support/places-fixture.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();
let dump: string;
let imported: string;
let files = 0;

beforeEach(() => {
  dump = path.join(folder, `dump-${files}.txt`);
  imported = path.join(folder, `imported-${files++}.sqlite`);
});

/** A row as in the dumps of geonames.org. */
function row(id: number, name: string, lat: number, lng: number, feature = 'BCH', country = 'FR'): string {
  const kind = feature.startsWith('PPL') ? 'P' : 'T';
  const cells = [
    id,
    name,
    name,
    '',
    lat,
    lng,
    kind,
    feature,
    country,
    '',
    '53',
    '29',
    '',
    '',
    0,
    '',
    0,
    'Europe/Paris',
  ];
  return [...cells, '2026-01-01'].join('\t');
}

const places = () =>
  createPlaces({
    packedFile: packedGazetteer(),
    importedFile: imported,
    stations,
    packed: () => Promise.reject(new Error()),
  });

describe('an imported dump', () => {
  it('is searched beside the names that are packed', async () => {
    writeFileSync(
      dump,
      [row(9000001, 'Plage de Zorgluz', 48.4, -4.6), row(9000002, 'Îlot Zorglub', 48.5, -4.7)].join('\n'),
    );
    expect(await importDump(dump, imported)).toEqual({ places: 2, known: 0 });
    const search = places();
    expect(await findOne(search, 'plage de zorgluz')).toMatchObject({ id: 'geonames:9000001', zone: 'Europe/Paris' });
    expect((await findOne(search, 'ilot zorglub')).countryCode).toBe('FR');
    expect((await findOne(search, 'geonames:9000002')).name).toBe('Îlot Zorglub');
    expect((await findOne(search, 'Brest')).id).toBe('geonames:3030300');
    expect(search.isName('Plage de Zorgluz')).toBe(true);
  });

  it('does not name twice what is packed, nor what was imported before', async () => {
    writeFileSync(dump, `${row(3030300, 'Brest', 48.39, -4.486, 'PPL')}\n`);
    await importDump(dump, imported);
    writeFileSync(dump, `${row(3030300, 'Brest', 48.39, -4.486, 'PPL')}\n${row(9000003, 'Zorgrog', 48.3, -4.5)}\n`);
    expect(await importDump(dump, imported)).toEqual({ places: 1, known: 1 });
    expect(await findOne(places(), 'Brest', english)).toMatchObject({ id: 'geonames:3030300' });
    expect((await findOne(places(), 'Zorgrog')).id).toBe('geonames:9000003');
  });

  it.each([
    ['a text', 'not a dump'],
    ['too few cells', row(9000004, 'Zorg', 48, -4).split('\t').slice(1).join('\t')],
    ['no id', row(9000004, 'Zorg', 48, -4).replace('9000004', 'x')],
    ['a latitude beyond the pole', row(9000004, 'Zorg', 91, -4)],
  ])('with %s changes nothing, and the line is named', async (_, line) => {
    writeFileSync(dump, `${row(9000005, 'Zorgfirst', 48.4, -4.6)}\n`);
    await importDump(dump, imported);
    writeFileSync(dump, `${row(9000006, 'Zorgsecond', 48.4, -4.6)}\n${line}\n`);
    await expect(importDump(dump, imported)).rejects.toThrow(/^Line 2 of .* is no row of a GeoNames dump/);
    expect(places().isName('Zorgfirst')).toBe(true);
    expect(places().isName('Zorgsecond')).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('that is no file is named', async () => {
    await expect(importDump(path.join(folder, 'nowhere.txt'), imported)).rejects.toThrow('There is no file');
    expect(existsSync(imported)).toBe(false);
  });
});
