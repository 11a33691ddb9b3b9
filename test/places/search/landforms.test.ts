import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/places/fold.ts';
import { indexIn, tablesOf } from '../../../src/places/search/sea-index.ts';

/** A row of the places of the sea. */
function place(id: string, kind: string, ...names: readonly string[]): string {
  return [id, kind, 0, 0, '', 3, names.join('|')].join('\t');
}

const seaIndexOf = (...rows: readonly string[]) => indexIn(tablesOf(rows));

const index = seaIndexOf(
  place('arkona', 'cape', 'Cape Arkona'),
  place('frehel', 'cape', 'Cap Fréhel'),
  place('penmarch', 'cape', "Penmarc'h"),
  place('torche', 'surf', 'La Torche'),
  place('eckmuhl', 'lighthouse', 'Eckmühl'),
  place('sark', 'island', 'Sark'),
  place('scilly', 'islands', 'Isles of Scilly'),
  place('wight', 'island', 'Isle of Wight'),
  place('disko', 'bay', 'Disko Bay'),
  place('cod-bay', 'bay', 'Cape Cod Bay'),
  place('cook', 'strait', 'Cook Strait'),
  place('malin', 'cape', 'Malin Head'),
  place('lookout', 'cape', 'Cape Lookout'),
  place('moher', 'landmark', 'Cliffs of Moher'),
  place('crozon', 'region', 'Crozon Peninsula'),
  place('grande-plage', 'beach', 'Grande Plage'),
  place('west-sands', 'beach', 'West Sands'),
  place('douvres', 'reef', 'Roches Douvres'),
  place('camps', 'surf', 'Camps Bay Beach'),
);

const idsOf = (name: string) => index.called(fold(name)).map(({ id }) => id);

describe('another word for the landform', () => {
  test.each([
    ['Cap Arkona', 'arkona'],
    ['Kap Arkona', 'arkona'],
    ['Arkona Kaap', 'arkona'],
    ['Cabo de Fréhel', 'frehel'],
    ['Phare du Cap Fréhel', 'frehel'],
    ['Cape Frehel Lighthouse', 'frehel'],
    ["Pointe de Penmarc'h", 'penmarch'],
    ['Plage de la Torche', 'torche'],
    ['La Torche Beach', 'torche'],
    ["Phare d'Eckmühl", 'eckmuhl'],
    ['Leuchtturm Eckmühl', 'eckmuhl'],
    ['Isle of Sark', 'sark'],
    ['Insel Sark', 'sark'],
    ['Îles Scilly', 'scilly'],
    ['Île de Wight', 'wight'],
    ['Diskobucht', 'disko'],
    ['Baie de Cape Cod', 'cod-bay'],
    ['Bahía del Cabo Cod', 'cod-bay'],
    ['Cookstraße', 'cook'],
    ['Détroit de Cook', 'cook'],
    ['Malin Hd', 'malin'],
    ['Falaises de Moher', 'moher'],
    ["Presqu'île de Crozon", 'crozon'],
    ['Douvres Rocks', 'douvres'],
    ['Camps Bay', 'camps'],
    ['Baie de Camps', 'camps'],
    ['Phare de Fréhel', 'frehel'],
    ['Leuchtturm Scilly', 'scilly'],
    ['Pointe Eckmühl', 'eckmuhl'],
  ])('%j is %s', (name, id) => {
    expect(idsOf(name)).toEqual([id]);
  });
});

describe('another landform, or none, is another name', () => {
  test.each([
    'Point Lookout',
    'Lookout Beach',
    'Cape Malin',
    'Wight Beach',
    'Sark Bay',
    'Cod Bay',
    'Playa Grande',
    'West Strand',
    'Strait of Arkona',
    'Phare de la Torche',
    'Cape',
    'Cape of the Bay',
    'Arkona',
    'Island Beach',
  ])('%j', (name) => {
    expect(idsOf(name)).toEqual([]);
  });
});

test('the name itself comes before those that differ in a word', () => {
  const two = seaIndexOf(place('cape', 'cape', 'Cape Blanche Neige'), place('cap', 'cape', 'Cap Blanche Neige'));
  expect(two.called('cap blanche neige').map(({ id }) => id)).toEqual(['cap']);
  expect(two.called('kap blanche neige').map(({ id }) => id)).toEqual(['cape', 'cap']);
});
