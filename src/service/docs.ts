import { openApi } from '../contract/index.ts';
import { stationReachKm } from '../domain/tide/index.ts';
import {
  groups,
  publishedSources,
  regions,
  sourceFacts,
  type Group,
  type PublishedSource,
} from '../domain/weather/index.ts';

/** `GET /docs`: the interface as an HTML page without external resources. */
export function docsPage(): string {
  const document = openApi() as { paths: Record<string, { get: Operation }> };
  const sections = Object.entries(document.paths).map(([path, { get }]) => section(path, get));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bellbuoy data service</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
code { font-size: 0.9em; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
</style>
</head>
<body>
<h1>Bellbuoy data service</h1>
<p>Marine weather, tide, sun and moon. The tide is the astronomical one: what wind and air pressure add is not in it.
Not for navigation.</p>
<p>Send your key in the header <code>Authorization</code>. Times are UTC. The whole description is
<a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
${weatherSources()}
${handpickedOrder()}
</body>
</html>
`;
}

type Operation = {
  readonly summary: string;
  readonly parameters: readonly { name: string; required: boolean; description: string }[];
};

function section(path: string, { summary, parameters }: Operation): string {
  const rows = parameters.map(({ name, required, description }) => [name, required ? 'required' : '', description]);
  const table = rows.length > 0 ? tableOf(['Parameter', '', 'Meaning'], rows) : '';
  return `<h2><code>GET ${escaped(path)}</code></h2><p>${escaped(summary)}</p>${table}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The sources of the weather with their grids, reaches and licences. */
function weatherSources(): string {
  const rows = (Object.keys(publishedSources) as PublishedSource[]).map((name) => {
    const { title, resolutionDeg, spanHours, licence, attribution, remark } = sourceFacts(name);
    return [
      name,
      title,
      `${resolutionDeg}°`,
      `${spanHours} h`,
      licence,
      [attribution, remark].filter(Boolean).join('. '),
    ];
  });
  return `<h2>Sources of the weather</h2>
<p>Values of days past stand under the source that keeps them. Heights, periods and directions are given as the source
defines them: never compare periods of two sources. The sea ice cover has no open source yet.</p>
${tableOf(['Source', 'Models', 'Grid', 'Reaches', 'Licence', 'Credit and remarks'], rows)}`;
}

/** The order of the sources that `sg` is picked by. */
function handpickedOrder(): string {
  const rows = regions.map(({ name, priority }) => [
    name,
    ...(Object.keys(groups) as Group[]).map((group) => priority[group].join(' › ')),
  ]);
  return `<h2>The handpicked source <code>sg</code></h2>
<p>For each hour and attribute <code>sg</code> is exactly one source’s value, never a mean: the first of its region that
has one. Height, direction and period of one wave system come from one source wherever it has all three. The order is an
editor’s, the finest model first; <code>dmi</code> (Danish Meteorological Institute, CC BY 4.0) and
<code>analysis</code> (ECMWF and Copernicus, history since 2017) stand in <code>sg</code> only. <code>seaLevel</code> is
the tide of the nearest station within ${stationReachKm} km, above MLLW.</p>
${tableOf(['Region', ...Object.keys(groups)], rows)}`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}
