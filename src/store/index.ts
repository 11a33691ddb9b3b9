export { createAccounts, type KeyRecord } from './accounts.ts';
export { openCache, type Cache } from './cache.ts';
export { openDatabase, pingDatabase } from './database.ts';
export { quickAccounts } from './quick-accounts.ts';
export { installationSecret } from './secret.ts';
