import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Chat, IncomingMessage, Input } from '../../chat/index.ts';
import { unitSystems, type UnitSystem } from '../../domain/units.ts';

const maxBodyBytes = 16 * 1024;
const maxTextLength = 500;
const maxNameLength = 100;
const systems = Object.keys(unitSystems) as UnitSystem[];

/**
 * The route `POST /chat` with `{"text": "tide Brest", "session"?, "language"?, "units"?}`. Responds with the neutral Answer,
 * also to a request that is refused. A button is pressed by sending its `command` and `options` instead of a text. A body
 * of another shape is a 400 with sentences by member.
 */
export function createWeb(chat: Chat): Hono {
  const app = new Hono();
  const tooLarge = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.json({ errors: { body: [`At most ${maxBodyBytes} bytes.`] } }, 413),
  });
  app.post('/chat', tooLarge, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const message = parse(body);
    if ('mistakes' in message) return c.json({ errors: message.mistakes }, 400);
    const { answer } = await chat.answer(message);
    return c.json(answer);
  });
  app.all('/chat', (c) => c.json({ errors: { method: ['Only POST is answered here.'] } }, 405, { Allow: 'POST' }));
  return app;
}

/** Parses a body into a message, or into the mistakes of its members. */
function parse(body: unknown): IncomingMessage | { mistakes: Record<string, readonly string[]> } {
  if (typeof body !== 'object' || body === null) {
    return { mistakes: { body: ['Send JSON such as {"text": "tide Brest"}.'] } };
  }
  const { text, command, options, session, language, units } = body as Record<string, unknown>;
  const input = command === undefined ? typed(text) : pressed(command, options);
  const system = systems.find((name) => name === units);
  // All clients with an empty session would share one user.
  const isSession = isText(session, maxNameLength) && session !== '';
  const mistakeOf = {
    text: command === undefined && !input && `text must be a question of 1 to ${maxTextLength} characters`,
    command: command !== undefined && !input && 'command and options must be those of a button',
    session: session !== undefined && !isSession && `session must be a text of 1 to ${maxNameLength} characters`,
    language: language !== undefined && !isText(language, maxNameLength) && 'language must be a tag such as fr',
    units: units !== undefined && !system && `units must be one of: ${systems.join(', ')}`,
  };
  const mistakes = Object.entries(mistakeOf).flatMap(([name, sentence]) =>
    sentence ? [[name, [sentence]] as const] : [],
  );
  if (!input || mistakes.length > 0) return { mistakes: Object.fromEntries(mistakes) };
  const tag = isText(language, maxNameLength) ? language : undefined;
  const identity = isSession ? { id: session } : { id: 'web', anonymous: true as const };
  return { user: { platform: 'web', ...identity, requestedLanguage: tag, units: system }, input };
}

function typed(text: unknown): Input | undefined {
  return isText(text, maxTextLength) && text.trim() !== '' ? { kind: 'text', text } : undefined;
}

function pressed(name: unknown, given: unknown): Input | undefined {
  if (!isText(name, maxNameLength) || typeof given !== 'object' || given === null) return undefined;
  const options = Object.entries(given).filter((entry): entry is [string, string] => isText(entry[1], maxTextLength));
  return options.length === Object.keys(given).length
    ? { kind: 'command', name, options: Object.fromEntries(options) }
    : undefined;
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}
