import { pushPlatforms } from '../domain/platform.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { createPrompt, type Prompt } from '../adapters/terminal/index.ts';
import { openLexiconsAhead } from '../chat/index.ts';
import type { Program } from '../cli/start.ts';
import { internalError, storeUnavailable, tooBusy } from '../contract/index.ts';
import { takeOverMs } from '../digests/index.ts';
import { createListener } from '../http/listener.ts';
import { progressBar } from '../lib/progress-bar.ts';
import { orElse } from '../problem.ts';
import type { App } from './app.ts';
import { deleteInactiveDaily } from './inactive-users.ts';
import { add, openAdapter, type OpenedAdapter, type StartContext } from './open-adapters.ts';
import { packDatums, packSources, packTideGrid, packWater, showProgressOnTerminal } from './packing.ts';
import { openWeb } from './web.ts';

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
