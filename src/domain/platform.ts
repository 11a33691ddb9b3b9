type Platform = {
  readonly title: string;
  /** Whether something can be sent there at set times; to a terminal or a page it cannot. */
  readonly canPush: boolean;
};

/** The platforms that people write on. A new one is a line here, a folder in `adapters`, and what `app` asks for it. */
export const platforms = {
  telegram: { title: 'Telegram', canPush: true },
  discord: { title: 'Discord', canPush: true },
  terminal: { title: 'Terminal', canPush: false },
  web: { title: 'Web', canPush: false },
} as const satisfies Readonly<Record<string, Platform>>;

export type PlatformName = keyof typeof platforms;

export type PushPlatform = {
  [Name in PlatformName]: (typeof platforms)[Name]['canPush'] extends true ? Name : never;
}[PlatformName];

export const pushPlatforms = (Object.keys(platforms) as PlatformName[]).filter(
  (name): name is PushPlatform => platforms[name].canPush,
);
export const pushTitles = pushPlatforms.map((name) => platforms[name].title);
