import * as v from 'valibot'
import { LANGUAGES } from '../../i18n/languages.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { countParts, STANDING } from './list-addresses.server.ts'
import { PRIVATE, SHUFFLES } from './sitemap.ts'
import type { SitemapState } from './sitemap-state.ts'

/** Why a page of a kind stands in no sitemap. Each row of these is counted once, by the first reason that holds. */
const LEFT_OUT = `
  select 'products' as kind, case when s.application_status <> 'approved' then 'maker' when p.status <> 'active' then p.status::text end as why
    from public.products p join public.sellers s on s.id = p.seller_id where p.status <> 'active' or s.application_status <> 'approved'
  union all select case when h.product_id is null then 'categories' else 'products' end, 'noindex' from public.page_heads h
    left join public.products p on p.id = h.product_id left join public.sellers s on s.id = p.seller_id
    left join public.categories c on c.id = h.category_id
   where h.is_noindex and (c.status = 'active' or (p.status = 'active' and s.application_status = 'approved'))
  union all select 'sellers', s.application_status::text from public.sellers s where s.application_status <> 'approved'
  union all select 'categories', c.status::text from public.categories c where c.status <> 'active'
  union all select 'collections', case when k.archived_at is not null then 'archived' when k.ends_at <= now() then 'ended' when not k.is_active then 'hidden'
      when k.starts_at > now() then 'later' else 'empty' end from public.collections k
    where k.listed = 0 or k.archived_at is not null or not k.is_active or k.starts_at > now() or k.ends_at <= now()
  union all select 'posts', case when p.status = 'published' then 'later' else p.status::text end from public.blog_posts p
    where p.status <> 'published' or p.published_at > now()`

const IN = `
  select 'categories' as kind, count(*)::int as pages, null::timestamptz as changed from public.categories c where status = 'active'
    and not exists (select from public.page_heads h where h.category_id = c.id and h.is_noindex)
  union all select 'blog_categories', count(*)::int, null from public.blog_categories where status = 'active'
  union all select 'posts', count(*)::int, max(updated_at) from public.blog_posts where status = 'published' and published_at <= now()
  union all select 'collections', count(*)::int, max(changed_at) from public.collections where listed > 0
  union all select 'pages', count(*)::int, max(changed_at) from public.pages where is_own
  union all select 'sellers', count(*)::int, max(updated_at) from public.sellers where application_status = 'approved'
  union all select 'products', count(*)::int, max(p.updated_at) from public.products p join public.sellers s on s.id = p.seller_id
    where p.status = 'active' and s.application_status = 'approved'
      and not exists (select from public.page_heads h where h.product_id = p.id and h.is_noindex)`

/** `sitemap-state`: what stands in the sitemaps, by kind, and what does not, by why. The same in every language. */
export const sitemapStateFunction = staffUseCase('content.write', v.object({}), async (shop): Promise<SitemapState> => {
  const [counted, leftOut, parts] = await Promise.all([
    shop.anon.all<SitemapState['kinds'][number]>(IN),
    shop.service.all<SitemapState['leftOut'][number]>(
      `select kind, why, count(*)::int as pages from (${LEFT_OUT}) l group by kind, why order by kind, pages desc, why`,
    ),
    countParts(shop.anon),
  ])
  return {
    address: `${shop.settings.siteUrl}/sitemap.xml`,
    kinds: [{ kind: 'standing', pages: STANDING.length, changed: null }, ...counted],
    leftOut,
    parts,
    languages: LANGUAGES.length,
    keptOut: { pages: [...PRIVATE], parameters: [...SHUFFLES] },
  }
})
