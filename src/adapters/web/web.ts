import { Hono } from 'hono';
import type { Chat } from '../../chat/index.ts';
import { createKeyedLimiter } from '../../lib/keyed-limiter.ts';
import { createTurns } from '../../lib/turns.ts';
import { addAskPage } from './ask-page.ts';
import { serveAssets } from './assets.ts';
import { addChatRoute } from './chat-route.ts';
import type { WebEnv } from './request.ts';
import type { Sessions } from './sessions.ts';

/** One network may ask ten questions at once, then one a second: behind one address there may be a whole office. */
const networkRate = { perSecond: 1, burst: 10 };
/** An answer takes 10 to 70 ms of the event loop, where one of the data service takes 0.2 ms: the others wait for it. */
const answersAtOnce = 2;

export type WebOptions = {
  readonly chat: Chat;
  readonly sessions: Sessions;
  /** Monotonic, ms. */
  clock(): number;
};

/** The web adapter: `POST /chat` for programs, and the pages for people (`page.ts`). */
export function createWeb({ chat, sessions, clock }: WebOptions): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  const networks = createKeyedLimiter(networkRate, clock);
  const turns = createTurns(answersAtOnce);
  serveAssets(app);
  addChatRoute(app, { chat, sessions, networks, turns });
  addAskPage(app, { dictionary: chat.dictionary });
  return app;
}
