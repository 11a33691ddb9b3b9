import type { APIUser } from 'discord.js';

/** Milliseconds of the first snowflake: 2015-01-01, docs.discord.com/developers/reference#snowflakes. */
const EPOCH_MS = 1_420_070_400_000;
let lastIncrement = 0n;

/** A new id; discord.js reads the time of an interaction from it. */
export function snowflake(): string {
  lastIncrement += 1n;
  return String((BigInt(Date.now() - EPOCH_MS) << 22n) | (lastIncrement & 0xfffn));
}

export const APPLICATION_ID = '300000000000000001';
export const GUILD_ID = '300000000000000002';
export const CHANNEL_ID = '300000000000000003';
export const DM_CHANNEL_ID = '300000000000000004';
export const THREAD_ID = '300000000000000006';
export const USER_ID = '300000000000000005';

function user(id: string, username: string): APIUser {
  return { id, username, discriminator: '0', global_name: null, avatar: null };
}

/** At Discord the user of a bot has the id of its application. */
export const BOT_USER: APIUser = { ...user(APPLICATION_ID, 'bellbuoy'), bot: true };

export const APPLICATION = {
  id: APPLICATION_ID,
  name: 'Bellbuoy',
  icon: null,
  description: '',
  bot_public: true,
  bot_require_code_grant: false,
  tags: [],
  integration_types_config: {},
  interactions_endpoint_url: null,
  verify_key: '0'.repeat(64),
  flags: 0,
  bot: BOT_USER,
  owner: user(USER_ID, 'ada'),
  team: null,
};

/** All permissions: what a guild owner has. */
export const PERMISSIONS = String((1n << 50n) - 1n);

export function person(userId: string): APIUser {
  return user(userId, 'ada');
}

function member(of: APIUser) {
  return { user: of, roles: [], joined_at: '2024-01-01T00:00:00.000Z', deaf: false, mute: false, flags: 0 };
}

export function guildMember(userId: string, permissions = BigInt(PERMISSIONS)) {
  return { ...member(person(userId)), permissions: String(permissions) };
}

/** The one guild, as GUILD_CREATE describes it. */
export const GUILD = {
  id: GUILD_ID,
  name: 'Harbour',
  owner_id: USER_ID,
  joined_at: '2024-01-01T00:00:00.000Z',
  large: false,
  unavailable: false,
  member_count: 2,
  features: [],
  preferred_locale: 'en-US',
  channels: [{ id: CHANNEL_ID, type: 0, name: 'tides', position: 0, permission_overwrites: [], parent_id: null }],
  roles: [{ id: GUILD_ID, name: '@everyone', permissions: PERMISSIONS, position: 0, color: 0, hoist: false }],
  members: [member(BOT_USER)],
  threads: [],
  emojis: [],
  stickers: [],
  presences: [],
  voice_states: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
};

/** The guild above, and others of a usual size: 40 channels and 25 roles. */
export function guildsLike(count: number): (typeof GUILD)[] {
  const others = Array.from({ length: count - 1 }, (_, i) => {
    const id = String(BigInt(GUILD_ID) + (BigInt(i + 1) << 22n));
    const of = (k: number): string => String(BigInt(id) + BigInt(k));
    const overwrites = [{ id, type: 0, allow: '0', deny: '1024' }];
    const channels = Array.from({ length: 40 }, (_, k) => ({
      ...GUILD.channels[0],
      id: of(k + 1),
      name: `channel-${k}`,
      permission_overwrites: overwrites,
    }));
    const roles = Array.from({ length: 25 }, (_, k) => ({ ...GUILD.roles[0], id: of(k), name: `role-${k}` }));
    return { ...GUILD, id, name: `Harbour ${i}`, channels, roles } as unknown as typeof GUILD;
  });
  return [GUILD, ...others];
}
