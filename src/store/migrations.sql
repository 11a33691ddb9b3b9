-- migration 0001-first-tables
-- API keys of the data service and their usage by day.
create table api_keys (
  id text primary key, name text not null, hash text not null unique, daily_quota integer not null,
  created_at bigint not null, revoked_at bigint
);
create table key_usage (
  key_id text not null references api_keys (id), day text not null, half_units integer not null default 0,
  constraint key_usage_of_day primary key (key_id, day)
);

-- migration 0003-digests
-- Digests, their deliveries, and the rate limit of each platform where several processes share it.
create table digests (
  id text primary key, number integer not null, platform text not null, channel text not null, thread text not null,
  owner text not null, heard text not null, schedule text not null, status text not null, reason text,
  struck_on text, planned_to bigint not null, next_due_at bigint not null, zone_data text not null,
  created_at bigint not null,
  constraint digests_of_channel unique (platform, channel, thread, number)
);
create index digests_to_plan on digests (next_due_at) where status = 'active';
create index digests_of_owner on digests (platform, owner);
create table digest_outbox (
  id text primary key, digest_id text not null references digests (id) on delete cascade, local_date text not null,
  slot text not null, platform text not null, due_at bigint not null, not_before bigint not null,
  expires_at bigint not null, state text not null, attempts integer not null default 0,
  ambiguous integer not null default 0, lease_until bigint, fence integer not null default 0,
  first_tried_at bigint, message_id text, finished_at bigint, error text,
  constraint digest_outbox_once unique (digest_id, local_date, slot)
) {roomy};
create index digest_outbox_to_send on digest_outbox (platform, not_before) where state = 'pending';
create index digest_outbox_leased on digest_outbox (lease_until) where state = 'sending';
create table digest_lanes (name text primary key, next_at double precision not null);

-- migration 0004-people
-- People with their accounts, settings and places; settings of channels; codes that link accounts.
create table people_accounts (
  platform text not null, account text not null, person text not null, since bigint not null,
  constraint people_account primary key (platform, account)
) {clustered};
create index people_accounts_of on people_accounts (person);
create table people_settings (
  person text not null, name text not null, value text not null,
  constraint people_setting primary key (person, name)
) {clustered};
create table people_places (
  person text not null, kind text not null, name text not null, place text not null, at bigint not null,
  constraint people_place primary key (person, kind, name)
) {clustered};
create table people_link_codes (person text primary key, hash text not null unique, until bigint not null);
create table channel_settings (
  platform text not null, channel text not null, name text not null, value text not null,
  constraint channel_setting primary key (platform, channel, name)
) {clustered};

-- migration 0005-digests-gone
-- Adds the time since which a digest is gone, and rounds stored points to some 100 m for privacy.
alter table digests add column gone_at bigint;
update digests set gone_at = {now} where status = 'gone';
-- code

-- migration 0006-digest-targets
-- Targets as kind and id instead of `@id` in the channel, the kind of a delivery as a column instead of a prefix of its
-- slot, and messages with their present member names.
alter table digests add column target_kind text default 'channel';
-- code
alter table digests rename column channel to target;
alter table digests rename column heard to message;
alter table digests rename column struck_on to refused_on;
alter table digest_outbox add column kind text not null default 'scheduled';
update digest_outbox set kind = 'test' where slot like 'test%';
update digest_outbox set kind = 'notice' where slot = 'notice';
alter table digest_lanes rename to rate_limits;

-- migration 0007-upstream-usage
-- What has been spent of the budgets of the weather upstreams, for all processes together.
create table upstream_usage (
  upstream text not null, spender text not null, length_ms bigint not null, begins bigint not null,
  weight double precision not null,
  constraint upstream_usage_of_spender primary key (upstream, spender, length_ms)
);

-- migration 0008-health-probes
-- A table for writes that show whether the database takes any. It holds no row that is committed.
create table health_probes (id text primary key);

-- migration 0009-linked-accounts
-- Linked accounts keep their own settings and places, so that they can be taken apart again: `link_group` is the same for
-- accounts that are linked. Requests to link replace codes that linked at once. Of accounts linked before, the one that
-- has been known longest keeps all, since whose it was is not known.
alter table people_accounts add column link_group text not null default '';
update people_accounts set link_group = person;
create index people_accounts_linked on people_accounts (link_group);
-- code
alter table people_settings add column at bigint not null default 0;
drop table people_link_codes;
create table link_requests (
  id text primary key, hash text unique, maker_platform text not null, maker text not null, maker_name text,
  taker_platform text, taker text, taker_name text, taker_agreed integer not null default 0, until bigint not null
);

-- migration 0010-inactivity
-- When an account was last used, and a digest paused: both are deleted a long time after. Counted from now for old ones.
alter table people_accounts add column seen bigint not null default 0;
update people_accounts set seen = {now};
create index people_accounts_seen on people_accounts (seen);
alter table digests add column paused_at bigint;
update digests set paused_at = {now} where status = 'paused';

-- migration 0011-erase-deleted
-- Only a mark: `migrate` has written the file anew before it, which cannot be done within a transaction.

-- migration 0012-calendar-feeds
-- Secret addresses of tide calendars, each charged to an API key.
create table calendar_feeds (
  id text primary key, key_id text not null references api_keys (id), hash text not null unique,
  query text not null, created_at bigint not null, revoked_at bigint
);

-- migration 0013-web-sessions
-- Deletes what was stored under the session names that clients of the web adapter had chosen themselves. Sessions have
-- tokens now, so that nobody could open these any more, and before, whoever guessed a name could.
delete from people_settings where person in (select person from people_accounts where platform = 'web');
delete from people_places where person in (select person from people_accounts where platform = 'web');
delete from people_accounts where platform = 'web';

-- migration 0014-adapter-records
-- What adapters remember across restarts, and the events that one of several processes has claimed.
create table adapter_records (
  platform text not null, name text not null, value text not null, expires_at bigint,
  constraint adapter_records_of_platform primary key (platform, name)
);
create index adapter_records_by_expiry on adapter_records (platform, expires_at);

-- migration 0015-telegram-updates
-- Updates of Telegram that were received, and the roles that one of several processes has for a while.
create table telegram_updates (
  bot text not null, update_id bigint not null, chat text not null, body text, received_at bigint not null,
  ready_at bigint not null, owner text, lease_until bigint, attempts integer not null default 0,
  constraint telegram_updates_of_bot primary key (bot, update_id)
) {roomy};
create index telegram_updates_pending on telegram_updates (bot, chat, update_id) where body is not null;
create table leases (name text primary key, owner text not null, until bigint not null);

-- migration 0016-customers
-- People who register for keys themselves, their sessions of the dashboard, and what each endpoint took of a key's quota.
create table customers (
  id text primary key, email text not null unique, passphrase text not null, created_at bigint not null
);
create table dashboard_sessions (
  hash text primary key, kind text not null, customer_id text references customers (id), expires_at bigint not null
);
alter table api_keys add column customer_id text;
create index api_keys_of_customer on api_keys (customer_id);
-- Without a reference: counts are written in groups, of which a key that was just deleted must spoil none.
create table endpoint_usage (
  key_id text not null, day text not null, endpoint text not null, half_units integer not null,
  constraint endpoint_usage_of_day primary key (key_id, day, endpoint)
);

-- migration 0017-telegram-waiting
-- Updates of Telegram that wait, found without a look at those of the day that were handled: with 100,000 of these, SQLite
-- took 15 ms for a claim, of which there is one for each update.
create index telegram_updates_waiting on telegram_updates (bot, update_id) where body is not null;
create index telegram_updates_held on telegram_updates (bot, ready_at)
  where body is not null and ready_at > received_at;

-- migration 0018-alerts
-- Alerts are digests of another kind: the schedule of one is how it keeps watch. News go with the delivery.
alter table digests add column kind text not null default 'digest';
alter table digests add column cell text;
alter table digests add column watch_state text;
alter table digest_outbox add column news text;
drop index digests_to_plan;
create index digests_to_plan on digests (kind, next_due_at, cell) where status = 'active';
