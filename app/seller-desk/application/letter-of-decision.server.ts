import { sellerNote, type SellerNoteFacts } from '../../../emails/seller-note.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import type { PayloadOf } from '../../letters/topics.ts'
import type { Letter } from '../../platform/mailer.ts'
import type { Shop } from '../../shop.ts'

type Row = Pick<SellerNoteFacts, 'to' | 'name'> & { language: string; product: string; days: number; from: Date | null }

/** What was decided about a shop or one of its listings, to its maker, or about an application, to whoever applied; none when nobody can be written to. */
export async function letterOfDecision(shop: Shop, payload: PayloadOf<'seller.decided'>): Promise<Letter[]> {
  const { decision, reason, application_id: application = null, seller_id: seller = null, product_id: product = null, because = '' } = payload
  const row = await shop.service.maybe<Row>(
    `select l.*, (private.setting('sellers.papers_keep_days'))::integer as days from (
     select p.email as to, p.language, coalesce(nullif(a.business_name, ''), p.full_name) as name, '' as product,
            -- As public.hand_in_application has it; whoever has handed in anew meanwhile waits for no day.
            case when a.status = 'rejected' then a.decided_at + interval '30 days' end as "from"
       from public.seller_applications a join public.profiles p on p.id = a.person_id where a.id = $1 and p.email <> ''
      union all
     select c.email, c.language, s.business_name, coalesce((select q.name from public.products q where q.id = $3 and q.seller_id = s.id), ''), null
       from public.sellers s join public.seller_contacts c on c.seller_id = s.id where s.id = $2 and c.email <> ''
      limit 1) l`,
    [application, seller, product],
  )
  if (!row) return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const page = product !== null ? 'dashboard?tab=products' : decision === 'needs_changes' ? 'dashboard' : 'seller-dashboard'
  const { from, ...facts } = row
  const again = from === null || decision !== 'rejected' ? '' : dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(from)
  const link = `${shop.settings.siteUrl}/${language}/${page}`
  return [sellerNote(shop.words(language), language, decision, { ...facts, reason, because, link, again })]
}
