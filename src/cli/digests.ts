import type { FailedDeliveries } from './ports.ts';
import { print, printLines, refuse, usage } from './output.ts';

/** `digests failed | again`. Resolves to the exit code: 1 for unknown arguments or an unknown delivery. */
export async function digests(deliveries: FailedDeliveries, [action, id, ...rest]: readonly string[]): Promise<number> {
  if (action === 'failed' && id === undefined) return failed(deliveries);
  if (action === 'again' && id !== undefined && rest.length === 0) return again(deliveries, id);
  return refuse(usage('digests'));
}

async function failed(deliveries: FailedDeliveries): Promise<number> {
  const rows = (await deliveries.list()).map(({ id, digestId, platform, dueAt, error }) => {
    const due = new Date(dueAt).toISOString().slice(0, 16).replace('T', ' ');
    return `${id}  ${due} UTC  ${platform.padEnd(8)}  digest ${digestId}  ${error ?? ''}`;
  });
  return printLines(rows, 'No digest was given up.');
}

async function again(deliveries: FailedDeliveries, id: string): Promise<number> {
  const count = await deliveries.sendAgain(id === 'all' ? undefined : id, Date.now());
  if (count === 0 && id !== 'all')
    return refuse(`No digest ${id} was given up, or it is paused or gone. Try: npm run digests -- failed\n`);
  return print(`${count} to be sent once more.\n`);
}
