import { quoteNote } from '../../emails/quote-note.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { SHOP_ZONE } from '../i18n/time-zone.ts'
import type { PayloadOf } from '../letters/topics.ts'
import { formatPrice } from '../money/currency.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import type { Shop } from '../shop.ts'

type Row = {
  email: string
  language: string
  name: string
  seller: string
  quantity: number
  unit: number | null
  until: Date | null
  wish: string
  words: string
}

const TO_SELLER = ['asked', 'accepted', 'refused', 'withdrawn']

/** What became of a quote, to its maker or its buyer; none when nobody can be written to. */
export async function letterOfQuote(shop: Shop, { quote_id: id, event }: PayloadOf<'wholesale.quote'>): Promise<Letter[]> {
  const toSeller = TO_SELLER.includes(event)
  const row = await shop.service.maybe<Row>(
    `select x.email, x.language, coalesce(t.name, p.name) || coalesce(' · ' || nullif(v.name, ''), '') as name,
            s.business_name as seller, q.quantity, q.unit_minor::float8 as unit,
            -- The last day on which it holds.
            q.valid_until - interval '1 second' as until, q.wish, q.words
       from public.wholesale_quotes q join public.products p on p.id = q.product_id join public.sellers s on s.id = q.seller_id
       cross join lateral (
         select c.email, c.language from public.seller_contacts c where $2 and c.seller_id = s.id
         union all select b.email, b.language from public.profiles b where not $2 and b.id = q.buyer_id) x
       left join public.product_variants v on v.id = q.variant_id
       left join public.product_translations t on t.product_id = p.id and t.language = x.language and t.state <> 'draft'
      where q.id = $1 and coalesce(x.email, '') <> ''`,
    [id, toSeller],
  )
  if (!row) return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const day = row.until === null ? '' : dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: SHOP_ZONE }).format(row.until)
  const words = event === 'asked' ? row.wish : event === 'offered' || event === 'declined' ? row.words : ''
  const page = toSeller ? 'seller-dashboard?tab=products' : 'wholesale'
  return [
    quoteNote(shop.words(language), language, event, {
      to: row.email,
      name: row.name,
      seller: row.seller,
      quantity: row.quantity,
      price: row.unit === null ? '' : formatPrice(minor(row.unit), 'THB', language),
      day,
      words,
      link: `${shop.settings.siteUrl}/${language}/${page}`,
    }),
  ]
}
