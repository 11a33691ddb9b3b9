import { expect, it } from 'vitest';
import { newReference } from '../../src/lib/reference.ts';

it('is eight hexadecimal digits, different each time', () => {
  const references = Array.from({ length: 50 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set(references).size).toBe(50);
});
