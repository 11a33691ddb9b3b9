import colors from './colors.json' with { type: 'json' };

export type ThemeName = 'light' | 'dark';

/**
 * Colours by what they stand for. Blue and orange carry the pictures, distinct in every kind of colour blindness (Okabe & Ito,
 * "Color Universal Design", 2008); text has a contrast of 4.5 and more on whatever is behind it (WCAG 2.2, 1.4.3); and every
 * meaning of a colour has a word, a number or a place beside it.
 *
 * `sky` is by the Sun's altitude, from day through the three twilights to night. `force` is by Beaufort force: paler to deeper
 * blue up to 5, then, where small craft are warned, orange through red to violet; its lightness falls from end to end, so that
 * it reads without colours as well.
 */
export type Theme = Readonly<Record<Exclude<keyof typeof colors, keyof Shades>, string>> & Shades;

type Shades = {
  readonly sky: readonly [string, string, string, string, string];
  readonly water: readonly [string, string];
  readonly force: readonly string[];
};

/** Of each pair the light or the dark one. */
function themeOf(index: 0 | 1): Theme {
  return Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[index]])) as unknown as Theme;
}

export const themes: Readonly<Record<ThemeName, Theme>> = { light: themeOf(0), dark: themeOf(1) };

/** Ink that is read on the colour of a force. */
export function beaufortInk(force: number): string {
  return force >= 8 || force === 5 ? '#ffffff' : '#0c1f33';
}
