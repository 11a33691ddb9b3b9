import { describe, expect, it } from 'vitest';
import { plannedDelivery, positionInSlot, retryAt } from '../../src/digests/delivery.ts';

describe('a planned delivery', () => {
  const wanted = {
    digestId: 'a1b2c3d4e5',
    kind: 'scheduled',
    date: '2026-11-20',
    slot: '07:00',
    platform: 'discord',
    dueAt: 1000,
  } as const;

  it('has the same id each time it is planned, and another for each digest, date and slot', () => {
    const { id } = plannedDelivery(wanted);
    expect(plannedDelivery({ ...wanted, dueAt: 2000, spreadMs: 5 }).id).toBe(id);
    const others = [{ digestId: 'a1b2c3d4e6' }, { date: '2026-11-21' }, { slot: '07:01' }];
    for (const other of others) expect(plannedDelivery({ ...wanted, ...other }).id).not.toBe(id);
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  it('has the same position in its slot every day', () => {
    expect(positionInSlot('0000000000')).toBe(0);
    expect(positionInSlot('8000000000')).toBe(0.5);
    expect(positionInSlot('ffffffffff')).toBeLessThan(1);
  });
});

describe('a retry', () => {
  it.each([
    [1, 5],
    [2, 15],
    [3, 45],
    [4, 120],
    [5, 300],
    [6, 900],
    [40, 900],
  ])('after %i attempts comes within %i s, spread over that time', (attempts, pauseS) => {
    const waitsS = Array.from({ length: 200 }, () => retryAt(0, attempts) / 1000);
    expect(Math.max(...waitsS)).toBeLessThanOrEqual(pauseS);
    expect(Math.max(...waitsS)).toBeGreaterThan(0.8 * pauseS);
    expect(Math.min(...waitsS)).toBeGreaterThan(0);
    expect(Math.min(...waitsS)).toBeLessThan(0.2 * pauseS);
  });
});
