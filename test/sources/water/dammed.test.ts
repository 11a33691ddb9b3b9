import { describe, expect, it } from 'vitest';
import { damAt } from '../../../src/sources/water/index.ts';

/** Towns by GeoNames, and gauges. */
describe('waters behind dams', () => {
  it.each([
    ['Den Osse', 51.741, 3.888, 'Brouwersdam'],
    ['Brouwershaven', 51.726, 3.912, 'Brouwersdam'],
    ['Veere', 51.549, 3.667, 'Veerse Gatdam'],
    ['Kortgene', 51.556, 3.804, 'Veerse Gatdam'],
    ['Tholen', 51.532, 4.22, 'Philipsdam'],
    ['Hellevoetsluis', 51.82, 4.13, 'Haringvlietdam'],
    ['Zoutkamp', 53.338, 6.307, 'Lauwersmeerdijk'],
    ['Enkhuizen', 52.703, 5.292, 'Afsluitdijk'],
    ['Makkum', 53.055, 5.403, 'Afsluitdijk'],
    ['Harderwijk', 52.342, 5.62, 'Afsluitdijk'],
    ['Amsterdam', 52.374, 4.89, 'Zeesluizen IJmuiden'],
    ['Ringkøbing', 56.09, 8.244, 'Hvide Sande Sluse'],
    ['Saint-Suliac', 48.57, -1.975, 'Usine marémotrice de la Rance'],
    ['Stockton-on-Tees', 54.568, -1.319, 'Tees Barrage'],
    ['Bellevue', 47.61, -122.2, 'Ballard Locks'],
    ['Goolwa', -35.503, 138.78, 'Goolwa Barrages'],
    ['Nadadouro', 39.419, -9.191, 'Aberta da Lagoa de Óbidos'],
    ['the lake of Hossegor', 43.67, -1.43, 'Canal d’Hossegor'],
    ['Satapada', 19.67, 85.44, 'Chilika inlet'],
    ['Nitinat Lake', 48.75, -124.75, 'Nitinat Narrows'],
    ['Sanctuary Point', -35.104, 150.627, 'Sussex Inlet'],
    ['Mikkabi', 34.803, 137.555, 'Imagire-guchi'],
    ['Lagoa da Conceição', -27.605, -48.467, 'Canal da Barra da Lagoa'],
    ['Araruama', -22.873, -42.343, 'Canal de Itajuru'],
    ['Cabimas', 10.399, -71.452, 'Barra de Maracaibo'],
  ])('hold %s', (_, lat, lng, name) => {
    expect(damAt({ lat, lng })).toMatchObject({ name, source: expect.stringMatching(/./) });
  });

  it.each([
    ['Brouwershavensche Gat 08', 51.751, 3.811],
    ['Bruinisse', 51.661, 4.094],
    ['Kats', 51.568, 3.89],
    ['Sint Annaland', 51.604, 4.11],
    ['Haringvlietsluizen Buiten', 51.829, 4.045],
    ['Lauwersoog', 53.4095, 6.197],
    ['Den Oever Buiten', 52.932, 5.046],
    ['Kornwerderzand Buiten', 53.07, 5.337],
    ['IJmuiden', 52.459, 4.61],
    ['Hvide Sande', 56.0006, 8.128],
    ['Saint-Servan', 48.63, -2.01],
    ['Penarth', 51.435, -3.167],
    ['Middlesbrough', 54.576, -1.235],
    ['Seattle', 47.606, -122.332],
    ['Singapore', 1.2897, 103.85],
    ['Gunsan', 35.98, 126.71],
    ['Foz do Arelho', 39.437, -9.214],
    ['the beach of Hossegor', 43.661, -1.445],
    ['Puri', 19.8, 85.83],
    ['Vincentia', -35.07, 150.68],
    ['Maisaka', 34.683, 137.617],
    ['the beach of Joaquina', -27.629, -48.449],
    ['Cabo Frio', -22.887, -42.026],
    ['Songkhla', 7.199, 100.595],
  ])('leave %s to the sea', (_, lat, lng) => {
    expect(damAt({ lat, lng })).toBeUndefined();
  });
});
