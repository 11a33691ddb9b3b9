import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';

afterEach(() => vi.unstubAllEnvs());

function configOf(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return readConfig();
}

describe('the connections to Discord', () => {
  it.each([
    ['auto', undefined],
    ['0-3/16', [0, 3, 16]],
    ['15-15/16', [15, 15, 16]],
  ])('are %s', (SHARDS, shards) => {
    expect(configOf({ SHARDS }).shards).toEqual(shards);
  });

  it.each(['all', '3', '3-0/16', '0-16/16'])('are refused as %j', (SHARDS) => {
    expect(() => configOf({ SHARDS })).toThrow('SHARDS: must be auto, or such as 0-3/16');
  });
});

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

describe('trusted proxies', () => {
  it('are a list of addresses and networks', () => {
    const { trustedProxies } = configOf({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });
    expect(['127.0.0.1', '10.1.2.3', '192.0.2.1'].map(trustedProxies.has)).toEqual([true, true, false]);
    expect(configOf({ TRUSTED_PROXIES: '' }).trustedProxies.has('127.0.0.1')).toBe(false);
  });

  it('are refused where one is neither', () => {
    expect(() => configOf({ TRUSTED_PROXIES: '127.0.0.1,proxy' })).toThrow('TRUSTED_PROXIES: must be a comma list');
  });
});

describe('the public address', () => {
  it('is a URL, or there is none', () => {
    expect(configOf({ PUBLIC_URL: 'https://tides.example/' }).publicUrl).toBe('https://tides.example');
    expect(configOf({ PUBLIC_URL: '' }).publicUrl).toBeUndefined();
    expect(() => configOf({ PUBLIC_URL: 'tides.example' })).toThrow('PUBLIC_URL: ');
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

describe('a wrong setting', () => {
  it.each([
    ['PORT', '99999', 'must be a whole number up to 65535'],
    ['PORT', '0x10', 'must be a whole number up to 65535'],
    ['SOURCES_OFF', 'foo', 'must be a comma list of icon, noaa, '],
    ['SOURCES_OFF', 'smhi,foo', 'dmi, analysis, open-meteo, met-norway'],
    ['CONTACT', 'hello', 'must be a mail address or a URL'],
    ['CONTACT', 'a b@example.org', 'must be a mail address or a URL'],
    ['TELEGRAM_TOKEN', '…', 'must be a token from BotFather'],
    ['DISCORD_TOKEN', 'Bot a.b.c', 'must be the bot’s token'],
    ['DATA_KEY', 'schlüssel', 'must be letters, digits and signs without blanks'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, silent'],
    ['STORE_URL', 'mysql://host/database', 'must begin with sqlite: or postgres://'],
    ['STORE_URL', 'sqlite:', 'must have a file'],
    ['CACHE_URL', 'file.sqlite', 'must be memory: or begin with'],
    ['CACHE_URL', 'redis://host/cache', 'must read redis://'],
  ])('is refused in a sentence: %s=%s', (name, value, sentence) => {
    expect(() => configOf({ [name]: value })).toThrow(`${name}: must `);
    expect(() => configOf({ [name]: value })).toThrow(sentence);
  });

  it.each([
    'postgres://user:pass#word@host/database',
    'postgres://user:pass%word@host/database',
    'postgres://user:password@host:port/database',
  ])('never shows the password of a database: %s', (url) => {
    const refused = /^STORE_URL: must read postgres:\/\/user:password@host\/database, with %40 [^\n]*$/m;
    expect(() => configOf({ STORE_URL: url })).toThrow(refused);
  });

  it('never shows the password of a cache', () => {
    const refused = /^CACHE_URL: must read redis:\/\/user:password@host:6379\/0, with %40 [^\n]*$/m;
    expect(() => configOf({ CACHE_URL: 'redis://:pass#word@host' })).toThrow(refused);
  });

  it.each([
    'DATA_URL',
    'DISCORD_API_URL',
    'TELEGRAM_API_URL',
    'GEOCODER_URL',
    'OPEN_METEO_FORECAST_URL',
    'OPEN_METEO_MARINE_URL',
    'OPEN_METEO_ARCHIVE_URL',
    'OPEN_METEO_HISTORICAL_URL',
    'MET_NORWAY_URL',
    'SMHI_URL',
    'FMI_URL',
    'DMI_URL',
  ])('is an address that is none: %s', (name) => {
    for (const value of ['example.org', 'ftp://example.org', 'https://']) {
      expect(() => configOf({ [name]: value })).toThrow(`${name}: must begin with http:// or https:// and a host`);
    }
    expect(() => configOf({ [name]: 'https://user:hunter2@example.org' })).toThrow(/must have no name and no password/);
    expect(() => configOf({ [name]: 'https://user:hunter2@example.org' })).not.toThrow(/hunter2/);
    expect(() => configOf({ [name]: 'https://example.org/?key=1' })).toThrow(`${name}: must have no ?`);
  });
});

describe('what fits', () => {
  it.each([
    ['CONTACT', 'you@example.org'],
    ['CONTACT', 'https://example.org/about?x=1'],
    ['SOURCES_OFF', 'smhi, open-meteo,'],
    ['STORE_URL', 'postgres://user:pass%40word@host:5432/database?options=-csearch_path%3Dtides'],
    ['STORE_URL', 'postgres:///database?host=/run/postgresql'],
    ['CACHE_URL', 'redis://:pass%23word@[::1]:6379/3'],
    ['TELEGRAM_TOKEN', '123456:AbC-dEf_1'],
    ['LOG_LEVEL', 'debug'],
  ])('is taken: %s=%s', (name, value) => {
    expect(() => configOf({ [name]: value })).not.toThrow();
  });
});

describe('a variable that looks like a setting', () => {
  it.each([
    ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_TOKEN'],
    ['TOKEN_DISCORD', 'DISCORD_TOKEN'],
    ['telegram_token', 'TELEGRAM_TOKEN'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['SOURCE_OFF', 'SOURCES_OFF'],
    ['CASHE_URL', 'CACHE_URL'],
    ['PROT', 'PORT'],
  ])('is %s, for %s', (name, meant) => {
    expect(configOf({ [name]: 'x' }).nearMisses).toContainEqual({ name, meant });
  });

  it.each(['HOME', 'HOSTNAME', 'PATH', 'SSH_PORT', 'XDG_DATA_DIRS', 'DATABASE_URL', 'LC_CTYPE', 'LANGUAGE', 'API_URL'])(
    'is not %s',
    (name) => {
      expect(configOf({ [name]: 'x' }).nearMisses.map((miss) => miss.name)).not.toContain(name);
    },
  );
});

it('gives a new key 1,000 units a day', () => {
  expect(configOf({}).dailyQuota).toBe(1000);
});
