import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { memoize } from '../../domain/memoize.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { stationReachKm } from '../../domain/tide/index.ts';
import type { DocsPages } from '../ports.ts';
import { endpoints, placeholder } from './endpoints.ts';
import { sayBy, type Say } from './html.ts';
import { tables } from './tables.ts';

/** The documentation as an HTML page, and the policy that lets only its own style and script run. */
export type DocsPage = {
  /** For a service that is reached at `origin`, in the first language that `accepted` names, if there is one. */
  html(origin: string, accepted?: string): string;
  readonly policy: string;
};

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const languages = once((): Readonly<Record<string, Say>> => {
  const sentences = readTable(new URL('sentences.tsv', import.meta.url), 'en', 'de', 'fr');
  const sayIn = (language: 'de' | 'fr') => sayBy(Object.fromEntries(sentences.map((row) => [row.en, row[language]])));
  return { en: (text) => text, de: sayIn('de'), fr: sayIn('fr') };
});

/** `GET /docs`: the interface in words, without external resources. Only running an example needs a script. */
export function docsPage(pages?: DocsPages): DocsPage {
  const [style, script] = [read('docs.css'), read('run-example.js')];
  const values: Readonly<Record<string, unknown>> = { style, script, pages, reach: stationReachKm, ...pages };
  // The part of Mustache that the page needs: sections that are shown with a value or without it, and values.
  const made = (kind: string, name: string, say: Say) =>
    kind === 'tables' ? tables[name]!(say) : endpoints(name, say);
  const pageIn = memoize(Object.keys(languages()).length, (language: string) =>
    read(`page.${language}.mustache`)
      .replace(/\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}/g, (_, sign: string, name: string, text: string) =>
        (sign === '#') === Boolean(values[name]) ? text : '',
      )
      .replace(/\{\{\{(\w+)(?:\.(\w+))?\}\}\}/g, (_, name: string, of?: string) =>
        String(of === undefined ? values[name] : made(name, of, languages()[language]!)),
      ),
  );
  return {
    html(origin, accepted = '') {
      const language = Object.keys(languages()).find((one) => accepted.toLowerCase().startsWith(one)) ?? 'en';
      return pageIn(language).replaceAll(placeholder, origin);
    },
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
      `script-src 'sha256-${hash('sha256', script, 'base64')}'`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
