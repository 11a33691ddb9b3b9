import { describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { attemptsOf } from '../../../src/chat/dispatch/attempts.ts';
import type { Reading } from '../../../src/chat/dispatch/readings.ts';
import type { PlaceCandidate } from '../../../src/language/scoring/place-candidates.ts';

function readingAt(...places: readonly PlaceCandidate[]): Reading {
  return { request: { command: commands[0], options: {} }, places, corrections: [], unused: [], lacking: [] };
}

const part: PlaceCandidate = { text: 'piscinas', unused: [], isPart: true };

describe('attempts', () => {
  it('leave out a part of a name beside the whole of it', () => {
    const whole: PlaceCandidate = { text: 'piscinas naturais', unused: [] };
    const [first, ...others] = attemptsOf([readingAt(whole), readingAt(part)]);
    expect([first?.candidate?.text, others]).toEqual(['piscinas naturais', []]);
  });

  it('have a part of a name where nothing else could be one', () => {
    expect(attemptsOf([readingAt(part)]).map(({ candidate }) => candidate?.text)).toEqual(['piscinas']);
  });
});
