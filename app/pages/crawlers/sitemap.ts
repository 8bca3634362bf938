import { LANGUAGES, type Language } from '../../i18n/languages.ts'

/** The sitemap of sitemaps (sitemaps.org): one file per language and part. */
export const sitemapIndex = (siteUrl: string, parts: number): string =>
  xml(
    'sitemapindex',
    '',
    LANGUAGES.flatMap((language) =>
      Array.from({ length: parts }, (_, n) => `<sitemap><loc>${escaped(`${siteUrl}/sitemap-${language}.xml${n > 0 ? `?part=${n + 1}` : ''}`)}</loc></sitemap>`),
    ),
  )

/** Pages in one language, each with itself in all others (hreflang); the address without prefix detects, so it is `x-default`. */
export const sitemap = (siteUrl: string, language: Language, addresses: readonly { path: string; changed: Date | null }[]): string =>
  xml(
    'urlset',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    addresses.map(({ path, changed }) => {
      const page = path === '/' ? '' : path
      const alternates = LANGUAGES.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escaped(`${siteUrl}/${other}${page}`)}"/>`)
      const lastChange = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
      return `<url><loc>${escaped(`${siteUrl}/${language}${page}`)}</loc>${lastChange}${alternates.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${escaped(siteUrl + path)}"/></url>`
    }),
  )

const xml = (root: string, more: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${entries.join('\n')}\n</${root}>\n`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Personal pages and interfaces, in every language. */
export const PRIVATE: readonly string[] = [
  '/auth',
  '/login',
  '/register',
  '/dashboard',
  '/profile',
  '/settings',
  '/cart',
  '/wishlist',
  '/saved-searches',
  '/checkout',
  '/order-tracking',
  '/notifications',
  '/seller-dashboard',
  '/admin',
]
/** The same pieces in another order or cut: endless addresses that say nothing new. */
export const SHUFFLES: readonly string[] = ['q', 'exact', 'sort', 'min', 'max', 'in', 'page']

/** `/robots.txt` (RFC 9309). */
export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...['/rest/', '/functions/', '/auth/v1/', '/demo-bank/', '/demo-google/', '/*/suggest.json', '/suggest.json'].map((path) => `Disallow: ${path}`),
    ...PRIVATE.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]),
    ...SHUFFLES.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
