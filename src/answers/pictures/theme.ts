import plain from './colors.json' with { type: 'json' };

export type ThemeName = 'light' | 'dark';

/**
 * Colours by what they stand for, light and dark. Blue and orange carry the pictures, distinct in every kind of colour blindness
 * (Okabe & Ito, "Color Universal Design", 2008); text has a contrast of 4.5 and more on whatever is behind it (WCAG 2.2,
 * 1.4.3); and every meaning of a colour has a word, a number or a place beside it.
 */
const colors = {
  ...(plain as unknown as Readonly<Record<keyof typeof plain, readonly [light: string, dark: string]>>),
  /** The sky by the Sun's altitude, from day through the three twilights to night. */
  sky: [
    ['#edf6fd', '#dde9f6', '#cddaec', '#bfcde3', '#b4c3db'],
    ['#2c4a66', '#243c56', '#1b2d44', '#142336', '#0f1a2a'],
  ],
  water: [
    ['#a5d5f2', '#7fbde6'],
    ['#1f6298', '#17456e'],
  ],
} as const;

type Colors<Pair> = Pair extends string ? string : { readonly [Index in keyof Pair]: string };
export type Theme = { readonly [Name in keyof typeof colors]: Colors<(typeof colors)[Name][0]> };

function themeOf(index: 0 | 1): Theme {
  return Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[index]])) as Theme;
}

export const themes: Readonly<Record<ThemeName, Theme>> = { light: themeOf(0), dark: themeOf(1) };

/**
 * A colour for each Beaufort force: paler to deeper blue up to 5, then, where small craft are warned, orange through red to
 * violet. Its lightness falls from end to end, so that it reads without colours as well.
 */
export const beaufortColors: readonly string[] = `#e3eff7 #cbe4f3 #a9d5ee #82c1e6 #55a6d9 #3388c4 #f0a830
  #e67a22 #d24a2a #b02a4c #871f66 #5e1a6e #3a1458`.split(/\s+/);

/** Ink that is read on the colour of a force. */
export function beaufortInk(force: number): string {
  return force >= 8 || force === 5 ? '#ffffff' : '#0c1f33';
}
