import { weatherSign, weatherSigns } from './signs.ts';
import { toSvg } from './svg.ts';
import { themes } from './theme.ts';

const size = 32;
const colors = ['sun', 'cloud', 'muted', 'rain'] as const;

/** All signs of the weather as one SVG document, in the theme of the reader: `#light-rain` shows that one alone. */
export function signSheet(): string {
  const names = Object.keys(weatherSigns);
  const shapes = names.flatMap((name, i) => weatherSign(themes.light, name, size / 2, (i + 0.5) * size, size));
  const views = names.map((name, i) => `<view id="${name}" viewBox="0 ${i * size} ${size} ${size}"/>`);
  const inDark = colors.flatMap((color) =>
    ['fill', 'stroke'].map((use) => `[${use}="${themes.light[color]}"]{${use}:${themes.dark[color]}}`),
  );
  const style = `<style>@media(prefers-color-scheme:dark){${inDark.join('')}}</style>`;
  const svg = toSvg({ width: size, height: names.length * size, shapes }, '');
  return svg.replace('</svg>', `${views.join('')}${style}</svg>`);
}
