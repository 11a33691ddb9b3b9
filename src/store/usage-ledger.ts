import { addDays } from '../domain/time.ts';
import type { Database } from './database.ts';
import { days, most, ms } from './limits.ts';

type Use = { readonly keyId: string; readonly day: string; readonly endpoint: string };
export type UsageLedger = ReturnType<typeof createUsageLedger>;

/** The use of the quotas of keys by endpoint and UTC day, in the database. What a killed process had counted in its last two seconds is lost. */
export function createUsageLedger(database: Database, onError: (error: unknown) => void) {
  let pending = new Map<string, { key_id: string; day: string; endpoint: string; half_units: number }>();
  let timer: NodeJS.Timeout | undefined;
  let lastDay = '';

  const write = async (): Promise<void> => {
    const rows = [...pending.values()];
    pending = new Map();
    for (let start = 0; start < rows.length; start += most.usageRows) {
      await database
        .insertInto('endpoint_usage')
        .values(rows.slice(start, start + most.usageRows))
        .onConflict((conflict) =>
          conflict.columns(['key_id', 'day', 'endpoint']).doUpdateSet((eb) => ({
            half_units: eb('endpoint_usage.half_units', '+', eb.ref('excluded.half_units')),
          })),
        )
        .execute();
    }
    const day = rows.at(-1)?.day ?? lastDay;
    if (day === lastDay) return;
    lastDay = day;
    await database.deleteFrom('endpoint_usage').where('day', '<', addDays(day, -days.usage)).execute();
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    await write().catch(onError);
  };
  return {
    /** Counts a cost in memory; it is written within two seconds. */
    add({ keyId, day, endpoint }: Use, halfUnits: number): void {
      const name = `${keyId} ${day} ${endpoint}`;
      const row = pending.get(name) ?? { key_id: keyId, day, endpoint, half_units: 0 };
      row.half_units += halfUnits;
      pending.set(name, row);
      timer ??= setTimeout(() => void flush(), ms.usage).unref();
    },
    flush,
  };
}
