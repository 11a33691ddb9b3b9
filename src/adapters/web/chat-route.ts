import type { Context, Hono } from 'hono';
import type { Answer } from '../../answers/index.ts';
import { tooManyQuestions, type Chat, type IncomingMessage, type Input, type Reply } from '../../chat/index.ts';
import { isPoint, isPointId } from '../../domain/place.ts';
import { unitSystems, type UnitSystem } from '../../domain/units.ts';
import { limitBody, onlyPost, refusal, retryAfter } from '../http.ts';
import { answerArticle } from './answer-article.ts';
import { lengths, most } from './limits.ts';
import { addressOf, queryOf, readerOf, type WebParts } from './questions.ts';
import { acceptedLanguage, type WebEnv } from './request.ts';

const systems = Object.keys(unitSystems) as UnitSystem[];

/**
 * The route `POST /chat` with `{"text": "tide Brest", "session"?, "language"?, "units"?}`. Responds with the neutral Answer,
 * also to a request that is refused, and with the `session` that continues the conversation: a new one where none was sent,
 * or one that was not issued here. A button is pressed by sending its `command` and `options` instead of a text, a location
 * is shared as `point`. A body of another shape is a 400 with sentences by member, of another type than JSON a 415, and too
 * many questions are a 429. A page, which accepts HTML, gets the answer as an article (`answer-article.ts`).
 */
export function addChatRoute(app: Hono<WebEnv>, { chat, sessions, questions }: WebParts): void {
  // A page of another site may send any other type without asking the browser first (fetch.spec.whatwg.org, CORS).
  app.post('/chat', async (c, next) => {
    const [type = ''] = (c.req.header('Content-Type') ?? '').split(';');
    if (type.trim().toLowerCase() === 'application/json') return next();
    const sentence = 'Send JSON, with the header Content-Type: application/json.';
    return refusal('body', sentence, 415, { Accept: 'application/json' });
  });
  app.post('/chat', limitBody(most.bodyBytes), async (c) => {
    const waitMs = questions.take(c);
    const body: unknown = await c.req.json().catch(() => undefined);
    const request = parse(body);
    if (waitMs > 0) {
      const language = ('language' in request ? request.language : undefined) ?? c.req.header('Accept-Language');
      return tooMany(tooManyQuestions(chat.dictionary.in(language), waitMs), waitMs);
    }
    if ('mistakes' in request) return c.json({ errors: request.mistakes }, 400);
    const { input, language, units } = request;
    const isPage = c.req.header('Accept')?.includes('text/html') === true;
    const opened = isPage ? questions.session(c) : sessions.open(request.session ?? '');
    const session = opened ?? sessions.issue();
    const user: IncomingMessage['user'] = {
      platform: 'web',
      id: session.account,
      requestedLanguage: language,
      units,
      isNewSession: !opened,
      ...(isPage && { language: acceptedLanguage(c.req.header('Accept-Language'), chat.dictionary.languages) }),
    };
    const reply = await questions.answer(c, { user, input });
    if (reply.limited) return tooMany(reply.answer, reply.limited.waitMs);
    if (!isPage) return c.json({ ...reply.answer, session: session.token }, 200, uncached);
    questions.keep(c, session);
    return sendArticle(c, chat, input, reply);
  });
  onlyPost(app, '/chat');
}

const uncached = { 'Cache-Control': 'no-store' };

/** The answer as an article. Where it has an address of its own, `Content-Location` names it (RFC 9110, section 8.7). */
async function sendArticle(c: Context<WebEnv>, chat: Chat, input: Input, reply: Reply): Promise<Response> {
  const { question, ...own } = reply;
  const reader = readerOf({}, reply);
  const words = chat.dictionary.in(reply.language);
  // The buttons of an answer about a shared location carry its coordinates: those of others have addresses.
  const isShared = input.kind === 'command' && isPointId(input.options['place'] ?? '');
  const { origin } = c.env;
  if (!question || isShared) {
    const shown = { ...own, ...(isShared && { isOwnPlace: true as const }) };
    return c.html(await answerArticle(chat, shown, words, { query: undefined, reader, origin }), 200, uncached);
  }
  const article = await answerArticle(chat, reply, words, { query: queryOf(question, reader), reader, origin });
  return c.html(article, 200, { ...uncached, 'Content-Location': addressOf(question, reader) });
}

function tooMany({ title }: Answer, waitMs: number): Response {
  return refusal('request', title, 429, { ...retryAfter(waitMs), ...uncached });
}

type ChatRequest = {
  readonly input: Input;
  readonly session: string | undefined;
  readonly language: string | undefined;
  readonly units: UnitSystem | undefined;
};

function parse(body: unknown): ChatRequest | { readonly mistakes: Readonly<Record<string, readonly string[]>> } {
  if (typeof body !== 'object' || body === null) {
    return { mistakes: { body: ['Send JSON such as {"text": "tide Brest"}.'] } };
  }
  const { text, command, options, point, session, language, units } = body as Record<string, unknown>;
  const input = command !== undefined ? pressed(command, options) : point !== undefined ? shared(point) : typed(text);
  const system = systems.find((name) => name === units);
  const [isCommand, isPin] = [command !== undefined, point !== undefined];
  const rules: readonly (readonly [name: string, isWrong: boolean, sentence: string])[] = [
    ['text', !isCommand && !isPin && !input, `text must be a question of 1 to ${lengths.text} characters`],
    ['command', isCommand && !input, 'command and options must be those of a button'],
    ['point', !isCommand && isPin && !input, 'point must be {"lat": 48.38, "lng": -4.49}'],
    ['session', session !== undefined && typeof session !== 'string', 'session must be one that an answer had'],
    ['language', language !== undefined && !isText(language, lengths.name), 'language must be a tag such as fr'],
    ['units', units !== undefined && !system, `units must be one of: ${systems.join(', ')}`],
  ];
  const mistakes = rules.filter(([, isWrong]) => isWrong).map(([name, , sentence]) => [name, [sentence]] as const);
  if (!input || mistakes.length > 0) return { mistakes: Object.fromEntries(mistakes) };
  return {
    input,
    session: typeof session === 'string' ? session : undefined,
    language: isText(language, lengths.name) ? language : undefined,
    units: system,
  };
}

function typed(text: unknown): Input | undefined {
  return isText(text, lengths.text) && text.trim() !== '' ? { kind: 'text', text } : undefined;
}

function shared(point: unknown): Input | undefined {
  return isPoint(point) ? { kind: 'pin', point: { lat: point.lat, lng: point.lng } } : undefined;
}

function pressed(name: unknown, given: unknown): Input | undefined {
  if (!isText(name, lengths.name) || typeof given !== 'object' || given === null) return undefined;
  const options = Object.entries(given).filter((entry): entry is [string, string] => isText(entry[1], lengths.text));
  return options.length === Object.keys(given).length
    ? { kind: 'command', name, options: Object.fromEntries(options) }
    : undefined;
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}
