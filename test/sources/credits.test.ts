import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { observedNetworks } from '../../src/sources/observed/index.ts';
import { warningOffices } from '../../src/sources/warnings/offices.ts';

const locales = new URL('../../locales/', import.meta.url);
const offices = Object.values(warningOffices()).map(({ attribution }) => attribution);
const networks = observedNetworks({ sourcesOff: [] } as never).map(({ name }) => name);

it.each(readdirSync(locales).filter((name) => /^[a-z]{2}$/.test(name)))(
  'credits each office and each network of gauges and buoys in the texts of %s',
  (tag) => {
    const texts = readFileSync(new URL(`${tag}/texts.ftl`, locales), 'utf8');
    const credits = /^about-measured = .*$/m.exec(texts)?.[0];
    for (const attribution of offices) expect(credits).toContain(attribution);
    // NOAA's centres are one office here; of the others the name of the network, or the words that its licence asks for.
    for (const name of networks) expect(credits).toContain(name.startsWith('NOAA') ? 'NOAA' : name.split(', W')[0]);
  },
);

it.each(['en', 'de', 'fr'])('names them in the documentation of the interface in %s', (tag) => {
  const page = readFileSync(new URL(`../../src/service/docs/page.${tag}.mustache`, import.meta.url), 'utf8');
  for (const attribution of offices) expect(page).toContain(attribution);
  const named = { 'Uses Environment Agency tide gauge data from the real-time data API (Beta)': 'Environment Agency' };
  for (const name of networks) {
    const known = name.startsWith('NOAA') ? 'NOAA' : name.split(', ')[0]!;
    expect(page).toContain(named[known as keyof typeof named] ?? known);
  }
});
