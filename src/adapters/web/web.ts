import { Hono } from 'hono';
import type { Chat } from '../../chat/index.ts';
import type { RenderPng } from '../adapter.ts';
import { addPictureRoutes } from './answer-picture.ts';
import { addAskPage } from './ask-page.ts';
import { serveAssets } from './assets.ts';
import { addBotsPage } from './bots-page.ts';
import { addCalendarRoute } from './calendar-route.ts';
import { addChatRoute } from './chat-route.ts';
import { addDashboard, type DashboardPages } from './dashboard/index.ts';
import { serveEngine } from './engine.ts';
import { addEmbedPage } from './embed-page.ts';
import { addInstallRoutes } from './install.ts';
import { addLegalPages } from './legal-pages.ts';
import { addPlacePage } from './place-page.ts';
import { addNowRoutes } from './now/index.ts';
import type { BotLinks, ReadNow, StationMap } from './ports.ts';
import { createQuestions } from './questions.ts';
import { addSuggestRoute } from './suggest-route.ts';
import type { WebEnv } from './request.ts';
import type { Sessions } from './sessions.ts';
import { addStationsPage } from './stations/index.ts';

export type WebOptions = {
  readonly chat: Chat;
  readonly sessions: Sessions;
  readonly renderPng: RenderPng;
  /** Absent in tests of other pages. */
  readonly dashboard?: DashboardPages | undefined;
  /** Absent in tests of other pages. */
  readonly map?: StationMap | undefined;
  /** Absent in tests of other pages. */
  readonly botLinks?: BotLinks | undefined;
  /** Absent in tests of other pages. */
  readonly readNow?: ReadNow | undefined;
  /** Where people get help. */
  readonly supportUrl?: string | undefined;
  /** Monotonic, ms. */
  clock(): number;
};

/** The web adapter: `POST /chat` for programs, and the pages for people (`page.ts`). */
export function createWeb(options: WebOptions): Hono<WebEnv> {
  const { chat, sessions, renderPng, dashboard, map, botLinks, readNow, supportUrl, clock } = options;
  const app = new Hono<WebEnv>();
  const questions = createQuestions({ chat, sessions, clock });
  serveAssets(app);
  serveEngine(app);
  addInstallRoutes(app, chat.dictionary, renderPng);
  addChatRoute(app, { chat, sessions, questions });
  addAskPage(app, { chat, questions });
  addPlacePage(app, { chat, questions, botLinks });
  addCalendarRoute(app, questions);
  addEmbedPage(app, chat, questions);
  addSuggestRoute(app, chat, questions);
  addLegalPages(app, chat.dictionary, supportUrl);
  addPictureRoutes(app, questions, renderPng);
  if (readNow) addNowRoutes(app, { chat, questions, renderPng, readNow });
  if (map) addStationsPage(app, { map, questions, dictionary: chat.dictionary });
  if (botLinks) addBotsPage(app, chat.dictionary, botLinks);
  if (dashboard) addDashboard(app, { ...dashboard, dictionary: chat.dictionary, clock });
  return app;
}
