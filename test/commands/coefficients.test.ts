import { describe, expect, it } from 'vitest';
import { withCoefficients } from '../../commands/coefficients.ts';
import { handMadeTide } from '../answers/answer-fixture.ts';

describe('the coefficients of a tide', () => {
  const coefficients = [{ at: Date.UTC(2026, 10, 24, 5), coefficient: 95 }];

  it('are those of Brest on its coast, and none where the gauge is elsewhere on a river', () => {
    const tide = handMadeTide();
    expect(withCoefficients(tide, { coefficients }).coefficients).toEqual(coefficients);
    const nantes = { ...tide, station: { ...tide.station, reason: 'near' as const, upRiver: true } };
    expect(withCoefficients(nantes, { coefficients }).coefficients).toBeUndefined();
  });
});
