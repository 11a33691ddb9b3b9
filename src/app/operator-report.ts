import type { OperatorReport } from '../adapters/web/ports.ts';
import { utcDate } from '../domain/time.ts';
import { countDigests, createFailedDeliveries, listKeyUse } from '../store/index.ts';
import type { Resources } from './resources.ts';

/** Deliveries that are listed; the command `npm run digests -- failed` has all. */
const maxFailed = 50;

/** The state of the service, for its operator. */
export async function operatorReport({
  database,
  health,
}: Pick<Resources, 'database' | 'health'>): Promise<OperatorReport> {
  const opened = await database();
  const [{ parts }, keys, digests, failed] = await Promise.all([
    health.report(),
    listKeyUse(opened, utcDate(Date.now())),
    countDigests(opened),
    createFailedDeliveries(opened).list(),
  ]);
  return { parts, keys, digests, failed: failed.slice(0, maxFailed) };
}
