import type { OwnPort } from '../../domain/tide/index.ts';
import { number, type FormatContext } from '../format.ts';

/** The differences of one's own port in a sentence: `With your differences: high water +10 min, −0.3 m; …`. */
export function ownPortNote(format: Pick<FormatContext, 'words'>, port: OwnPort): string {
  const { words } = format;
  const { highMinutes, highM, lowMinutes, lowM, sillM, draughtM } = port;
  const difference = (minutes: number, metres: number): string =>
    `${signed(format, minutes, 0)} min, ${signed(format, metres, 1)} m`;
  return [
    words.say('own-port-differences', { high: difference(highMinutes, highM), low: difference(lowMinutes, lowM) }),
    ...(sillM === undefined ? [] : [words.say('own-port-sill-height', { height: `${number(words, sillM, 1)} m` })]),
    ...(draughtM === undefined
      ? []
      : [words.say('own-port-draught-depth', { depth: `${number(words, draughtM, 1)} m` })]),
  ].join(' ');
}

function signed({ words }: Pick<FormatContext, 'words'>, value: number, decimals: number): string {
  return `${value < 0 ? '−' : '+'}${number(words, Math.abs(value), decimals)}`;
}
