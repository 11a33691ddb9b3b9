import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { AnswerData } from '../../answers/index.ts';
import type { Chat, IncomingMessage } from '../../chat/index.ts';
import { plainText } from './plain-text.ts';
import {
  currentOutput,
  daysInput,
  placeInput,
  placesOutput,
  searchInput,
  skyOutput,
  stationsOutput,
  tideInput,
  tideOutput,
  warningsOutput,
  weatherOutput,
  windowsInput,
  windowsOutput,
  type PlaceArguments,
} from './schemas.ts';

/** Who uses the tools, and what each use costs them. */
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

type PlaceTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whole units of quota. */
  readonly units: number;
  readonly input: z.ZodType<PlaceArguments>;
  readonly output: z.ZodType;
  /** The commands of the chat that answer together. */
  readonly commands: readonly string[];
  /** The typed result; `undefined` where the data of the answers are others than usual. */
  dataOf(byCommand: Readonly<Record<string, AnswerData | undefined>>): object | undefined;
};

const placeTools: readonly PlaceTool[] = [
  {
    name: 'tide',
    title: 'Tide at a place',
    description: 'High and low waters of one or more days, and the height now. 1 unit of the quota.',
    units: 1,
    input: tideInput,
    output: tideOutput,
    commands: ['tide'],
    dataOf: ({ tide }) => tide,
  },
  {
    name: 'tidal_stream',
    title: 'Tidal stream at a place',
    description: 'Slack water, strongest flood and ebb, where a station predicts them. 1 unit of the quota.',
    units: 1,
    input: daysInput,
    output: currentOutput,
    commands: ['current'],
    // Without a station the answer has currents of the sea model, as weather.
    dataOf: ({ current }) => (current?.subject === 'current' ? current : undefined),
  },
  {
    name: 'windows',
    title: 'When conditions hold at a place',
    description: 'The next times at which tide, weather and sky are all as wished. 1 unit of the quota.',
    units: 1,
    input: windowsInput,
    output: windowsOutput,
    commands: ['when'],
    dataOf: ({ when }) => when,
  },
  {
    name: 'weather',
    title: 'Weather and waves at a place',
    description: 'Air, wind, rain and the sea, every three hours of one or more days. 1 unit of the quota.',
    units: 1,
    input: daysInput,
    output: weatherOutput,
    commands: ['weather'],
    dataOf: ({ weather }) => weather,
  },
  {
    name: 'sky',
    title: 'Sun and Moon at a place',
    description: 'Rise, set, twilight, length of the day and phase, by the days of the place. 1 unit of the quota.',
    units: 1,
    input: daysInput,
    output: skyOutput,
    commands: ['sun', 'moon'],
    dataOf: ({ sun, moon }) => sun && moon && { sun, moon },
  },
  {
    name: 'warnings',
    title: 'Official warnings at a place',
    description: 'What national offices warn of there and at sea beside it, as issued. 1 unit of the quota.',
    units: 1,
    input: placeInput,
    output: warningsOutput,
    commands: ['warnings'],
    dataOf: ({ warnings }) => warnings,
  },
  {
    name: 'stations',
    title: 'Tide stations near a place',
    description: 'The nearest tide stations with their chart datum, source and licence. Free.',
    units: 0,
    input: placeInput,
    output: stationsOutput,
    commands: ['stations'],
    dataOf: ({ stations }) => stations,
  },
];

/** The tools for one user: each is a command of the chat, with the data of its answer as the typed result. */
export function createToolServer(chat: Pick<Chat, 'answer' | 'suggestPlaces'>, toolUser: ToolUser): McpServer {
  const server = new McpServer({ name: 'bellbuoy', title: 'Bellbuoy', version }, { instructions });
  const ask = askWith(chat, toolUser);
  const annotations = { readOnlyHint: true, openWorldHint: true };
  for (const tool of placeTools) {
    const { name, title, description, input: inputSchema, output: outputSchema } = tool;
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, (given) =>
      ask(tool, given),
    );
  }
  server.registerTool(
    'find_places',
    {
      title: 'Find a place by name',
      description: 'Places with a name, the likeliest first. Free. The other tools take plain names as well.',
      inputSchema: searchInput,
      outputSchema: placesOutput,
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
    { language, place, day, days, datum, conditions }: PlaceArguments,
  ): Promise<CallToolResult> => {
    const options = {
      place,
      ...(day !== undefined && { day }),
      ...(days !== undefined && { days: String(days) }),
      ...(datum !== undefined && { datum }),
      ...(conditions !== undefined && { conditions }),
    };
    const answerTo = (name: string) =>
      chat.answer({
        user: { ...user, ...(language !== undefined && { requestedLanguage: language }) },
        input: { kind: 'command', name, options },
        isAutomatic: true,
      });
    const replies = await paid(
      tool,
      units,
      () => Promise.all(commands.map(answerTo)),
      (answered) => answered.some(({ ok }) => !ok),
    );
    if (typeof replies === 'string') return failure(replies);
    const refusal = replies.find(({ ok }) => !ok);
    if (refusal) return failure(plainText(refusal.answer));
    const answers = replies.map(({ answer }) => answer);
    const text = answers.map(plainText).join('\n\n');
    const data = dataOf(Object.fromEntries(commands.map((command, i) => [command, answers[i]?.data])));
    return data ? result(text, data) : failure(text);
  };
}

function result(text: string, data: object): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: { ...data } };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
