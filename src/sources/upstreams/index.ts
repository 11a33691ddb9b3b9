export { createKeep, type Keep, type Kept, type KeptEntry, type Send } from './keep.ts';
export type { Budget, CallMetrics, SourceSettings, UpstreamUsage } from './ports.ts';
export { invalidBody, parseJson } from './read-body.ts';
export { createCallers, type CallUpstream } from './upstream.ts';
export { fill, matches, valueAt, type Matches } from './rows.ts';
