import * as v from 'valibot'
import { LANGUAGES } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { refuse } from '../../use-case.ts'
import { getShopFacts } from '../get-shop-facts.server.ts'
import { builtInTexts, type PageTexts } from '../built-in-texts.server.ts'
import { factsOf, isInfoName } from '../page-text.ts'

/** A page as its editor needs it: what is built in, what stands in its newest version, and what its facts are now. */
export type ShownPage = { builtIn: PageTexts; newest: PageTexts; facts: Record<string, string | number> }

const Which = v.object({ page: v.pipe(v.string(), v.maxLength(60)) })

/** `POST /functions/v1/show-page-texts`: what a page of text says as built in and in its newest version, language by language, and every fact a text may name. Wants `content.write`. */
export const showPageTextsFunction = staffUseCase('content.write', Which, async (shop, _staff, { page }) => {
  if (!(await shop.service.maybe('select from public.pages where id = $1', [page]))) return refuse('not_found')
  const builtIn = isInfoName(page) ? await builtInTexts(shop, shop.service, page) : {}
  const newest = await newestTexts(shop, page)
  const facts = await getShopFacts(shop.anon, { sender: shop.settings.mailFrom })
  return { builtIn, newest, facts: { ...factsOf(facts) } } satisfies ShownPage
})

type Text = { language: string; title: string; lead: string; content: string }

/** What staff wrote of the newest version that was not taken back; a language that they left as built in is not there. */
export async function newestTexts({ service }: Pick<Shop, 'service'>, page: string): Promise<PageTexts> {
  const texts = await service.all<Text>(
    `select t.language, t.title, t.lead, t.content from public.page_texts t
      where not t.is_built_in and t.version_id = (select v.id from public.page_versions v
             where v.page_id = $1 and v.withdrawn_at is null order by v.number desc limit 1)`,
    [page],
  )
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts.find((one) => one.language === language)
      return text ? [[language, { title: text.title, lead: text.lead, content: text.content }]] : []
    }),
  )
}
