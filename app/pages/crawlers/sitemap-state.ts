/** What stands in the sitemaps, as staff see it. Pages are counted in one language; each has as many. */
export type SitemapState = {
  address: string
  kinds: { kind: string; pages: number; changed: Date | string | null }[]
  leftOut: { kind: string; why: string; pages: number }[]
  /** Files of each language. */
  parts: number
  languages: number
  /** What robots.txt keeps out: pages with all below them, and parameters that cut a list otherwise. */
  keptOut: { pages: string[]; parameters: string[] }
}
