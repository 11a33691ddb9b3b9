import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { parsePayload, toPlatformButtons } from '../../src/adapters/buttons.ts';
import type { Button } from '../../src/answers/index.ts';
import { anyText } from '../support/any-text.ts';

const parse = (payload: string) => parsePayload(payload, commands);
const names = commands.map(({ name }) => name);
const tide: Button = { label: 'Tomorrow', command: 'tide', options: { place: 'geonames:3030300', day: '2026-11-21' } };
const payloadOf = (button: Button) => toPlatformButtons([button])[0]?.payload;

describe('the payload of a button', () => {
  it('is its command and its options', () => {
    expect(payloadOf(tide)).toBe('tide|place=geonames:3030300|day=2026-11-21');
    expect(payloadOf({ ...tide, command: 'place home', options: { place: '48.3830,-4.4950' }, replaces: true })).toBe(
      '!place home|place=48.3830,-4.4950',
    );
    expect(payloadOf({ ...tide, command: 'help', options: {} })).toBe('help');
  });

  it('is parsed back to the same command, whatever the values of its options', () => {
    const signs: Button = { label: 'x', command: 'place save', options: { name: 'a|b=\\c\n', place: '|' } };
    expect(parse(payloadOf(signs)!).input.options).toEqual(signs.options);
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const behaviour = fc.constantFrom({}, { replaces: true } as const, { asks: true } as const);
    const options = fc.dictionary(name, fc.string({ unit: 'grapheme', maxLength: 20 }), {
      maxKeys: 3,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...names), options, behaviour, (command, given, how) => {
        const payload = payloadOf({ label: 'x', command, options: given, ...how });
        if (payload === undefined) return;
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(64);
        const input = { kind: 'command', name: command, options: given };
        expect(parse(payload)).toEqual({ input, replaces: false, asks: false, ...how });
      }),
    );
  });

  it('is at most 64 bytes: a button with a longer one is not sent', () => {
    const named = (place: string): Button => ({ label: 'x', command: 'today', options: { place } });
    expect(payloadOf(named('x'.repeat(64 - 'today|place='.length)))).toHaveLength(64);
    expect(payloadOf(named('x'.repeat(65 - 'today|place='.length)))).toBeUndefined();
    expect(payloadOf(named('é'.repeat(27)))).toBeUndefined();
  });

  it('occurs only once', () => {
    expect(toPlatformButtons([tide, { ...tide, label: 'again' }]).map(({ label }) => label)).toEqual(['Tomorrow']);
    expect(toPlatformButtons(undefined)).toEqual([]);
  });

  it.each(['', '{"old":1}', 'tide|place', 'tide|place=a|', 'Tide', 'a b c', 'tide|place=\\x', '#2tide', 'snooze'])(
    '%j, which cannot be read, means help',
    (payload) => {
      expect(parse(payload)).toEqual({
        input: { kind: 'command', name: 'help', options: {} },
        replaces: false,
        asks: false,
      });
    },
  );

  it.each([
    ['!digest snooze|number=2', 'digest list', { number: '2' }],
    ['?streams|place=geonames:3030300|day=2026-11-21', 'today', { place: 'geonames:3030300', day: '2026-11-21' }],
    ['place', 'place list', {}],
  ])('%j of another version means the nearest command that exists', (payload, name, options) => {
    expect(parse(payload)).toMatchObject({ input: { kind: 'command', name, options }, asks: false });
  });

  it.each([
    fc.string({ maxLength: 64 }),
    fc.string({ unit: fc.constantFrom('a', '|', '=', '\\', '!', ' '), maxLength: 64 }),
    anyText(200),
  ])('may be anything: it means a command that exists', (anything) => {
    fc.assert(
      fc.property(anything, (payload) => {
        expect(names).toContain(parse(payload).input.name);
      }),
    );
  });

  it('is shortened by the text that a place was chosen for before it is left out', () => {
    const options = { place: 'geonames:5746545', day: '2026-11-21', meant: 'portland' };
    const payload = payloadOf({ label: 'Portland', command: 'tide', options });
    expect(payload).toBe('tide|place=geonames:5746545|day=2026-11-21|meant=portland');
    const long = { ...options, meant: 'saint-pierre-et-miquelon' };
    expect(payloadOf({ label: 'x', command: 'tide', options: long })).toBe(
      'tide|place=geonames:5746545|day=2026-11-21',
    );
  });
});
