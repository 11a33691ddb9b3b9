import type { Budget } from './ports.ts';
import { createUpstream, type CallUpstream, type UpstreamOptions } from './upstream.ts';

/** The callers of some upstreams by name. Each is told who calls: the program, and the mail address or URL of `contact`. */
export function createCallers<Name extends string>(
  budgets: Readonly<Record<Name, Budget>>,
  contact: string | undefined,
  ports: Omit<UpstreamOptions, 'userAgent'>,
): Readonly<Record<Name, CallUpstream>> {
  const userAgent = contact ? `Bellbuoy (${contact})` : 'Bellbuoy';
  const callers = Object.entries<Budget>(budgets).map(
    ([name, budget]) => [name, createUpstream(name, budget, { ...ports, userAgent })] as const,
  );
  return Object.fromEntries(callers) as Record<Name, CallUpstream>;
}
