import { describe, expect, it } from 'vitest';
import { isPresetName, presetConditions, presetNames } from '../../../src/domain/windows/index.ts';

describe('pursuits', () => {
  it.each(presetNames)('have conditions for %s', (name) => {
    expect(presetConditions(name).length).toBeGreaterThan(1);
  });

  it('are no other names', () => {
    expect(isPresetName('constructor')).toBe(false);
  });
});
