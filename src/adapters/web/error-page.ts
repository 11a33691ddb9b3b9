import type { Dictionary } from '../../words.ts';
import { pageHeaders, acceptedLanguage } from './request.ts';
import { layout } from './page.ts';
import { template } from './template.ts';

/** Paths that only programs ask: also in a browser their errors are the JSON that the documentation shows. */
const forPrograms = /^\/(?:v\d+|chat|mcp|metrics|health|openapi\.json)\b/;

/** Turns an error in JSON, which a browser would show as it is, into a page. `undefined` where it stays JSON. */
export type ErrorPage = (request: Request, response: Response, origin: string) => Promise<Response> | undefined;

export function createErrorPage(dictionary: Dictionary): ErrorPage {
  return (request, response, origin) => {
    const { pathname } = new URL(request.url);
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    if (!isJson || forPrograms.test(pathname)) return undefined;
    return render(request, response, origin, pathname);
  };

  async function render(request: Request, response: Response, origin: string, pathname: string): Promise<Response> {
    const accepted = acceptedLanguage(request.headers.get('Accept-Language') ?? undefined, dictionary.languages);
    const words = dictionary.in(accepted);
    const isMissing = response.status === 404;
    const title = words.say(isMissing ? 'page-not-found' : 'page-failed');
    const sentences = isMissing ? [words.say('page-not-found-why')] : sentencesOf(await response.json());
    const main = await template('error', words, { title, lines: sentences.map((line) => ({ line })) });
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(pageHeaders(origin))) headers.set(name, value);
    const page = layout({ words, title, description: title, main }, origin, pathname);
    return new Response(String(await page), { status: response.status, headers });
  }
}

/** The sentences of an error body, `{"errors": {"host": ["…"]}}`. */
function sentencesOf(body: unknown): string[] {
  const { errors } = Object(body) as { errors?: unknown };
  return Object.values(Object(errors) as Record<string, unknown>)
    .flat()
    .filter((sentence): sentence is string => typeof sentence === 'string');
}
