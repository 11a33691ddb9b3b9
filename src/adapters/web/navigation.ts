/** The pages that every page links to, in their order. `text` is a key in `locales`. */
export const navigation = [
  { path: '/', text: 'page-ask' },
  { path: '/stations', text: 'page-stations' },
  { path: '/docs', text: 'page-docs' },
  { path: '/dashboard', text: 'page-dashboard' },
  { path: '/bots', text: 'page-bots' },
] as const satisfies readonly { readonly path: string; readonly text: string }[];
