import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocsPages } from '../ports.ts';
import { endpoints, placeholder } from './endpoints.ts';
import { code, paragraphs, section } from './html.ts';
import { attributes, calendars, costs, datums, errors, handpicked, headers, limits, sources } from './reference.ts';

/** The documentation as an HTML page, and the policy that lets only its own style and script run. */
export type DocsPage = {
  /** For a service that is reached at `origin`. */
  html(origin: string): string;
  readonly policy: string;
};

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** `GET /docs`: the interface in words, without external resources. Only running an example needs a script. */
export function docsPage(pages?: DocsPages): DocsPage {
  const [style, script] = [read('docs.css'), read('run-example.js')];
  const page = layout(style, script, pages);
  return {
    html: (origin) => page.replaceAll(placeholder, origin),
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

const contents = [
  ['start', 'Start'],
  ['tide', 'Tide'],
  ['calendars', 'Calendars'],
  ['datums', 'Datums'],
  ['current', 'Tidal streams'],
  ['weather', 'Weather'],
  ['attributes', 'Attributes'],
  ['sources', 'Sources'],
  ['warnings', 'Warnings'],
  ['handpicked', 'The source sg'],
  ['astronomy', 'Astronomy'],
  ['costs', 'Costs'],
  ['limits', 'Limits'],
  ['errors', 'Errors'],
  ['headers', 'Headers'],
] as const;

function layout(style: string, script: string, pages: DocsPages | undefined): string {
  const links = contents.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Bellbuoy data service</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#start">To the text</a>
<header>
${pages ? pagesNavigation(pages) : '<p class="name">Bellbuoy</p>'}
<nav aria-label="Contents"><ul>${links}</ul></nav>
</header>
<main>
<h1>Bellbuoy data service</h1>
<p class="lead">Marine weather, tides, sun and moon for any place at sea or on the coast, over HTTP.</p>
${start(pages)}
${pages ? tools() : ''}
${section(
  'tide',
  'Tide',
  paragraphs(
    'The tide is the astronomical one: what wind and air pressure add is not in it. It is that of the station that ' +
      'represents the water at the coordinate, carried from that station along the sea, or a tide model’s. `meta.station` ' +
      'says which (`kind`), why (`reason`), how far away it is and how sure (`band`). ' +
      '`meta.stands` has stands and double waters that are published for the coordinate.',
  ),
  endpoints('Tide'),
)}
${calendars()}
${datums()}
${section(
  'current',
  'Tidal streams',
  paragraphs(
    'Slack water and the strongest flood and ebb at 2,500 stations of NOAA in US waters: 842 by harmonic constants, the ' +
      'others by NOAA’s differences to one of those. Wind and rivers are not in it.',
  ),
  endpoints('Current'),
)}
${section(
  'weather',
  'Weather',
  paragraphs(
    'Hourly values of every source that covers the place. At sea and on the coast there are marine attributes, inland ' +
      'those of the land. Where a source cannot be asked, an older answer of it stands in, which `meta.sources` calls ' +
      '`stale`; where there is none, `meta.missing` names its upstream.',
  ),
  endpoints('Weather'),
)}
${attributes()}
${sources()}
${handpicked()}
${section(
  'observed',
  'Observed',
  paragraphs(
    'What gauges and buoys measure now: NOAA CO-OPS and the National Data Buoy Center (public domain), the Environment ' +
      'Agency (OGL 3.0), Pegelonline (DL-DE Zero 2.0), Rijkswaterstaat (CC0), Kartverket, the Marine Institute and DMI ' +
      '(CC BY 4.0). Each value has its station, time and credit; spikes and stuck gauges are left out. A source that does ' +
      'not answer within a second is in `meta.missing`, and in the next answer if it came by then.',
  ),
  endpoints('Observed'),
)}
${section(
  'warnings',
  'Official warnings',
  paragraphs(
    'Of national offices, as they issue them and in every language that they issue them in: the place and its nearest point ' +
      'of the sea are asked, because a shore lies in no zone of the sea. No threshold of ours is in them. ' +
      '`meta.sources` has those that warn there with credit and licence, and `meta.missing` those that could not be asked.',
  ),
  endpoints('Warnings'),
)}
${section('astronomy', 'Astronomy', endpoints('Astronomy'))}
${costs()}
${limits()}
${errors()}
${headers()}
</main>
<script type="module">${script}</script>
</body>
</html>
`;
}

function pagesNavigation({ links }: DocsPages): string {
  const items = links.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  return `<p class="name"><a href="/">Bellbuoy</a></p>
<nav class="pages" aria-label="Pages"><ul>${items}</ul></nav>`;
}

function tools(): string {
  return section(
    'tools',
    'Tools for language models',
    paragraphs(
      'Language models use this service through the Model Context Protocol: give the program the address `/mcp` of this ' +
        'service and a key as bearer token. The tools answer in words and with typed data: `tide`, `tidal_stream`, ' +
        '`windows`, `weather`, `warnings`, `sky`, `stations` and `find_places`. A use costs 1 unit, stations and places nothing.',
    ),
    code(
      JSON.stringify(
        {
          mcpServers: {
            bellbuoy: { type: 'http', url: `${placeholder}/mcp`, headers: { Authorization: 'Bearer bb_…' } },
          },
        },
        null,
        2,
      ),
    ),
  );
}

function start(pages: DocsPages | undefined): string {
  return `<section id="start">
<h2><a href="#start">Start</a></h2>
<p>Send your API key in the header <code>Authorization</code>, as it is. ${pages?.keysPath ? `You make one at <a href="${pages.keysPath}">${pages.keysPath}</a>.` : 'The operator of this service gives you one.'}</p>
${paragraphs(
  'Coordinates are decimal degrees. Times are UTC: a timestamp is UNIX seconds, a date such as `2026-11-20`, or ISO 8601 ' +
    'such as `2026-11-20T06:00:00Z`, with `+` written as `%2B`. Lists are separated by commas: a repeated parameter counts ' +
    'once, the last. Answers are JSON with a member `meta`.',
)}
<p>Machines read <a href="openapi.json">openapi.json</a>, which typed clients can be generated from. Any web page may ask:
the service answers all origins.</p>
<p class="warning">Not for navigation.</p>
<form id="key" hidden>
<label for="api-key">Your API key, to run the examples. It stays on this page and is gone when you leave.</label>
<input id="api-key" type="password" autocomplete="off" spellcheck="false" placeholder="bb_…">
</form>
<noscript><p>The examples can be run here where scripts are allowed.</p></noscript>
</section>`;
}
