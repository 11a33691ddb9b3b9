import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Chat, IncomingMessage, Input } from '../../chat/index.ts';
import { unitSystems, type UnitSystem } from '../../domain/units.ts';

const largestBytes = 16 * 1024;
const longestText = 500;
const longestName = 100;
const systems = Object.keys(unitSystems) as UnitSystem[];

/**
 * `POST /chat` with `{"text": "tide Brest", "session"?, "language"?, "units"?}` is answered with the neutral Answer;
 * a button of one is pressed by sending its `command` and `options` in place of a text. A question that cannot be
 * answered is answered in the same way. A body of another shape is a 400 with sentences by member.
 */
export function createWeb(chat: Chat): Hono {
  const app = new Hono();
  const tooLarge = bodyLimit({
    maxSize: largestBytes,
    onError: (c) => c.json({ errors: { body: [`At most ${largestBytes} bytes.`] } }, 413),
  });
  app.post('/chat', tooLarge, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const message = hear(body);
    if ('mistakes' in message) return c.json({ errors: message.mistakes }, 400);
    const { answer } = await chat.answer(message);
    return c.json(answer);
  });
  app.all('/chat', (c) => c.json({ errors: { method: ['Only POST is answered here.'] } }, 405, { Allow: 'POST' }));
  return app;
}

/** Reads a body into a question, or says of each member what is wrong with it. */
function hear(body: unknown): IncomingMessage | { mistakes: Record<string, readonly string[]> } {
  if (typeof body !== 'object' || body === null) {
    return { mistakes: { body: ['Send JSON such as {"text": "tide Brest"}.'] } };
  }
  const { text, command, options, session, language, units } = body as Record<string, unknown>;
  const input = command === undefined ? typed(text) : pressed(command, options);
  const system = systems.find((name) => name === units);
  // All whose session is empty would be one person.
  const isSession = isText(session, longestName) && session !== '';
  const wrong = {
    text: command === undefined && !input && `text must be a question of 1 to ${longestText} characters`,
    command: command !== undefined && !input && 'command and options must be those of a button',
    session: session !== undefined && !isSession && `session must be a text of 1 to ${longestName} characters`,
    language: language !== undefined && !isText(language, longestName) && 'language must be a tag such as fr',
    units: units !== undefined && !system && `units must be one of: ${systems.join(', ')}`,
  };
  const mistakes = Object.entries(wrong).flatMap(([name, sentence]) => (sentence ? [[name, [sentence]] as const] : []));
  if (!input || mistakes.length > 0) return { mistakes: Object.fromEntries(mistakes) };
  const tag = isText(language, longestName) ? language : undefined;
  const who = isSession ? { id: session } : { id: 'web', anonymous: true as const };
  return { user: { platform: 'web', ...who, requestedLanguage: tag, units: system }, input };
}

function typed(text: unknown): Input | undefined {
  return isText(text, longestText) && text.trim() !== '' ? { kind: 'text', text } : undefined;
}

function pressed(name: unknown, given: unknown): Input | undefined {
  if (!isText(name, longestName) || typeof given !== 'object' || given === null) return undefined;
  const options = Object.entries(given).filter((one): one is [string, string] => isText(one[1], longestText));
  return options.length === Object.keys(given).length
    ? { kind: 'command', name, options: Object.fromEntries(options) }
    : undefined;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}
