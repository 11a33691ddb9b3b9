import { tenths } from '../../../drawing/index.ts';
import type { Words } from '../../../words.ts';
import { template, type Html } from '../template.ts';
import type { Coverage } from '../ports.ts';

/** Where official warnings are read and where gauges and buoys are, in lists beside the map. */
export function coverageLists(words: Words, { offices, networks }: Coverage): Html {
  const names = new Intl.DisplayNames(words.language, { type: 'region' });
  const list = new Intl.ListFormat(words.language, { type: 'unit' });
  const { compare } = new Intl.Collator(words.language);
  const kindsOf = (kinds: readonly string[]): string[] => kinds.map((kind) => words.say('coverage-kind', { kind }));
  return template('coverage', words, {
    offices: offices.map(({ office, link, countries }) => {
      const named = countries.map((one) => names.of(one) ?? one).toSorted(compare);
      return { office, link, countries: list.format(named) };
    }),
    networks: networks.map(({ name, kinds }) => ({ name, kinds: list.format(kindsOf(kinds)) })),
  });
}

/** Degrees as pixels; what goes beyond the 180th meridian is there again. The colours are seen on light and dark pages. */
export function coverageMap({ shapes }: Coverage): string {
  const paths = shapes().map(({ isWarned, rings }) => {
    const d = rings.map((ring) => {
      let x = ring[0]?.[0] ?? 0;
      const corners = ring.map(([lng, lat]) => {
        x = lng + Math.round((x - lng) / 360) * 360;
        return `${tenths(x + 180)} ${tenths(90 - lat)}`;
      });
      return `M${corners.join(' ')}Z`;
    });
    return `<path fill="${isWarned ? '#2f8ad0' : '#8b9bab'}" fill-rule="evenodd" d="${d.join('')}"/>`;
  });
  const beyond = [-360, 360].map((x) => `<use href="#land" x="${x}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 6 360 144"><g id="land">${paths.join('')}</g>${beyond.join('')}</svg>`;
}
