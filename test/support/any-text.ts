import * as fc from 'fast-check';

/** Code points of any kind, halves of surrogate pairs too. `fc.string` would first make a map of all of them: a second, and 100 MB. */
export function anyText(maxLength = 10): fc.Arbitrary<string> {
  const character = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code));
  return fc.array(character, { maxLength }).map((characters) => characters.join(''));
}
