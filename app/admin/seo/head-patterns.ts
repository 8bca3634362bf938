/** A kind of page, the sentences that its title and its description are made of, and where one of the kind is found. */
export type HeadPattern = { kind: string; title: string; description?: string; path: string }

/** Every kind of page that search engines list. Where there is no sentence for the description, it is an excerpt of what the page is about. */
export const HEAD_PATTERNS = [
  { kind: 'home', title: 'home:pageTitle', description: 'home:description', path: '/' },
  { kind: 'products', title: 'catalog:list.pageTitle', description: 'catalog:list.description', path: '/products' },
  { kind: 'product', title: 'product:head.title', description: 'product:head.description', path: '/products/…' },
  { kind: 'categories', title: 'categories:pageTitle', description: 'categories:description', path: '/categories' },
  { kind: 'collection', title: 'collections:pageTitle', description: 'collections:description', path: '/collections/…' },
  { kind: 'sellers', title: 'sellers:list.pageTitle', description: 'sellers:list.description', path: '/sellers' },
  { kind: 'seller', title: 'sellers:seller.pageTitle', path: '/sellers/…' },
  { kind: 'map', title: 'sellers:list.pageTitle', description: 'map:description', path: '/map' },
  { kind: 'stories', title: 'stories:pageTitle', description: 'stories:description', path: '/home2' },
  { kind: 'blog', title: 'blog:list.pageTitle', path: '/blog' },
  { kind: 'post', title: 'blog:post.pageTitle', path: '/blog/…' },
  { kind: 'membership', title: 'membership:pageTitle', description: 'membership:description', path: '/membership' },
  { kind: 'giftCards', title: 'gift-cards:pageTitle', description: 'gift-cards:description', path: '/gift-cards' },
] as const satisfies readonly HeadPattern[]

/** The places of all of them, each once. */
export const PATTERN_PLACES: readonly string[] = [
  ...new Set(HEAD_PATTERNS.flatMap((pattern) => [pattern.title, ...('description' in pattern ? [pattern.description] : [])])),
]

/** A pattern with its placeholders filled; one that nothing is known of stands as it is. */
export const filled = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (whole, name: string) => values[name] ?? whole)
