import { describe, expect, it } from 'vitest';
import {
  isOnFlats,
  isPresetName,
  isVagueOnFlats,
  presetConditions,
  presetNames,
} from '../../../src/domain/windows/index.ts';

describe('pursuits', () => {
  it.each(presetNames)('have conditions for %s', (name) => {
    expect(presetConditions(name).length).toBeGreaterThan(1);
  });

  it.each(presetNames.filter(isOnFlats))('end at low water where the ground floods: %s', (name) => {
    const low = presetConditions(name).find((one) => one.kind === 'around');
    expect(low).toMatchObject({ event: 'low', toMin: 0 });
    expect(isVagueOnFlats(name, { band: { minutes: 61, heightM: 0.3 } })).toBe(true);
    expect(isVagueOnFlats(name, { band: { minutes: 60, heightM: 0.3 } })).toBe(false);
  });

  it('are no other names', () => {
    expect(isPresetName('constructor')).toBe(false);
  });
});
