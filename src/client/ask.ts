import { z } from 'zod';
import { Problem } from '../problem.ts';
import { readCounts } from '../contract/index.ts';
import type { Ledger } from './ledger.ts';
import type { Service } from './ports.ts';

/**
 * Asks one path of the service and reads its answer by `schema`. Throws a `Problem`: `quota-used-up`, `key-refused`,
 * `refused` (with the service's sentences), or `could-not-ask` for whatever else came instead of an answer that fits.
 */
export async function ask<S extends z.ZodType>(
  { service, ledger }: { service: Service; ledger: Ledger },
  path: string,
  parameters: Record<string, string | number>,
  schema: S,
  cost: number,
): Promise<z.output<S>> {
  await ledger.reserve(cost);
  const { status, body } = await send(service, path, parameters);
  const counts = readCounts.safeParse(body);
  if (counts.success) await ledger.settle(counts.data.meta);
  if (status === 402 || status === 429) {
    await ledger.close();
    throw new Problem('quota-used-up');
  }
  if (status === 401 || status === 403) throw new Problem('key-refused');
  if (status === 400 || status === 422) throw new Problem('refused', { reasons: sentences(body) });
  const answer = schema.safeParse(body);
  if (status !== 200 || !answer.success) throw new Problem('could-not-ask');
  return answer.data;
}

async function send(
  service: Service,
  path: string,
  parameters: Record<string, string | number>,
): Promise<{ status: number; body: unknown }> {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const request = new Request(`${service.url}${path}?${query.toString()}`, { headers: { Authorization: service.key } });
  try {
    const response = await service.fetch(request);
    return { status: response.status, body: await response.json() };
  } catch (cause) {
    throw new Problem('could-not-ask', {}, { cause });
  }
}

/** `errors` is an object of sentences or of lists of them; other services send a string or a list. */
const errors = z.object({
  errors: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]),
});

function sentences(body: unknown): string {
  const refusal = errors.safeParse(body);
  if (!refusal.success) return '';
  const said = refusal.data.errors;
  return (typeof said === 'string' ? [said] : Object.values(said).flat()).join('; ');
}
