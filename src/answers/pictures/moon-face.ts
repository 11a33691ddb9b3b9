import type { MoonAppearance } from '../../domain/sky/index.ts';
import { litPath } from './moon-disk.ts';
import { circle, path, polygon, type Shape } from './scene.ts';
import type { Theme } from './theme.ts';

/** Of a mare: latitude and longitude of its centre, degrees north and east, and the angle of its radius. */
type Mare = readonly [lat: number, lng: number, radiusDeg: number];

/** The greater maria, as circles: centres and diameters of the IAU Gazetteer of Planetary Nomenclature, 30.3 km a degree. */
const maria: readonly Mare[] = [
  [34.7, -14.9, 18], // Imbrium
  [27.3, 18.4, 11], // Serenitatis
  [8.4, 30.8, 13], // Tranquillitatis
  [16.2, 59.1, 8], // Crisium
  [-7.8, 53.7, 11], // Fecunditatis
  [-15.2, 34.6, 5.5], // Nectaris
  [-20.6, -17.3, 11], // Nubium
  [-24.5, -38.6, 7], // Humorum
  [-10, -22.3, 6], // Cognitum
  [7.5, -30.9, 8], // Insularum
  [20, -56, 16], // Procellarum, north
  [1, -50, 14], // Procellarum, south
  [13.2, 4.1, 4], // Vaporum
  [57, -20, 5], // Frigoris, in four
  [58, -2, 5],
  [57, 15, 5],
  [55, 30, 4.5],
];

const degree = Math.PI / 180;

/** The Moon with its maria, turned as it stands in the sky; the dark part as faint as earthshine shows it. */
export function moonFace(
  theme: Theme,
  look: MoonAppearance & { readonly fraction: number },
  x: number,
  y: number,
  radius: number,
): Shape[] {
  const { fraction, brightLimbDeg, northDeg } = look;
  const dark = litPath({ fraction: 1 - fraction, brightLimbDeg: brightLimbDeg + 180 }, x, y, radius);
  return [
    circle(x, y, radius, { fill: theme.moonLit, role: 'moon' }),
    path(maria.map((mare) => outline(mare, northDeg, x, y, radius)).join(''), { fill: theme.moonMare }),
    path(dark, { fill: '#101a29ee', role: 'moon-shadow' }),
    circle(x, y, radius, { stroke: '#46586e', strokeWidth: 2 }),
  ];
}

/** A circle on the sphere as seen from far away, without what is beyond the limb. */
function outline([lat, lng, radiusDeg]: Mare, northDeg: number, x: number, y: number, radius: number): string {
  const [phi, lambda, rho] = [lat * degree, lng * degree, radiusDeg * degree];
  const [sin, cos] = [Math.sin(northDeg * degree), Math.cos(northDeg * degree)];
  const points = Array.from({ length: 24 }, (_, i) => {
    const bearing = i * 15 * degree;
    const lat2 = Math.asin(Math.sin(phi) * Math.cos(rho) + Math.cos(phi) * Math.sin(rho) * Math.cos(bearing));
    const lng2 =
      lambda +
      Math.atan2(Math.sin(bearing) * Math.sin(rho) * Math.cos(phi), Math.cos(rho) - Math.sin(phi) * Math.sin(lat2));
    const right = Math.cos(lat2) * Math.sin(lng2);
    const up = Math.sin(lat2);
    return [x + radius * (right * cos + up * sin), y + radius * (right * sin - up * cos)] as const;
  });
  return polygon(points);
}
