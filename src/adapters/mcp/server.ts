import { fromJsonSchema, McpServer, type CallToolResult, type JsonSchemaType } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Answer, AnswerData } from '../../answers/index.ts';
import { memoize } from '../../domain/memoize.ts';
import type { Chat, IncomingMessage } from '../../chat/index.ts';
import { readFileSync } from 'node:fs';
import { defined } from '../../lib/defined.ts';
import { plainLines } from '../blocks.ts';
import { briefly } from './brief.ts';
import results from './results.json' with { type: 'json' };
import * as schemas from './schemas.ts';
import tools from './tools.json' with { type: 'json' };

export type ToolChat = Pick<Chat, 'answer' | 'dictionary' | 'suggestPlaces'>;

export type ToolUser = {
  readonly user: IncomingMessage['user'];
  /** Runs work that costs whole units, or resolves to a sentence that says why not. What `isRefused` costs nothing. */
  paid<T>(tool: string, units: number, work: () => Promise<T>, isRefused: (result: T) => boolean): Promise<T | string>;
};

const instructions =
  'Tides, marine weather, sun and moon for any place at sea or on the coast. Times in typed results are UTC; the text ' +
  'of an answer has local times. Heights of the tide are of the astronomical tide above a datum, never depths. ' +
  'Not for navigation: say so where a person may rely on an answer at sea, and name the sources.';

/** The version of the interface, as in `openapi.json`. */
const version = '2';

/** A page of MCP Apps that draws the curve of a tide. */
const tideView = 'ui://bellbuoy/tide';
const viewType = 'text/html;profile=mcp-app';

type ToolResult = {
  readonly view?: string;
  /** The typed result; `undefined` where the data of the answers are others than usual. */
  dataOf(byCommand: Readonly<Record<string, AnswerData | undefined>>): object | undefined;
};

type PlaceTool = ToolResult & {
  readonly name: keyof typeof tools;
  readonly title: string;
  readonly description: string;
  /** Whole units of quota. */
  readonly units: number;
  readonly input: keyof schemas.PlaceInputs;
  /** The commands of the chat that answer together. */
  readonly commands: readonly string[];
};

const made: Readonly<Record<keyof typeof tools, ToolResult>> = {
  tide: { view: tideView, dataOf: ({ tide }) => tide },
  tidal_stream: {
    // Without a station the answer has currents of the sea model, as weather.
    dataOf: ({ current }) => (current?.subject === 'current' ? current : undefined),
  },
  windows: { dataOf: ({ when }) => when },
  weather: { dataOf: ({ weather }) => weather },
  sky: { dataOf: ({ sun, moon }) => sun && moon && { sun, moon } },
  warnings: { dataOf: ({ warnings }) => warnings },
  stations: { dataOf: ({ stations }) => stations },
};
const placeTools = Object.entries(made).map(([name, result]) => ({
  name,
  ...tools[name as keyof typeof tools],
  ...result,
})) as readonly PlaceTool[];
/** Made once: each is compiled when it checks its first result. */
const schemaOf = memoize(Object.keys(results).length, (tool: keyof typeof results) =>
  fromJsonSchema(results[tool] as JsonSchemaType),
);

/** The tools for one user: each is a command of the chat, with the data of its answer as the typed result. */
export function createToolServer(chat: ToolChat, toolUser: ToolUser): McpServer {
  const server = new McpServer({ name: 'bellbuoy', title: 'Bellbuoy', version }, { instructions });
  const ask = askWith(chat, toolUser);
  const inputs = schemas.placeInputs(chat.dictionary.languages);
  const annotations = { readOnlyHint: true, openWorldHint: true };
  for (const tool of placeTools) {
    const { name, title, description, view } = tool;
    const inputSchema: z.ZodType<schemas.PlaceArguments> = inputs[tool.input];
    const outputSchema = schemaOf(name);
    const shown = view === undefined ? {} : { _meta: { ui: { resourceUri: view } } };
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations, ...shown }, (given) =>
      ask(tool, given),
    );
  }
  server.registerResource('tide', tideView, { title: 'The curve of a tide', mimeType: viewType }, () => {
    const text = readFileSync(new URL('tide-view.html', import.meta.url), 'utf8');
    return { contents: [{ uri: tideView, mimeType: viewType, text }] };
  });
  server.registerTool(
    'find_places',
    {
      title: 'Find a place by name',
      description: 'Places with a name, the likeliest first. Free. The other tools take plain names as well.',
      inputSchema: schemas.searchInput,
      outputSchema: schemaOf('find_places'),
      annotations,
    },
    async ({ name, count = 5 }) => {
      const found = await chat.suggestPlaces({ user: toolUser.user }, name, count);
      const places = found.map(({ placeId, label }) => ({ id: placeId, label }));
      const lines = places.map(({ id, label }) => `${label} (${id})`);
      return result(lines.join('\n') || 'No place has this name.', { places });
    },
  );
  return server;
}

/** Asks commands of the chat about one place, paid for once. Without data, the text of the answers says why. */
function askWith(chat: Pick<Chat, 'answer'>, { user, paid }: ToolUser) {
  return async (
    { name: tool, units, commands, dataOf }: PlaceTool,
    { language, place, day, days, datum, conditions, detail }: schemas.PlaceArguments,
  ): Promise<CallToolResult> => {
    const options = { place, ...defined({ day, days: days?.toString(), datum, conditions }) };
    const answerTo = (name: string, changed: Record<string, string> = {}) =>
      chat.answer({
        user: { ...user, ...(language !== undefined && { requestedLanguage: language }) },
        input: { kind: 'command', name, options: { ...options, ...changed } },
        isAutomatic: true,
      });
    const replies = await paid(
      tool,
      units,
      () => Promise.all(commands.map((name) => answerTo(name))),
      (answered) => answered.some(({ ok }) => !ok),
    );
    if (typeof replies === 'string') return failure(replies);
    const refusal = replies.find(({ ok }) => !ok);
    if (refusal) return failure(plainText(refusal.answer));
    const answers = replies.map(({ answer }) => answer);
    const text = answers.map(plainText).join('\n\n');
    const data = dataOf(Object.fromEntries(commands.map((command, i) => [command, answers[i]?.data])));
    if (!data) return failure(text);
    if (detail === 'full') return result(text, data);
    const brief = briefly(text, data);
    // What follows a first day has a line for each: the table of all hours is left out with them.
    const short = brief.isByDay ? plainText((await answerTo('weather', { days: '1' })).answer) : text;
    const { leftOut } = brief;
    return result([short, leftOut].filter(Boolean).join('\n'), { ...brief.data, ...defined({ leftOut }) });
  };
}

/** An answer as plain text for a language model: a line for each fact and row. */
function plainText({ title, blocks, note }: Answer): string {
  const lines = blocks.flatMap((block) => plainLines(block, ' | '));
  return [title, ...lines, ...(note === undefined ? [] : [note])].join('\n');
}

function result(text: string, data: object): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: { ...data } };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
