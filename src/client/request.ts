import { z } from 'zod';
import { Problem } from '../problem.ts';
import { readCounts } from '../contract/index.ts';
import type { QuotaLedger } from './quota-ledger.ts';
import type { Service } from './ports.ts';

/**
 * Asks one path of the service and reads its answer by `schema`. Throws a `Problem`: `quota-used-up`, `key-refused`,
 * `refused` (with the service's sentences), or `could-not-ask` for whatever else came instead of an answer that fits, with
 * its `status` where that is all.
 */
export async function ask<S extends z.ZodType>(
  { service, ledger }: { service: Service; ledger: QuotaLedger },
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

/** What a status says is enough: some services send no body with it, or one that is no JSON. */
function refusal(status: number, body: unknown): Problem {
  if (status === 402 || status === 429) return new Problem('quota-used-up');
  if (status === 401 || status === 403) return new Problem('key-refused');
  if (status === 400 || status === 422) return new Problem('refused', { reasons: sentences(body) });
  return new Problem('could-not-ask', { status });
}

async function send(
  service: Service,
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

/** `errors` is an object of sentences or of lists of them; other services send a string or a list. */
const errors = z.object({
  errors: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]),
});

function sentences(body: unknown): string {
  const refusal = errors.safeParse(body);
  if (!refusal.success) return '';
  const input = refusal.data.errors;
  return (typeof input === 'string' ? [input] : Object.values(input).flat()).join('; ');
}
