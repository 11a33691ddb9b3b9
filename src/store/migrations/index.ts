import type { Migration } from 'kysely/migration';
import { adapterRecords } from './adapter-records.ts';
import { alerts } from './alerts.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { customers } from './customers.ts';
import { digestTargets } from './digest-targets.ts';
import { digestsGone } from './digests-gone.ts';
import { digests } from './digests.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { firstTables } from './first-tables.ts';
import { healthProbes } from './health-probes.ts';
import { inactivity } from './inactivity.ts';
import { linkedAccounts } from './linked-accounts.ts';
import { people } from './people.ts';
import { telegramUpdates } from './telegram-updates.ts';
import { telegramWaiting } from './telegram-waiting.ts';
import { webSessions } from './web-sessions.ts';
import { upstreamUsage } from './upstream-usage.ts';

export const eraseDeletedName = '0011-erase-deleted';

/**
 * All migrations, in the order in which they run, under the names that databases remember. A released one never changes,
 * nor does its name: a new one is a file here, a line at the end of this list, and an entry in `releases.ts` of its tests.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0003-digests': digests,
  '0004-people': people,
  '0005-digests-gone': digestsGone,
  '0006-digest-targets': digestTargets,
  '0007-upstream-usage': upstreamUsage,
  '0008-health-probes': healthProbes,
  '0009-linked-accounts': linkedAccounts,
  '0010-inactivity': inactivity,
  [eraseDeletedName]: eraseDeleted,
  '0012-calendar-feeds': calendarFeeds,
  '0013-web-sessions': webSessions,
  '0014-adapter-records': adapterRecords,
  '0015-telegram-updates': telegramUpdates,
  '0016-customers': customers,
  '0017-telegram-waiting': telegramWaiting,
  '0018-alerts': alerts,
};
