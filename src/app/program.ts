import { pushPlatforms, platforms, type PushPlatform } from '../domain/platform.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { createPrompt, type Prompt } from '../adapters/terminal/index.ts';
import { openLexiconsAhead } from '../chat/index.ts';
import type { Program, PartName, StatusReport } from '../cli/start.ts';
import { internalError, storeUnavailable, tooBusy } from '../contract/index.ts';
import { takeOverMs } from '../digests/index.ts';
import { createListener } from '../http/listener.ts';
import { progressBar } from '../lib/progress-bar.ts';
import { orElse } from '../problem.ts';
import type { App } from './app.ts';
import { deleteInactiveDaily } from './inactive-users.ts';
import { packDatums, packSources, packTideGrid, packWater, showProgressOnTerminal } from './packing.ts';
import type { Webhook, ErrorPage, Web } from '../http/ports.ts';
import { createDiscordAdapter } from './discord.ts';
import { createTelegramAdapter } from './telegram.ts';
import type { OperatorReport } from '../adapters/web/ports.ts';
import { utcDate } from '../domain/time.ts';
import { observedNetworks } from '../sources/observed/index.ts';
import { createStationMap } from '../sources/stations/index.ts';
import { countDigests, createFailedDeliveries, listKeyUse } from '../store/index.ts';
import { warningCoverage } from '../sources/warnings/index.ts';
import { landRings } from '../sources/water/index.ts';
import { createBotLinks } from './bot-links.ts';
import { openMail } from './mail.ts';
import { createRenderPng } from './render-png.ts';

/** The long-running program: starts the parts that are configured, and packs data at the first start. */
export function createProgram(app: App): Program {
  const running = new Map<string, Adapter>();
  const jobs: { stop(): void }[] = [app.placePacking];
  return {
    async start(parts, report, onEnd) {
      const context = { app, parts, report, running };
      const { dataDir } = app.config;
      await packSources(dataDir);
      jobs.push(packWater(dataDir));
      const adapters = await Promise.all(pushPlatforms.map((name) => openAdapter(name, context)));
      if (!(await startListener(context, adapters))) return false;
      await Promise.all(adapters.map(({ start }) => start()));
      if (!(await startDigests(context))) return false;
      const prompt = process.stdin.isTTY ? await startPrompt(context, onEnd) : undefined;
      app.placePacking.onProgress((percent) =>
        prompt ? prompt.status(percent < 100 ? progressBar(percent) : '') : showProgressOnTerminal(percent),
      );
      void app.placePacking.ready().catch(orElse(undefined));
      if (parts.some((part) => part !== 'service' && part !== 'digests')) void openLexiconsAhead();
      jobs.push(
        packDatums(dataDir, () => void app.catalogue().then((catalogue) => catalogue.reloadDatums())),
        packTideGrid(app.config, app.log, () => void app.reloadTideGrid()),
        deleteInactiveDaily(app.users, app.log),
      );
      return true;
    },
    async stop() {
      for (const job of jobs) job.stop();
      await Promise.all([...running.values()].map((part) => part.stop()));
    },
  };
}

/** Starts the listener, which the data service and the web adapter share. Resolves to false where its address is in use. */
async function startListener(context: StartContext, adapters: readonly OpenedAdapter[]): Promise<boolean> {
  const { app, parts, report } = context;
  const { host, port, publicUrl, trustedProxies, metricsToken } = app.config;
  const service = parts.includes('service')
    ? await app.service(parts.includes('web') ? { makesKeys: app.config.registration } : undefined)
    : undefined;
  const { web, errorPage } = parts.includes('web') ? await openWeb(app) : {};
  const webhooks = adapters.flatMap(({ webhook }) => webhook ?? []);
  const onlyDigests = parts.every((part) => part === 'digests');
  if (!service && !web && webhooks.length === 0 && !onlyDigests) return true;
  const { health, log } = app;
  const errors = { internal: internalError, tooBusy, storeUnavailable };
  const names = { host, port, publicUrl, trustedProxies, metricsToken };
  const served = { service, web, webhooks, errorPage };
  const listener = createListener({ ...names, ...served, health, metrics: app.metrics, log, errors });
  try {
    await listener.start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    // Beside a data service on the same machine, digests run without an address for their health.
    if (onlyDigests) {
      report.off('health', `${host}:${port} is in use: set PORT to another`);
      return true;
    }
    process.stderr.write(`${host}:${port} is in use, perhaps by another Bellbuoy. Set PORT to another.\n`);
    return false;
  }
  add('http', listener, context);
  if (onlyDigests) {
    report.on('health', `${listener.url()}/health`);
    return true;
  }
  if (service) report.on('data service', `${listener.url()}/v2 (a key: npm run keys -- create NAME)`);
  else report.off('data service', 'left out by --only');
  const url = listener.url();
  if (web) report.on('web', `${url}/ in a browser, POST ${url}/chat, tools for language models at ${url}/mcp`);
  else report.off('web', 'left out by --only');
  return true;
}

/** Resolves to false where only digests were requested and they cannot run. */
async function startDigests(context: StartContext): Promise<boolean> {
  const { app, parts, report } = context;
  const refuse = (why: string): boolean => {
    const onlyDigests = parts.every((part) => part === 'digests');
    if (onlyDigests) process.stderr.write(`No digests: ${why}.\n`);
    else report.off('digests', why);
    return !onlyDigests;
  };
  if (!parts.includes('digests')) return refuse('left out by --only');
  if (!pushPlatforms.some((name) => app.config[name].token)) {
    const tokens = pushPlatforms.map((name) => `${name.toUpperCase()}_TOKEN`);
    return refuse(`set ${tokens.join(' or ')} to turn them on`);
  }
  const runner = await app.digestRunner();
  await runner.start();
  add('digests', runner, context);
  const waits = `waiting: another process with this database sends them; when it ends, this one does within ${takeOverMs / 1000} s`;
  report.on('digests', runner.isWaiting() ? waits : 'planned, and sent when they are due');
  return true;
}

async function startPrompt(context: StartContext, onEnd: () => void): Promise<Prompt> {
  const { app, report } = context;
  const chat = await app.chat();
  report.on('terminal', 'ask, such as: tide Brest tomorrow. exit or Ctrl-C ends.');
  const { stdin: input, stdout: output } = process;
  const prompt = createPrompt({ chat, language: app.config.language, input, output, onEnd });
  add('terminal', prompt, context);
  await prompt.start();
  if (process.stderr.isTTY) app.logOutput.printWith(prompt.printAbove);
  return prompt;
}

type StartContext = {
  readonly app: App;
  readonly parts: readonly PartName[];
  readonly report: StatusReport;
  /** Started parts, by the name that `/health` shows. */
  readonly running: Map<string, Adapter>;
};

/** Adds a part to those that are stopped with the program and shown in `/health`. */
function add(name: string, part: Adapter, { app: { health }, running }: StartContext): void {
  running.set(name, part);
  health.watch(name, () => part.health());
}

type OpenedAdapter = {
  /** The routes that its platform calls; to be served before `start`. */
  readonly webhook?: Webhook | undefined;
  /** Starts it, or reports why it is off. */
  start(): Promise<void>;
};

const create = { telegram: createTelegramAdapter, discord: createDiscordAdapter };

/** The adapter of a platform. Its library is loaded only where it is on. */
async function openAdapter(name: PushPlatform, context: StartContext): Promise<OpenedAdapter> {
  const { app, parts, report } = context;
  const { title } = platforms[name];
  const setting = `${name.toUpperCase()}_TOKEN`;
  const { token } = app.config[name];
  if (!parts.includes(name)) return unopened(report, title, 'left out by --only');
  if (!token) return unopened(report, title, `set ${setting} to turn it on`);
  const adapter = await create[name](app, token);
  return { webhook: adapter.webhook, start: () => startAdapter(title, adapter, setting, context) };
}

function unopened(report: StatusReport, name: string, why: string): OpenedAdapter {
  return { start: () => Promise.resolve(report.off(name, why)) };
}

/** Starts an adapter. A failure is reported with the setting to look at, and does not keep the others from starting. */
async function startAdapter(name: string, adapter: Adapter, setting: string, context: StartContext): Promise<void> {
  const { report } = context;
  add(name.toLowerCase(), adapter, context);
  try {
    await adapter.start();
    const { ok, reason = 'not connected yet, trying again' } = adapter.health();
    report.on(name, ok ? 'connected' : reason);
  } catch (error) {
    report.off(name, `${error instanceof Error ? error.message : 'it does not open'} (look at ${setting})`);
  }
}

/** The pages, the chat over HTTP and the tools for language models, as the routes of one address. */
async function openWeb(app: App): Promise<{ readonly web: Web; readonly errorPage: ErrorPage }> {
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
