import { about } from './about.ts';
import { help } from './help.ts';
import { moon } from './moon.ts';
import { sun } from './sun.ts';
import { tide } from './tide.ts';
import { today } from './today.ts';

/** The menu. The first is what a bare place or a pin asks. */
export const commands = [today, tide, sun, moon, help, about] as const;
