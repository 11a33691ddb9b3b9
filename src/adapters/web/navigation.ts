type Link = {
  readonly path: string;
  /** A key in `locales`. */
  readonly text: string;
  /** Where a phone has no room for all, these are at the foot of the page only. */
  readonly forPrograms?: true;
};

/** The pages that every page links to, in their order. */
export const navigation: readonly Link[] = [
  { path: '/', text: 'page-ask' },
  { path: '/stations', text: 'page-stations' },
  { path: '/docs', text: 'page-docs', forPrograms: true },
  { path: '/dashboard', text: 'page-dashboard', forPrograms: true },
  { path: '/bots', text: 'page-bots' },
];

/** The pages that are linked to at the foot of each. */
export const footer: readonly Link[] = [
  ...navigation.filter(({ forPrograms }) => forPrograms),
  { path: '/about', text: 'page-about' },
  { path: '/terms', text: 'page-terms' },
  { path: '/privacy', text: 'page-privacy' },
];
