import { Hono } from 'hono';
import { addPictureRoutes } from './answer-picture.ts';
import { addAskPage } from './ask-page.ts';
import { serveAssets } from './assets.ts';
import { addBotsPage } from './bots-page.ts';
import { addCalendarRoute } from './calendar-route.ts';
import { addChatRoute } from './chat-route.ts';
import { addDashboard, type DashboardPages } from './dashboard/dashboard.ts';
import { serveEngine } from './engine.ts';
import { addEmbedPage } from './embed-page.ts';
import { addInstallRoutes } from './install.ts';
import { addLegalPages } from './legal-pages.ts';
import { addPlacePage } from './place-page.ts';
import { addNowRoutes } from './now-routes.ts';
import { createQuestions, type WebParts } from './questions.ts';
import { addSuggestRoute } from './suggest-route.ts';
import type { WebEnv } from './request.ts';
import { addStationsPage } from './stations/stations.ts';

/** Those that are absent are so in tests of other pages. */
export type WebOptions = Omit<WebParts, 'questions'> & { readonly dashboard?: DashboardPages | undefined };

const parts = [
  addInstallRoutes,
  addChatRoute,
  addAskPage,
  addPlacePage,
  addCalendarRoute,
  addEmbedPage,
  addSuggestRoute,
  addLegalPages,
  addPictureRoutes,
  addNowRoutes,
  addStationsPage,
  addBotsPage,
];

/** The web adapter: `POST /chat` for programs, and the pages for people (`page.ts`). */
export function createWeb({ dashboard, ...options }: WebOptions): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  serveAssets(app);
  serveEngine(app);
  const questions = createQuestions(options);
  for (const add of parts) add(app, { ...options, questions });
  const { chat, clock } = options;
  if (dashboard) addDashboard(app, { ...dashboard, dictionary: chat.dictionary, clock });
  return app;
}
