export type ThemeName = 'light' | 'dark';

/**
 * Colours by what they stand for. Blue and orange carry the pictures, distinct in every kind of colour blindness
 * (Okabe & Ito, "Color Universal Design", 2008); text has a contrast of 4.5 and more on whatever is behind it (WCAG 2.2,
 * 1.4.3); and every meaning of a colour has a word, a number or a place beside it.
 */
export type Theme = {
  readonly page: string;
  readonly panel: string;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  /** The sky by the Sun's altitude, from day through the three twilights to night. */
  readonly sky: readonly [string, string, string, string, string];
  readonly water: readonly [string, string];
  readonly curve: string;
  /** Marks of the present. */
  readonly now: string;
  readonly nowInk: string;
  readonly temperature: string;
  readonly rain: string;
  readonly cloud: string;
  readonly pressure: string;
  readonly swell: string;
  readonly windSea: string;
  readonly sun: string;
  readonly golden: string;
  readonly moonLit: string;
  readonly moonDark: string;
  readonly moonMare: string;
  readonly night: string;
};

export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: {
    page: '#ffffff',
    panel: '#f1f5f9',
    ink: '#0c1f33',
    muted: '#4a5d70',
    grid: '#0c1f331f',
    sky: ['#edf6fd', '#dde9f6', '#cddaec', '#bfcde3', '#b4c3db'],
    water: ['#a5d5f2', '#7fbde6'],
    curve: '#0a66ad',
    now: '#c2410c',
    nowInk: '#ffffff',
    temperature: '#b93a08',
    rain: '#2272b8',
    cloud: '#8b9bab',
    pressure: '#6b4fa3',
    swell: '#4a9bd6',
    windSea: '#b5def5',
    sun: '#e08a00',
    golden: '#f3b13c',
    moonLit: '#f4ecd6',
    moonDark: '#33404f',
    moonMare: '#d5cab0',
    night: '#0f1c30',
  },
  dark: {
    page: '#0f1822',
    panel: '#182431',
    ink: '#f2f6fa',
    muted: '#a9bacb',
    grid: '#ffffff1f',
    sky: ['#2c4a66', '#243c56', '#1b2d44', '#142336', '#0f1a2a'],
    water: ['#1f6298', '#17456e'],
    curve: '#7fcbff',
    now: '#ff9d4d',
    nowInk: '#231000',
    temperature: '#ffa35c',
    rain: '#5fb2f2',
    cloud: '#77899b',
    pressure: '#b9a2ec',
    swell: '#3f9be0',
    windSea: '#a9dcfa',
    sun: '#ffc44d',
    golden: '#e8a02e',
    moonLit: '#f4ecd6',
    moonDark: '#2b3a4c',
    moonMare: '#cfc4aa',
    night: '#05090f',
  },
};

/**
 * A colour for each Beaufort force: paler to deeper blue up to 5, then, where small craft are warned, orange through red to
 * violet. Its lightness falls from end to end, so that it reads without colours as well.
 */
export const beaufortColors = [
  '#e3eff7',
  '#cbe4f3',
  '#a9d5ee',
  '#82c1e6',
  '#55a6d9',
  '#3388c4',
  '#f0a830',
  '#e67a22',
  '#d24a2a',
  '#b02a4c',
  '#871f66',
  '#5e1a6e',
  '#3a1458',
] as const;

/** Ink that is read on the colour of a force. */
export function beaufortInk(force: number): string {
  return force >= 8 || force === 5 ? '#ffffff' : '#0c1f33';
}
