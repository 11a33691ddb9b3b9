import { distanceKm, type Place, type Point } from '../../src/domain/place.ts';
import type { Places, SearchHints } from '../../src/chat/ports.ts';
import { createPlaces, type KnownStations } from '../../src/places/index.ts';
import { packedGazetteer } from './packed-gazetteer.ts';

/** Harbours near a tide station. */
const harbours: Point[] = [
  { lat: 48.38, lng: -4.5 }, // Brest, France
  { lat: -33.86, lng: 151.23 }, // Sydney, Australia
  { lat: 46.15, lng: -60.2 }, // Sydney, Nova Scotia
  { lat: 50.37, lng: -4.18 }, // Plymouth, England
  { lat: 41.96, lng: -70.66 }, // Plymouth, Massachusetts
  { lat: 43.66, lng: -70.25 }, // Portland, Maine
  { lat: 45.52, lng: -122.67 }, // Portland, Oregon: the Columbia is tidal there
  { lat: 48.42, lng: -123.37 }, // Victoria, British Columbia
  { lat: 22.29, lng: 114.21 }, // Hong Kong
  { lat: 44.67, lng: -63.58 }, // Halifax, Nova Scotia
  { lat: 42.35, lng: -71.05 }, // Boston, Massachusetts
  { lat: 53.74, lng: -0.33 }, // Hull, England
  { lat: 50.6, lng: -2.45 }, // Weymouth, England
  { lat: 42.25, lng: -70.95 }, // Weymouth, Massachusetts
];
/** Three tide stations; any other harbour only counts as near one. */
export const stations: KnownStations = {
  stations: [
    {
      id: 'x/hook',
      name: 'Sandy Hook (Fort Hancock)',
      point: { lat: 40.47, lng: -74.01 },
      countryCode: 'US',
      zone: '',
    },
    { id: 'x/bath', name: 'Bath', point: { lat: 43.91, lng: -69.82 }, countryCode: 'US', zone: '' },
    { id: 'x/brest', name: 'Brest', point: { lat: 48.38, lng: -4.5 }, countryCode: 'FR', zone: '' },
  ],
  nearest: (point: Point) => ({ distanceKm: Math.min(...harbours.map((harbour) => distanceKm(harbour, point))) }),
};

export const english: SearchHints = { language: 'en', recent: [] };

/** A search over the packed gazetteer and these stations. */
export function placesOverStations(packedFile = packedGazetteer()): Places {
  return createPlaces({ packedFile, stations, packed: () => Promise.reject(new Error('not packed')) });
}

/** The one place that a text means. */
export async function findOne(places: Places, text: string, user = english): Promise<Place> {
  const found = await places.find(text, user);
  if (found.kind !== 'place') throw new Error(`${text} may mean several: ${JSON.stringify(found)}`);
  return found.place;
}
