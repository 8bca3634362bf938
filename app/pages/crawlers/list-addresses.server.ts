import type { Database } from '../../platform/database.ts'
import { INFO_PAGES } from '../info-pages.ts'

/** A page search engines should know. `path` is without language prefix; `changed` only where it is known. */
export type PublicAddress = { path: string; changed: Date | null }

/** Pages that are always there. */
export const STANDING: readonly string[] = [
  '/',
  '/home2',
  '/products',
  '/categories',
  '/sellers',
  '/map',
  '/blog',
  '/blog/categories',
  '/faq',
  '/future-development',
  '/membership',
  '/wholesale',
  '/gift-cards',
  ...Object.values(INFO_PAGES).map(({ to }) => to),
]
/** With fifteen alternates an address takes some 2 kB, and a sitemap may have 50 MB and 50,000 addresses. */
export const ADDRESSES_PER_PART = 5000

const LISTED = `
  select '/products?category=' || c.slug as path, null::timestamptz as changed, 0 as kind, c.slug as place from public.categories c where c.status = 'active'
    and not exists (select from public.page_heads h where h.category_id = c.id and h.is_noindex)
  union all select '/blog/category/' || c.id, null, 0, 'blog-' || c.id from public.blog_categories c where c.status = 'active'
  union all select '/blog/' || p.slug, p.updated_at, 0, 'blog-post-' || p.slug from public.blog_posts p where p.status = 'published'
    and p.published_at <= now()
  union all select '/pages/' || p.id, p.changed_at, 0, 'page-' || p.id from public.pages p where p.is_own
  union all select '/collections', max(k.changed_at), 0, 'collections' from public.collections k where k.listed > 0 having count(*) > 0
  union all select '/collections/' || k.slug, k.changed_at, 0, 'collection-' || k.slug from public.collections k where k.listed > 0
  union all select '/sellers/' || s.id, s.updated_at, 1, s.id::text from public.sellers s where s.application_status = 'approved'
  union all select '/products/' || p.id, p.updated_at, 2, p.id::text
    from public.products p join public.sellers s on s.id = p.seller_id where p.status = 'active' and s.application_status = 'approved'
     and not exists (select from public.page_heads h where h.product_id = p.id and h.is_noindex)`

/** How many parts the addresses fill; at least one. */
export async function countParts(db: Database): Promise<number> {
  const { listed } = await db.one<{ listed: number }>(`select count(*)::int as listed from (${LISTED}) listed`)
  return Math.max(1, Math.ceil(listed / ADDRESSES_PER_PART))
}

/** One part (from 1 on) of what everybody may see, always in the same order. */
export async function listAddresses(db: Database, part: number): Promise<PublicAddress[]> {
  const listed = await db.all<PublicAddress>(`select path, changed from (${LISTED}) listed order by kind, place limit $1 offset $2`, [
    ADDRESSES_PER_PART,
    (part - 1) * ADDRESSES_PER_PART,
  ])
  return part === 1 ? [...STANDING.map((path) => ({ path, changed: null })), ...listed] : listed
}
