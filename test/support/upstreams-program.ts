/**
 * `node upstreams-program.ts <ms>`: runs the simulated upstreams in a process of their own, which delay each answer by `ms`, and
 * prints the address of those of weather and observations, and that of warnings, which are as many as on a bad day.
 */
import { utcDayMs } from '../../src/domain/time.ts';
import { startUpstreams } from './upstreams-server.ts';
import { capXml, meteoalarmBody, nwsBody, startWarningUpstreams, zipOf } from './upstreams-warnings.ts';

const delayMs = Number(process.argv[2] ?? 0);
const upstreams = await startUpstreams(Date.now);
upstreams.slow(delayMs);
const { settings, set } = await startWarningUpstreams(() => {}, delayMs);
const ids = Array.from({ length: 300 }, (_, i) => String(i));
/** A body of 20 November 2026, in force today. */
const now = (body: string): string =>
  [20, 21].reduce((text, day) => {
    const date = new Date(Date.now() + (day - 20) * utcDayMs).toISOString().slice(0, 10);
    return text.replaceAll(`2026-11-${day}`, date).replaceAll('T09:00:00', 'T00:00:00');
  }, body);
set('/alerts/active', now(nwsBody({ id: 'land' })));
set('/weather/alerts/cap/', zipOf(...ids.map((id) => now(capXml({ id })))));
set('/api/v1/warnings/feeds-', now(meteoalarmBody(...ids.map((id) => ({ id, codes: ['EMMA_ID IE006'] })))));
process.stdout.write(`${upstreams.url} ${settings.url}\n`);
