import { z } from 'zod';
import { Problem } from '../problem.ts';
import { readCounts } from '../contract/index.ts';
import type { QuotaLedger } from './quota-ledger.ts';
import type { ServiceEndpoint } from './ports.ts';

/** A service, and the ledger of its quota that every request to it goes through. */
export type MeteredService = { readonly service: ServiceEndpoint; readonly ledger: QuotaLedger };

/**
 * Requests a path of the service and reads its answer by `schema`. `cost` is in units of the quota. Throws a `Problem`:
 * `quota-used-up`, `key-refused`, `refused` (with the service's sentences as `reasons`), or `could-not-ask` for anything
 * else that is not an answer of the schema, with the `status` where there was one.
 */
export async function fetchAnswer<S extends z.ZodType>(
  { service, ledger }: MeteredService,
  path: string,
  parameters: Record<string, string | number>,
  schema: S,
  cost: number,
): Promise<z.output<S>> {
  const reservation = await ledger.reserve(cost);
  try {
    const { status, body } = await send(service, path, parameters);
    const answer = schema.safeParse(body);
    if (status === 200 && answer.success) {
      await reservation.settle(countsOf(body));
      return answer.data;
    }
    if (status === 402 || status === 429) await reservation.close();
    throw refusal(status, body);
  } catch (error) {
    await reservation.release();
    throw error;
  }
}

function countsOf(body: unknown): { dailyQuota?: number | undefined; requestCount?: number | undefined } {
  return readCounts.safeParse(body).data?.meta ?? {};
}

/** The problem that a status stands for. It is read without the body, because some services send none or no JSON. */
function refusal(status: number, body: unknown): Problem {
  if (status === 402 || status === 429) return new Problem('quota-used-up');
  if (status === 401 || status === 403) return new Problem('key-refused');
  if (status === 400 || status === 422) return new Problem('refused', { reasons: sentences(body) });
  return new Problem('could-not-ask', { status });
}

async function send(
  service: ServiceEndpoint,
  path: string,
  parameters: Record<string, string | number>,
): Promise<{ status: number; body: unknown }> {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const request = new Request(`${service.url}${path}?${query.toString()}`, {
    headers: { Authorization: service.key },
  });
  try {
    const response = await service.fetch(request);
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch (cause) {
    throw new Problem('could-not-ask', {}, { cause });
  }
}

/** Our service sends an object of sentences or of lists of sentences; other services send a string or a list. */
const errors = z.object({
  errors: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]),
});

function sentences(body: unknown): string {
  const refusal = errors.safeParse(body);
  if (!refusal.success) return '';
  const input = refusal.data.errors;
  return (typeof input === 'string' ? [input] : Object.values(input).flat()).join('; ');
}
