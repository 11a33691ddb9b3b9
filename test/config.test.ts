import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';

afterEach(() => vi.unstubAllEnvs());

function configOf(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return readConfig();
}

describe('the address of another data service', () => {
  it('is any HTTP URL, without a slash at its end', () => {
    expect(configOf({ DATA_URL: 'https://tides.example.org/@harbour/' }).dataUrl).toBe(
      'https://tides.example.org/@harbour',
    );
  });

  it.each(['http://user:password@example.org', 'https://user@example.org', 'http://:password@example.org'])(
    'is refused with a user name or password, which no request can have: %s',
    (url) => {
      expect(() => configOf({ DATA_URL: url })).toThrow(
        'DATA_URL: must have no name and no password in it: DATA_KEY is for the key',
      );
      expect(() => new Request(url)).toThrow();
    },
  );

  it('is refused where it is no URL', () => {
    expect(() => configOf({ DATA_URL: 'tides' })).toThrow('DATA_URL: ');
  });
});

describe('the tide grid', () => {
  it.each([
    [undefined, 'auto'],
    ['auto', 'auto'],
    ['off', 'off'],
    ['/srv/eot20', { path: '/srv/eot20' }],
  ])('is fetched, off, or a folder or file: %s', (value, expected) => {
    expect(configOf(value === undefined ? {} : { TIDE_GRID: value }).tideGrid).toEqual(expected);
  });
});

describe('the address of the geocoder', () => {
  it('is Open-Meteo’s, another one, or none', () => {
    expect(configOf({ GEOCODER_URL: '' }).geocoderUrl).toBe('https://geocoding-api.open-meteo.com');
    expect(configOf({ GEOCODER_URL: 'http://localhost:9000/' }).geocoderUrl).toBe('http://localhost:9000');
    expect(configOf({ GEOCODER_URL: 'off' }).geocoderUrl).toBeUndefined();
  });

  it('is refused where it is no URL', () => {
    expect(() => configOf({ GEOCODER_URL: 'none' })).toThrow('GEOCODER_URL: ');
  });
});
