export { createAccounts, type KeyRecord } from './accounts.ts';
export { openCache, type Cache } from './cache.ts';
export { isPostgres, openDatabase, pingDatabase, type Database } from './database.ts';
export { createDigests } from './digests.ts';
export { createSharedPace } from './lanes.ts';
export { takeRole, type Role } from './only-one.ts';
export { createOutbox } from './outbox.ts';
export { quickAccounts } from './quick-accounts.ts';
export { installationSecret } from './secret.ts';
