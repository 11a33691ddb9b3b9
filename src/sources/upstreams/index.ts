export { createKeep, type Keep, type Kept, type KeptEntry, type Send, type Wanted } from './keep.ts';
export type { Budget, CallMetrics, SourceSettings, UpstreamUsage, UsageLimit } from './ports.ts';
export { invalidBody, parseJson } from './read-body.ts';
export { createCallers, type CallUpstream } from './upstream.ts';
export { fill, matches, valueAt, type Matches } from './rows.ts';
