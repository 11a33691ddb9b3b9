import type { Adapter } from '../adapters/adapter.ts';
import type { PartName, StatusReport } from '../cli/start.ts';
import type { App } from './app.ts';

/** The context in which the parts of the program are started. */
export type StartContext = {
  readonly app: App;
  readonly parts: readonly PartName[];
  readonly report: StatusReport;
  /** Started parts, by the name that `/health` shows. */
  readonly running: Map<string, Adapter>;
};

/** Adds a part to those that are stopped with the program and shown in `/health`. */
export function add(name: string, part: Adapter, { app: { health }, running }: StartContext): void {
  running.set(name, part);
  health.watch(name, () => part.health());
}
