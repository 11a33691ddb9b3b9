import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import type { Answer } from '../../answers/index.ts';
import type { Chat, IncomingMessage } from '../../chat/index.ts';
import { plainText } from './plain-text.ts';
import {
  daysInput,
  placeInput,
  placesOutput,
  searchInput,
  skyOutput,
  stationsOutput,
  tideInput,
  tideOutput,
  weatherOutput,
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

/** The tools for one user: each is a command of the chat, with the data of its answer as the typed result. */
export function createToolServer(chat: Pick<Chat, 'answer' | 'suggestPlaces'>, toolUser: ToolUser): McpServer {
  const server = new McpServer({ name: 'bellbuoy', title: 'Bellbuoy', version }, { instructions });
  const ask = askWith(chat, toolUser);
  const annotations = { readOnlyHint: true, openWorldHint: true };

  server.registerTool(
    'tide',
    {
      title: 'Tide at a place',
      description: 'High and low waters of one or more days, and the height now. 1 unit of the quota.',
      inputSchema: tideInput,
      outputSchema: tideOutput,
      annotations,
    },
    (given) => ask('tide', 1, given, ['tide'], ([tide]) => tide?.data),
  );
  server.registerTool(
    'weather',
    {
      title: 'Weather and waves at a place',
      description: 'Air, wind, rain and the sea, every three hours of one or more days. 1 unit of the quota.',
      inputSchema: daysInput,
      outputSchema: weatherOutput,
      annotations,
    },
    (given) => ask('weather', 1, given, ['weather'], ([weather]) => weather?.data),
  );
  server.registerTool(
    'sky',
    {
      title: 'Sun and Moon at a place',
      description: 'Rise, set, twilight, length of the day and phase, by the days of the place. 1 unit of the quota.',
      inputSchema: daysInput,
      outputSchema: skyOutput,
      annotations,
    },
    (given) =>
      ask('sky', 1, given, ['sun', 'moon'], ([sun, moon]) =>
        sun?.data && moon?.data ? { sun: sun.data, moon: moon.data } : undefined,
      ),
  );
  server.registerTool(
    'stations',
    {
      title: 'Tide stations near a place',
      description: 'The nearest tide stations with their chart datum, source and licence. Free.',
      inputSchema: placeInput,
      outputSchema: stationsOutput,
      annotations,
    },
    (given) => ask('stations', 0, given, ['stations'], ([stations]) => stations?.data),
  );
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
    tool: string,
    units: number,
    { language, place, day, days, datum }: PlaceArguments,
    names: readonly string[],
    dataOf: (answers: readonly Answer[]) => object | undefined,
  ): Promise<CallToolResult> => {
    const options = {
      place,
      ...(day !== undefined && { day }),
      ...(days !== undefined && { days: String(days) }),
      ...(datum !== undefined && { datum }),
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
      () => Promise.all(names.map(answerTo)),
      (answered) => answered.some(({ ok }) => !ok),
    );
    if (typeof replies === 'string') return failure(replies);
    const refusal = replies.find(({ ok }) => !ok);
    if (refusal) return failure(plainText(refusal.answer));
    const answers = replies.map(({ answer }) => answer);
    const text = answers.map(plainText).join('\n\n');
    const data = dataOf(answers);
    return data ? result(text, data) : failure(text);
  };
}

function result(text: string, data: object): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: { ...data } };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
