import { z } from 'zod';
import { Problem } from '../problem.ts';
import { type DocumentedPath, paths, readCounts, readers, type AnswerTo, type ReadPath } from '../contract/index.ts';
import type { QuotaLedger } from './quota-ledger.ts';
import type { ServiceEndpoint } from './ports.ts';

/** Throws a `Problem`: `quota-used-up`, `key-refused`, `refused` (`reasons` of the service), or `could-not-ask` (`status`). */
export type Ask = <Path extends ReadPath>(
  path: Path,
  parameters: Readonly<Record<string, string | number>>,
) => Promise<AnswerTo<Path>>;

/** Units of the quota. A path that costs by the point is not asked. */
const costOf = ({ cost }: DocumentedPath): number => (cost === '0' ? 0 : 1);

/** Asks a service. Every request goes through the ledger of its quota. */
export function createAsk(service: ServiceEndpoint, ledger: QuotaLedger): Ask {
  return async <Path extends ReadPath>(path: Path, parameters: Readonly<Record<string, string | number>>) => {
    const reservation = await ledger.reserve(costOf(paths[path]));
    try {
      const { status, body } = await send(service, path, parameters);
      const answer = readers[path].safeParse(body);
      if (status === 200 && answer.success) {
        await reservation.settle(readCounts.safeParse(body).data?.meta ?? {});
        return answer.data as AnswerTo<Path>;
      }
      if (status === 402 || status === 429) await reservation.close();
      throw refusal(status, body);
    } catch (error) {
      await reservation.release();
      throw error;
    }
  };
}

/** The problem that a status stands for. It is read without the body, because some services send none or no JSON. */
function refusal(status: number, body: unknown): Problem {
  if (status === 402 || status === 429) return new Problem('quota-used-up');
  if (status === 401 || status === 403) return new Problem('key-refused');
  if (status === 400 || status === 422) return new Problem('refused', { reasons: sentences(body) });
  return new Problem('could-not-ask', { status });
}

/** Rethrows, as a problem of its own, that the service did answer, by 503: then none of its sources could be asked. */
export function silentAs(code: 'warnings-silent' | 'weather-silent'): (error: unknown) => never {
  return (error) => {
    const isUnavailable = error instanceof Problem && error.code === 'could-not-ask' && error.details['status'] === 503;
    throw isUnavailable ? new Problem(code, {}, { cause: error }) : error;
  };
}

async function send(service: ServiceEndpoint, path: string, parameters: Parameters<Ask>[1]) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  try {
    const response = await service.fetch({ url: `${service.url}${path}?${query.toString()}`, key: service.key });
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
  const input = errors.safeParse(body).data?.errors ?? [];
  return (typeof input === 'string' ? [input] : Object.values(input).flat()).join('; ');
}
