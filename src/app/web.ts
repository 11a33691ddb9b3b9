import type { OperatorReport } from '../adapters/web/ports.ts';
import { utcDate } from '../domain/time.ts';
import type { ErrorPage, Web } from '../http/ports.ts';
import { observedNetworks } from '../sources/observed/index.ts';
import { createStationMap } from '../sources/stations/index.ts';
import { countDigests, createFailedDeliveries, listKeyUse } from '../store/index.ts';
import { warningCoverage } from '../sources/warnings/index.ts';
import { landRings } from '../sources/water/index.ts';
import type { App } from './app.ts';
import { createBotLinks } from './bot-links.ts';
import { openMail } from './mail.ts';
import { createRenderPng } from './render-png.ts';

/** The pages, the chat over HTTP and the tools for language models, as the routes of one address. */
export async function openWeb(app: App): Promise<{ readonly web: Web; readonly errorPage: ErrorPage }> {
  const [{ createErrorPage, createSessions, createWeb }, { createMcp }] = await Promise.all([
    import('../adapters/web/index.ts'),
    import('../adapters/mcp/index.ts'),
  ]);
  const clock = (): number => performance.now();
  const chat = await app.chat();
  const dashboard = {
    dashboard: await app.customers(),
    operatorReport: () => operatorReport(app),
    mayRegister: app.config.registration,
    mailLink: await openMail(app),
    secret: app.secret(),
  };
  const map = createStationMap(await app.catalogue(), (await app.streamStations()).stations, landRings);
  const botLinks = createBotLinks(app.config);
  const sessions = createSessions(app.secret());
  const { supportUrl } = app.config;
  const web = createWeb({
    chat,
    sessions,
    renderPng: createRenderPng(app),
    dashboard,
    map,
    // Of a service of others it is not known.
    ...(!app.config.dataUrl && {
      coverage: { ...warningCoverage(app.config.warnings), networks: observedNetworks(app.config.observed) },
      gauges: app.gauges,
    }),
    botLinks,
    readNow: async (query) => {
      const { fetch, url, key } = await app.serviceForBot();
      return fetch({ url: `${url}/v2/now/point?${new URLSearchParams(query).toString()}`, key });
    },
    supportUrl,
    clock,
  });
  return {
    web: web.route('/', createMcp({ chat, keys: await app.toolKeys(), clock })),
    errorPage: createErrorPage(chat.dictionary),
  };
}

/** Deliveries that are listed; the command `npm run digests -- failed` has all. */
const maxFailed = 50;

async function operatorReport({ database, health }: App): Promise<OperatorReport> {
  const opened = await database();
  const [{ parts }, keys, digests, failed] = await Promise.all([
    health.report(),
    listKeyUse(opened, utcDate(Date.now())),
    countDigests(opened),
    createFailedDeliveries(opened).list(),
  ]);
  return { parts, keys, digests, failed: failed.slice(0, maxFailed) };
}
