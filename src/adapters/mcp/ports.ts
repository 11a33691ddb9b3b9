export type KeyAccount = {
  readonly id: string;
  /** Charges whole units. False where that would exceed the quota: then nothing is charged. */
  charge(units: number): Promise<boolean>;
  refund(units: number): Promise<void>;
  /** Counts a use of a tool that was answered, or refused because the quota is used up. */
  count(tool: string, units: number, isRefused: boolean): void;
};

/** Port: API keys of the data service. */
export type KeyAccounts = {
  /** The account of a key that is valid now, `undefined` for any other text. */
  open(key: string): Promise<KeyAccount | undefined>;
};
