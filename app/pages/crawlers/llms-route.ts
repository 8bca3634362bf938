import type { LoaderFunctionArgs } from 'react-router'
import { FALLBACK_LANGUAGE } from '../../i18n/languages.ts'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { getShopFacts } from '../get-shop-facts.server.ts'
import { INFO_PAGES } from '../info-pages.ts'
import { llms } from './llms.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 3600 }, noindex: true })

/** `/llms.txt` (llmstxt.org): what the shop is and where to read on, for programs that read for people. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { anon, settings, words } = shopOf(context)
  const t = words(FALLBACK_LANGUAGE)
  const facts = await getShopFacts(anon, { sender: settings.mailFrom })
  const say = (key: string) => t(key, { ...facts, percent: facts.commissionPercent, vat: facts.vatPercent, days: facts.returnDays, name: facts.legalName })
  const [shelves, posts] = await Promise.all([
    anon.all<{ slug: string; name: string; description: string }>(
      `select slug, name, description from public.categories where status = 'active' and parent_id is null order by sort_order, name`,
    ),
    anon.all<{ slug: string; title: string; excerpt: string }>(
      `select slug, title, excerpt from public.blog_posts where status = 'published' order by published_at desc, id limit 30`,
    ),
  ])
  const home = `${settings.siteUrl}/${FALLBACK_LANGUAGE}`
  const text = llms({
    name: 'Hattha',
    lead: say('pages-about:lead'),
    parts: [
      {
        title: say('shell:footer.shop'),
        links: shelves.map(({ slug, name, description }) => ({ title: name, url: `${home}/products?category=${slug}`, about: description })),
      },
      {
        title: say('shell:footer.help'),
        links: [{ name: 'faq', to: '/faq' }, ...Object.values(INFO_PAGES)].map(({ name, to }) => ({
          title: say(`pages-${name}:title`),
          url: home + to,
          about: say(`pages-${name}:lead`),
        })),
      },
      { title: say('shell:pages.blog'), links: posts.map(({ slug, title, excerpt }) => ({ title, url: `${home}/blog/${slug}`, about: excerpt })) },
    ],
  })
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
}
