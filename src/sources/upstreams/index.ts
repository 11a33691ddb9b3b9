export { createCallers } from './callers.ts';
export type { Budget, CallMetrics, UpstreamUsage, UsageLimit } from './ports.ts';
export { invalidBody, parseJson } from './read-body.ts';
export type { CallUpstream, UpstreamResponse } from './upstream.ts';
