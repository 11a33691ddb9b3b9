import { createHash, randomInt } from 'node:crypto';
import type { Codes } from './ports.ts';

/** Without letters and digits that are mistaken for each other: 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 31⁸ is 8.5 · 10¹¹: too many to guess one within its ten minutes. */
const length = 8;

/** One-time codes such as `K7QF-2M9X`, read without regard to capitals, blanks and hyphens. */
export const linkCodes: Codes = {
  make() {
    const code = Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  },
  hash: (code) => createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex'),
};
