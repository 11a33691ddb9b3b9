export { createService } from './app.ts';
export type { Account, Accounts } from './ports.ts';
