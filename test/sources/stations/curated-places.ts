import type { TideKind, TideReason } from '../../../src/domain/tide/index.ts';

/**
 * Places with the tide they should have, typed in from what is known of their coasts: kind, gauge (a part of its id; none
 * for the model), reason where that matters, and the least and greatest range in metres of a fortnight around a spring
 * tide, by pilots and tide tables.
 */
export type CuratedPlace = {
  readonly name: string;
  readonly at: readonly [lat: number, lng: number];
  readonly kind: TideKind;
  readonly gauge?: string;
  readonly reason?: TideReason;
  readonly rangeM?: readonly [least: number, most: number];
  readonly why: string;
};

// prettier-ignore
export const curatedPlaces: readonly CuratedPlace[] = [
  // Open coasts without a gauge of their own.
  { name: 'Lacanau-Océan', at: [45.0013, -1.2], kind: 'carried', gauge: 'port_bloc', rangeM: [3, 4.8], why: 'ocean beach; the Gironde behind it has its own tide, and so has the Arcachon basin' },
  { name: 'Nazaré', at: [39.6, -9.07], kind: 'model', rangeM: [2.5, 3.8], why: 'open Atlantic, the tide of Cascais 100 km south' },
  { name: 'St Peter Port', at: [49.4568, -2.535], kind: 'carried', gauge: 'st_helier_jersey', rangeM: [7, 9.8], why: 'Guernsey: higher than Alderney, lower than Jersey' },
  { name: 'Mont-Saint-Michel', at: [48.636, -1.511], kind: 'carried', gauge: 'saint_malo', rangeM: [10, 14], why: 'the head of the bay of Saint-Malo' },
  { name: 'Lisbon', at: [38.7167, -9.133], kind: 'carried', gauge: 'cascais', rangeM: [2.6, 4], why: 'the Tagus follows Cascais by half an hour' },
  { name: 'Piha', at: [-36.953, 174.47], kind: 'carried', gauge: 'manukau', rangeM: [2.4, 4], why: 'west coast: six hours from Auckland, 30 km away' },
  { name: 'Busan', at: [35.1, 129.04], kind: 'carried', gauge: 'tsushima', rangeM: [1, 1.9], why: 'across the Korea Strait' },
  { name: 'Chioggia', at: [45.2191, 12.2787], kind: 'carried', gauge: 'venezia', rangeM: [0.7, 1.3], why: 'the same head of the Adriatic' },
  // Nothing but the model.
  { name: 'Mumbai', at: [19.0728, 72.8826], kind: 'model', rangeM: [3.5, 5.2], why: 'no gauge on India’s north-west coast' },
  { name: 'Incheon, the middle of the city', at: [37.456, 126.705], kind: 'model', reason: 'no-gauge', why: '8 km from a bay, not up a river' },
  { name: 'Port Harcourt', at: [4.78, 7.01], kind: 'model', reason: 'river', why: 'up the Bonny' },
  { name: 'Dubai', at: [25.0657, 55.1713], kind: 'model', rangeM: [1.2, 2.3], why: 'mixed tide of the Gulf' },
  { name: 'Doha', at: [25.285, 51.531], kind: 'model', rangeM: [1, 2.2], why: 'the bay of Bahrain lies behind the peninsula' },
  { name: 'Shanghai', at: [31.2222, 121.4581], kind: 'model', rangeM: [2, 4.5], why: 'mouth of the Yangtze' },
  { name: 'Incheon', at: [37.456, 126.705], kind: 'model', rangeM: [6.5, 9.8], why: 'among the highest tides of Asia; Japan is another sea' },
  { name: 'Chennai', at: [13.09, 80.28], kind: 'model', rangeM: [0.8, 1.4], why: 'Bay of Bengal, not Cochin’s coast' },
  { name: 'Casablanca', at: [33.59, -7.61], kind: 'model', rangeM: [2.5, 3.8], why: 'open Atlantic, not the strait' },
  { name: 'Santos', at: [-23.96, -46.33], kind: 'model', rangeM: [0.9, 1.6], why: 'Brazil’s south coast' },
  { name: 'Jeddah', at: [21.5, 39.19], kind: 'model', rangeM: [0, 0.5], why: 'the node of the Red Sea’s tide' },
  { name: 'Vladivostok', at: [43.106, 131.87], kind: 'model', rangeM: [0.2, 0.6], why: 'the Sea of Japan has little tide' },
  { name: 'Tórshavn', at: [62.01, -6.77], kind: 'model', rangeM: [0, 1], why: 'next to the amphidrome east of the Faroes' },
  { name: 'Punta Arenas', at: [-53.16, -70.91], kind: 'model', rangeM: [1, 3], why: 'Strait of Magellan; Ushuaia is on the Beagle Channel' },
  { name: 'Pattaya', at: [12.93, 100.88], kind: 'model', rangeM: [2, 3.6], why: 'Bight of Bangkok, diurnal' },
  { name: 'Murmansk', at: [68.98, 33.09], kind: 'model', rangeM: [2.4, 4.2], why: 'Kola Bay follows the Barents Sea' },
  // Seas with hardly any tide.
  { name: 'Piraeus', at: [37.942, 23.6465], kind: 'model', rangeM: [0, 0.2], why: 'the Aegean moves 5 to 10 cm' },
  { name: 'Istanbul', at: [41.0138, 28.9497], kind: 'model', rangeM: [0, 0.12], why: 'Sea of Marmara' },
  { name: 'Odesa', at: [46.477, 30.73], kind: 'model', rangeM: [0, 0.2], why: 'Black Sea' },
  { name: 'Barcelona', at: [41.389, 2.159], kind: 'model', rangeM: [0, 0.3], why: 'western Mediterranean' },
  { name: 'Nice', at: [43.703, 7.266], kind: 'gauge', gauge: 'nice', rangeM: [0.1, 0.4], why: 'western Mediterranean' },
  { name: 'Stockholm', at: [59.33, 18.07], kind: 'gauge', gauge: 'stockholm', rangeM: [0, 0.15], why: 'Baltic' },
  { name: 'Kiel', at: [54.32, 10.135], kind: 'gauge', gauge: 'kiel', rangeM: [0, 0.3], why: 'Baltic; the North Sea is 90 km away' },
  // Two sides of a narrow land.
  { name: 'Panama City', at: [8.9936, -79.5197], kind: 'carried', gauge: 'noaa/TWC', rangeM: [4, 6.3], why: 'Pacific end' },
  { name: 'Colón', at: [9.3545, -79.9], kind: 'gauge', gauge: 'cristobal', rangeM: [0.2, 0.7], why: 'Caribbean end, 70 km away' },
  { name: 'Suez', at: [29.9737, 32.5263], kind: 'model', rangeM: [1.1, 2.2], why: 'Red Sea end: not Alexandria' },
  { name: 'Port Said', at: [31.2565, 32.2841], kind: 'model', rangeM: [0.2, 0.6], why: 'Mediterranean end' },
  { name: 'Sandwich', at: [41.759, -70.494], kind: 'gauge', gauge: 'noaa/8447180', rangeM: [2.7, 4.3], why: 'Cape Cod Bay end of the canal' },
  { name: 'Buzzards Bay', at: [41.745, -70.62], kind: 'gauge', gauge: 'noaa/8447270', rangeM: [1, 2.2], why: 'south end of the canal, 12 km away' },
  { name: 'Cuxhaven', at: [53.87, 8.7], kind: 'gauge', gauge: 'cuxhaven', rangeM: [2.6, 4], why: 'North Sea end of the Kiel Canal' },
  { name: 'Chalkida', at: [38.4636, 23.5988], kind: 'model', rangeM: [0.1, 1], why: 'Euripus: its two gulfs have two tides' },
  { name: 'Moncton', at: [46.09, -64.77], kind: 'model', reason: 'river', why: 'up the Petitcodiac, from the Bay of Fundy, not from the Northumberland Strait' },
  { name: 'Truro', at: [50.26, -5.05], kind: 'carried', gauge: 'newlyn', why: 'on the Fal, from the Channel, not from the Atlantic' },
  { name: 'Taunton', at: [51.02, -3.1], kind: 'carried', reason: 'between', why: 'inland between the Bristol Channel and the Channel' },
  { name: 'Gibraltar', at: [36.14, -5.35], kind: 'gauge', gauge: 'gibraltar', rangeM: [0.7, 1.3], why: 'a third of Cadiz’s' },
  // Rivers.
  { name: 'London', at: [51.5085, -0.1257], kind: 'gauge', gauge: 'herne_bay', reason: 'river', why: 'the Thames leads to its mouth, not to Brighton' },
  { name: 'Seville', at: [37.38, -5.973], kind: 'gauge', gauge: 'cadiz', reason: 'river', why: 'the Guadalquivir ends near Cadiz' },
  { name: 'Antwerp', at: [51.22, 4.4], kind: 'gauge', gauge: 'antwerpen_prosperpolder', reason: 'river', why: 'farther down the Scheldt' },
  { name: 'Hamburg', at: [53.5507, 9.993], kind: 'carried', gauge: 'cranz', reason: 'between-gauges', rangeM: [3, 4.6], why: 'between gauges of the Elbe' },
  { name: 'Ho Chi Minh City', at: [10.823, 106.63], kind: 'gauge', gauge: 'vung_tau', reason: 'river', why: 'the Saigon River ends near Vung Tau' },
  { name: 'Bordeaux', at: [44.84, -0.58], kind: 'gauge', gauge: 'bordeaux', rangeM: [4.2, 6.5], why: 'its own gauge on the Garonne' },
  { name: 'Québec', at: [46.812, -71.215], kind: 'gauge', gauge: 'quebec', rangeM: [4, 6.5], why: 'its own gauge on the Saint Lawrence' },
  { name: 'Bristol', at: [51.455, -2.596], kind: 'carried', gauge: 'avonmouth', rangeM: [10.5, 14], why: 'the Avon behind Avonmouth' },
  { name: 'Portland', at: [45.52, -122.67], kind: 'gauge', gauge: 'noaa/9439221', reason: 'at-gauge', rangeM: [0.3, 1.6], why: 'its own, 100 km up the Columbia' },
  { name: 'Albany', at: [42.652, -73.756], kind: 'gauge', gauge: 'noaa/8518995', reason: 'at-gauge', rangeM: [1, 2.4], why: 'its own, 200 km up the Hudson' },
  { name: 'Washington', at: [38.895, -77.036], kind: 'gauge', rangeM: [0.7, 1.3], why: 'on the Potomac, not on the Chesapeake' },
  // Fjords.
  { name: 'Flåm', at: [60.86, 7.12], kind: 'gauge', gauge: 'kartverket/', reason: 'no-model', rangeM: [0.9, 1.8], why: 'the head of the Sognefjord, minutes from its mouth' },
  { name: 'Milford Sound', at: [-44.67, 167.92], kind: 'carried', gauge: 'jackson_bay', reason: 'coast', rangeM: [1.5, 2.6], why: 'a fjord of the open coast' },
  // At a gauge.
  { name: 'Brest', at: [48.39, -4.486], kind: 'gauge', gauge: 'brest-822', rangeM: [5.2, 7.3], why: 'its own' },
  { name: 'Saint-Malo', at: [48.65, -2.02], kind: 'gauge', gauge: 'saint_malo', rangeM: [9.5, 13], why: 'its own' },
  { name: 'Southampton', at: [50.904, -1.404], kind: 'gauge', gauge: 'southampton', rangeM: [3.3, 5], why: 'its own, with two high waters' },
  { name: 'Arcachon', at: [44.66, -1.17], kind: 'gauge', gauge: 'arcachon_eyrac', rangeM: [3, 4.6], why: 'its own, behind the bar' },
  { name: 'Den Helder', at: [52.96, 4.76], kind: 'gauge', gauge: 'den_helder', rangeM: [1.2, 2.1], why: 'its own' },
  { name: 'Rotterdam', at: [51.9225, 4.479], kind: 'gauge', gauge: 'rotterdam', rangeM: [1.3, 2.3], why: 'its own, 30 km up the Waterway' },
  { name: 'Oslo', at: [59.91, 10.75], kind: 'gauge', gauge: 'kartverket/OSL', rangeM: [0.2, 0.6], why: 'its own, behind the narrows of Drøbak' },
  { name: 'New York', at: [40.714, -74.006], kind: 'gauge', gauge: 'noaa/8517847', rangeM: [1.4, 2.3], why: 'East River at the Brooklyn Bridge' },
  { name: 'Anchorage', at: [61.218, -149.9], kind: 'gauge', gauge: 'noaa/9455920', rangeM: [9, 12], why: 'its own, at the head of Cook Inlet' },
  { name: 'Fort William', at: [56.8165, -5.1121], kind: 'gauge', gauge: 'tobermory', reason: 'no-model', rangeM: [3, 5], why: 'Loch Linnhe and the Sound of Mull, not Islay, where the tide is a third' },
  { name: 'Saint John', at: [45.273, -66.063], kind: 'gauge', gauge: 'saint_john-65', rangeM: [6.5, 9], why: 'its own, Bay of Fundy' },
  { name: 'Hong Kong', at: [22.28, 114.17], kind: 'gauge', gauge: 'hong_kong', rangeM: [1.8, 2.9], why: 'Victoria Harbour' },
  { name: 'Auckland', at: [-36.848, 174.763], kind: 'gauge', gauge: 'auckland', rangeM: [2.6, 3.8], why: 'its own, on the east coast' },
  { name: 'Broome', at: [-17.96, 122.236], kind: 'gauge', gauge: 'broome', rangeM: [7.5, 10.5], why: 'its own' },
  { name: 'Papeete', at: [-17.535, -149.57], kind: 'gauge', gauge: 'noaa/1732417', rangeM: [0.2, 0.5], why: 'its own, a solar tide' },
  // No sea, or nothing known of it.
  { name: 'Paris', at: [48.853, 2.349], kind: 'gauge', reason: 'inland', why: 'the tide ends at Rouen' },
  { name: 'Baku', at: [40.38, 49.89], kind: 'gauge', reason: 'inland', why: 'the Caspian has no way to the ocean' },
  { name: 'mid-Atlantic', at: [30, -40], kind: 'gauge', reason: 'far', why: 'the model ends near the coasts' },
];
