/** Tables of people. Instants are UTC milliseconds; a place is stored as its id. */
export type UserTables = {
  /** A person has one account or, linked, several. `person` is a random id of ours. */
  people_accounts: { platform: string; account: string; person: string; since: number };
  people_settings: { person: string; name: string; value: string };
  people_places: { person: string; kind: string; name: string; place: string; at: number };
  /** At most one per person: the hash of a code with which another account may join. */
  people_link_codes: { person: string; hash: string; until: number };
  channel_settings: { platform: string; channel: string; name: string; value: string };
};
