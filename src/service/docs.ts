import { openApi, paths } from '../contract/index.ts';

/** `GET /docs`: the interface as a page that needs nothing from elsewhere. */
export function docsPage(): string {
  const document = openApi() as { paths: Record<string, { get: Operation }> };
  const sections = Object.keys(paths).map((path) => section(path, document.paths[path]!.get));
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
<p>Astronomical tide, sun and moon: what wind and air pressure add is not in it. Not for navigation.</p>
<p>Send your key in the header <code>Authorization</code>. Times are UTC. The whole description is
<a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</body>
</html>
`;
}

type Operation = {
  readonly summary: string;
  readonly parameters: readonly { name: string; required: boolean; description: string }[];
};

function section(path: string, { summary, parameters }: Operation): string {
  const rows = parameters.map(
    ({ name, required, description }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${required ? 'required' : ''}</td><td>${escaped(description)}</td></tr>`,
  );
  const table =
    rows.length > 0 ? `<table><tr><th>Parameter</th><th></th><th>Meaning</th></tr>${rows.join('')}</table>` : '';
  return `<h2><code>GET ${escaped(path)}</code></h2><p>${escaped(summary)}</p>${table}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
