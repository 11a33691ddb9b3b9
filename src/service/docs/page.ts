import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { memoize } from '../../domain/memoize.ts';
import { stationReachKm } from '../../domain/tide/index.ts';
import type { DocsPages } from '../ports.ts';
import { endpoints, placeholder } from './endpoints.ts';
import { tables } from './tables.ts';

/** The documentation as an HTML page, and the policy that lets only its own style and script run. */
export type DocsPage = {
  /** For a service that is reached at `origin`; its beginning is in the first language that `accepted` names, if there is one. */
  html(origin: string, accepted?: string): string;
  readonly policy: string;
};

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Those that the beginning of the page is in. */
const languages = ['en', 'de', 'fr'] as const;

/** `GET /docs`: the interface in words, without external resources. Only running an example needs a script. */
export function docsPage(pages?: DocsPages): DocsPage {
  const [style, script] = [read('docs.css'), read('run-example.js')];
  const links = pages?.links.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  const values: Readonly<Record<string, string | undefined>> = {
    style,
    script,
    pages: links,
    links,
    keysPath: pages?.keysPath,
    reach: String(stationReachKm),
  };
  const made: Readonly<Record<string, (name: string) => string>> = { endpoints, tables: (name) => tables[name]!() };
  // The part of Mustache that the page needs: sections that are shown with a value or without it, and values.
  const pageIn = memoize(languages.length, (language: string) =>
    read('page.mustache')
      .replace('{{{start}}}', () => read(`start.${language}.mustache`))
      .replace(/\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}/g, (_, sign: string, name: string, text: string) =>
        (sign === '#') === (values[name] !== undefined) ? text : '',
      )
      .replace(/\{\{\{(\w+)(?:\.(\w+))?\}\}\}/g, (_, name: string, of?: string) =>
        String(of === undefined ? values[name] : made[name]!(of)),
      ),
  );
  return {
    html(origin, accepted = '') {
      const language = languages.find((one) => accepted.toLowerCase().startsWith(one)) ?? languages[0];
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
