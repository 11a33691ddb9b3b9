import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';

const lexicons = openLexicons();
const areas = new Set('corse|fuerteventura|ireland|la|la palma|mallorca'.split('|'));
const towns = new Set(
  'alghero|barcelona|corralejo|dakar|el cotillo|enkhuizen|exmouth|girolata|holyhead|leeds|ngor|palma|port de sóller|scarborough|son|teignmouth|torquay|屋久島|いなか浜'.split(
    '|',
  ),
);
const within: Readonly<Record<string, readonly [string, 'spot' | 'town']>> = {
  corralejo: ['fuerteventura', 'town'],
  'port de sóller': ['mallorca', 'town'],
  girolata: ['corse', 'spot'],
  ngor: ['dakar', 'spot'],
  palma: ['la', 'town'],
  いなか浜: ['屋久島', 'spot'],
};
const isArea = (text: string): boolean => areas.has(text.toLowerCase());
const isName = (text: string): boolean => towns.has(text.toLowerCase()) || isArea(text);
const places = {
  isName,
  isLikely: (text: string) => isName(text) && text !== 'Enkhuizen',
  isWellKnown: isName,
  isArea,
  isIsland: (text: string) => text.toLowerCase() === 'mallorca',
  kindIn(name: string, area: string) {
    const [where, kind] = within[name.toLowerCase()] ?? [];
    return where === area.toLowerCase() ? kind : undefined;
  },
  notationsIn: () => [],
};

/** The places that are asked about. */
function read(text: string, language: string): string {
  const [frame] = framesOf(text, { lexicons, places, language });
  return [frame?.places[0]?.text, ...(frame?.otherPlaces ?? [])].join(' | ');
}

describe('an area and a place in it are one place', () => {
  it.each([
    ['en', 'waves Fuerteventura, Corralejo tomorrow', 'Corralejo, Fuerteventura'],
    ['de', 'Mallorca, Port de Sóller: Wind am Freitag', 'Port de Sóller, Mallorca'],
    ['es', 'olas fuerteventura corralejo mañana', 'corralejo, fuerteventura'],
    ['fr', 'Dakar, Ngor : des vagues ce matin ?', 'Ngor, Dakar'],
    ['ja', '屋久島いなか浜の波', 'いなか浜, 屋久島'],
    ['es', 'viento en La Palma mañana', 'La Palma'],
    ['en', 'waves Mallorca, Barcelona tomorrow', 'Mallorca | Barcelona'],
    ['de', 'Ist Fuerteventura, Corralejo am Samstag windiger als El Cotillo', 'Corralejo, Fuerteventura | El Cotillo'],
    ['fr', 'Du vent en Corse cette nuit ? On dort à Girolata', 'Girolata, Corse'],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe('places with commas between them are a list', () => {
  it.each([
    ['en', 'least wind tomorrow: Torquay, Teignmouth, Exmouth', 'Torquay | Teignmouth | Exmouth'],
    ['en', 'wind tomorrow Torquay, Teignmouth, Exmouth', 'Torquay | Teignmouth | Exmouth'],
    ['it', 'vento a Alghero, son tre giorni', 'Alghero'],
    ['de', 'Wassertemperatur Nordsee Torquay und Ostsee Exmouth', 'Torquay | Exmouth'],
    ['nl', 'wind in Enkhuizen en Exmouth zaterdag', 'Enkhuizen | Exmouth'],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe('where the asker comes from and what is seen from the place are not asked about', () => {
  it.each([
    ['en', "we're from Leeds, low tide at Scarborough on Saturday?", 'Scarborough'],
    ['en', 'can we see Ireland from Holyhead tomorrow', 'Holyhead'],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});
