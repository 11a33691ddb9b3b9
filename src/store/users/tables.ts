/** Tables of people. Instants are UTC milliseconds; a place is stored as its id. */
export type UserTables = {
  /**
   * Each account has settings and places of its own, under `person`, a random id of ours. Linked accounts have the same
   * `link_group`. `seen`: the last use, to the day.
   */
  people_accounts: {
    platform: string;
    account: string;
    person: string;
    since: number;
    link_group: string;
    seen: number;
  };
  people_settings: { person: string; name: string; value: string; at: number };
  people_places: { person: string; kind: string; name: string; place: string; at: number };
  /** Requests to link two accounts. `hash` is that of the code, until the taker has typed it. */
  link_requests: {
    id: string;
    hash: string | null;
    maker_platform: string;
    maker: string;
    maker_name: string | null;
    taker_platform: string | null;
    taker: string | null;
    taker_name: string | null;
    taker_agreed: number;
    until: number;
  };
  channel_settings: { platform: string; channel: string; name: string; value: string };
};
