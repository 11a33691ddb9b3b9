import type { MoonAppearance } from '../domain/sky/index.ts';
import { readTable } from '../lib/data-file.ts';
import { circle, path, polygon, type Shape } from './scene.ts';
import { litPath } from './signs.ts';
import type { Theme } from './theme.ts';

type Mare = readonly [lat: number, lng: number, radiusDeg: number];

const maria = readTable(new URL('maria.tsv', import.meta.url), 'lat', 'lng', 'radius').map(
  ({ lat, lng, radius }): Mare => [Number(lat), Number(lng), Number(radius)],
);

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
