import { optionWords } from '../../i18n/option-words.ts'
import { minor } from '../../platform/money.ts'
import type { Database } from '../../platform/database.ts'
import { type WholesaleBreak, wholesalePrices } from '../../wholesale/wholesale-prices.ts'
import type { Offer } from './offer.ts'

type Row = {
  variant_id: string
  product_id: string
  seller_id: string
  business_name: string
  province: string
  vat_registered: boolean
  takes_cash: boolean
  closed: boolean
  closed_to: Date | null
  category_id: string
  parent_id: string | null
  category_slug: string
  name: string
  own_name: string
  option_text: string
  phrases: unknown
  sku: string
  image: string | null
  unit_minor: bigint
  list_minor: bigint
  weight_grams: number
  free_shipping: boolean
  parcel_id: string | null
  parcel_name: string | null
  gift_wrap: boolean
  available: number
  hs_code: string
  origin_country: string
  days_to_make: number
  ships_on: string | null
  break_days: number
  wholesale: WholesaleBreak[] | null
  agreed: { quote_id: string; quantity: number; unit_minor: number }[] | null
}

/**
 * The offers behind some variants, in a reader's language, by variant id. A variant that strangers cannot buy (hidden product, suspended maker, gone) is not among
 * them; what is early only for those who see it, and at a sale's price before it begins for who follows the shop. `db` needs the role `service_role`.
 */
export async function loadOffers(db: Database, variantIds: readonly string[], language: string, personId: string | null): Promise<Map<string, Offer>> {
  if (variantIds.length === 0) return new Map()
  // The list stands in a select of its own: seen as it is, its length would have PostgreSQL plan all these tables anew at every question, which costs it more than the answer.
  const rows = await db.all<Row>(
    `select v.id as variant_id, p.id as product_id, s.id as seller_id, s.business_name, s.province, s.vat_registered, s.takes_cash,
            public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at) as closed, s.closed_to,
            p.category_id, c.parent_id, c.slug as category_slug, coalesce(t.name, p.name) as name, p.name as own_name, v.name as option_text, t.phrases,
            coalesce(nullif(v.sku, ''), p.sku) as sku, coalesce(v.image_url, p.image_url, p.images[1], c.image_url) as image,
            case when f.percent is null then coalesce(v.price_minor, p.price_minor)
              else private.sale_price(coalesce(v.price_minor, p.price_minor), f.percent) end as unit_minor,
            greatest(coalesce(v.price_minor, p.price_minor), case when v.price_minor is null then p.original_price_minor end) as list_minor,
            coalesce(v.weight_grams, p.weight_grams) as weight_grams, p.free_shipping, p.gift_wrap,
            case when p.preorder_ships_on <= t0.today then 0 else v.stock_quantity end as available, p.hs_code, p.origin_country,
            sp.id as parcel_id, sp.name as parcel_name, lead.days as days_to_make,
            case when p.preorder_ships_on > t0.today then p.preorder_ships_on::text end as ships_on,
            case when s.closed_from > private.now() and s.closed_from < private.now() + make_interval(days => lead.days + 3)
              then private.days_of_break(s.closed_from, s.closed_to) else 0 end as break_days,
            w.breaks as wholesale,
            (select jsonb_agg(jsonb_build_object('quote_id', q.id, 'quantity', q.quantity, 'unit_minor', q.unit_minor) order by q.unit_minor, q.id)
               from public.wholesale_quotes q
              where q.variant_id = v.id and q.buyer_id = $3 and q.state = 'accepted' and q.valid_until > private.now()) as agreed
       from (select (private.now() at time zone 'Asia/Bangkok')::date as today) t0
       cross join public.product_variants v
       join public.products p on p.id = v.product_id and p.status = 'active' and (p.opens_at is null or private.sees_early($3, p))
       join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
       join public.categories c on c.id = p.category_id
       left join public.shop_shipping_profiles sp on sp.id = p.shipping_profile_id and sp.ended_at is null
       cross join lateral (select greatest(coalesce(p.days_to_make, 0), coalesce(p.preorder_ships_on - t0.today, 0)) as days) lead
       left join lateral (select private.follower_percent($3, p.id) as percent) f on true
       left join public.product_translations t on t.product_id = p.id and t.language = $2 and t.state <> 'draft'
       left join public.wholesale_prices w on w.product_id = p.id and w.ended_at is null and private.buys_at_wholesale($3)
        and coalesce(v.price_minor, p.price_minor) = p.price_minor
      where v.id = any ((select $1::uuid[])::uuid[]) and v.is_active`,
    [variantIds, language, personId],
  )
  return new Map(rows.map((row) => [row.variant_id, toOffer(row)]))
}

const toOffer = (row: Row): Offer => ({
  variantId: row.variant_id,
  productId: row.product_id,
  sellerId: row.seller_id,
  sellerName: row.business_name,
  sellerProvince: row.province,
  sellerVatRegistered: row.vat_registered,
  takesCash: row.takes_cash,
  closed: row.closed ? { until: row.closed_to } : null,
  categoryId: row.category_id,
  categoryIds: row.parent_id === null ? [row.category_id] : [row.category_id, row.parent_id],
  categorySlug: row.category_slug,
  name: row.name,
  nameOfSeller: row.own_name,
  optionText: optionWords(row.option_text, row.phrases),
  optionTextOfSeller: row.option_text,
  sku: row.sku,
  image: row.image ?? '/pictures/placeholder.webp',
  unitPrice: minor(row.unit_minor),
  listPrice: minor(row.list_minor),
  wholesale: wholesalePrices(row.wholesale),
  agreed: (row.agreed ?? []).map(({ quote_id: quoteId, quantity, unit_minor: unit }) => ({ quoteId, quantity, unit: minor(unit) })),
  weightGrams: row.weight_grams,
  freeShipping: row.free_shipping,
  parcel: row.parcel_id === null ? null : { id: row.parcel_id, name: row.parcel_name ?? '' },
  giftWrap: row.gift_wrap,
  available: Math.max(0, row.available),
  hsCode: row.hs_code,
  originCountry: row.origin_country,
  madeToOrderDays: row.days_to_make,
  shipsOn: row.ships_on,
  breakDays: row.break_days,
})
