import type { Language } from '../../i18n/languages.ts'
import { listNames } from '../../i18n/list-names.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import type { Database } from '../../platform/database.ts'
import type { PageKey } from '../../platform/page-keys.ts'
import type { QuotedReview } from '../../reviews/review-json-ld.ts'
import { loadTermsOfShops } from '../../shipping/load-shipping-terms.server.ts'
import type { Making } from '../making.ts'
import { makingWord, makingWordIn, placeFor } from '../making-words.ts'
import { wordOf } from '../../i18n/word-of.ts'
import { NO_PICTURE } from '../../ui/picture-address.ts'
import type { AskedField, Product, ProductCategory, ProductPicture, ProductBasics, ProductVariant } from '../product.ts'
import type { PersonalField } from '../personal-fields.ts'
import { type CardRow, provinceIn, toListedProduct } from '../search/card-row.ts'

/** Cards in a row of pieces below a product; two rows on a desk. */
const RELATED = 8
/** Reviews that search engines are told of. */
const QUOTED = 3

type ProductBasicsRow = {
  id: string
  name: string
  description: string
  care: string
  text_language: string
  text_origin: string
  own_language: string
  price_minor: number
  original_price_minor: number | null
  lowest_before_minor: number | null
  sku: string
  material: string
  color: string
  dimensions: string
  model: string
  craft: string
  weight_grams: number
  rating: number
  review_count: number
  stock_quantity: number
  is_unique: boolean
  made_to_order: boolean
  lead_time_days: number
  ships_on: string | null
  is_handmade: boolean
  is_new: boolean
  is_featured: boolean
  free_shipping: boolean
  shipping_profile_id: string | null
  gift_wrap: boolean
  same_day_delivery: boolean
  customizable: boolean
  /** Short texts as the maker wrote them → in `text_language`. */
  phrases: Readonly<Record<string, string>>
  personalization_fields: PersonalField[]
  image_url: string | null
  pictures: ProductPicture[]
  variants: {
    id: string
    name: string
    options: Record<string, string>
    price_minor: number | null
    weight_grams: number | null
    image_url: string | null
    stock_quantity: number
  }[]
  category: ProductCategory & { image_url: string | null }
  family: (ProductCategory & { image_url: string | null }) | null
  seller: {
    id: string
    slug: string
    name: string
    avatar_url: string | null
    is_verified: boolean
    location: string
    province: string
    craft: string
    years: number
    rating: number
    review_count: number
    sales_count: number
    story: string
    closed: boolean
    closed_to: string | null
    closed_message: string
  }
}

type ProductRow = ProductBasicsRow & {
  making: Making | null
  process: (ProductPicture & { step: string })[]
  return_days: number
  is_food: boolean
  brand: { slug: string; name: string } | null
  attributes: { slug: string; name: string; kind: string; unit: string; number: number | null; values: string[] | null }[]
  promotions: { id: string; name: string; names: Record<string, string> }[]
  quoted: QuotedReview[]
  more: CardRow[]
  alike: CardRow[]
}

/** Addresses carry anything; only these can be a product. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

// Texts come in the reader's language, else in English, else in the maker's own; `$1` is the product, `$2` the language.
const PRODUCT = `
  'id', p.id, 'name', said.name, 'description', said.description, 'care', said.care, 'text_language', said.language, 'text_origin', said.origin,
  'phrases', said.phrases, 'own_language', p.language, 'price_minor', p.price_minor, 'original_price_minor', p.original_price_minor,
  'lowest_before_minor', p.lowest_before_minor, 'sku', p.sku, 'material', p.material,
  'color', p.color, 'dimensions', p.dimensions, 'model', p.model, 'craft', p.craft, 'weight_grams', p.weight_grams, 'rating', p.rating,
  'review_count', p.review_count, 'stock_quantity', p.stock_quantity, 'is_unique', p.is_unique, 'made_to_order', p.made_to_order,
  'lead_time_days', greatest(p.days_to_make, coalesce(p.preorder_ships_on - (now() at time zone 'Asia/Bangkok')::date, 0)),
  'ships_on', case when p.preorder_ships_on > (now() at time zone 'Asia/Bangkok')::date then p.preorder_ships_on end,
  'is_handmade', p.is_handmade, 'is_new', p.is_new, 'is_featured', p.is_featured, 'free_shipping', p.free_shipping,
  'shipping_profile_id', p.shipping_profile_id,
  'gift_wrap', p.gift_wrap, 'same_day_delivery', p.same_day_delivery, 'customizable', p.customizable, 'personalization_fields', p.personalization_fields,
  'image_url', p.image_url,
  'pictures', (select coalesce(json_agg(json_build_object('url', i.url, 'alt', i.alt) order by i.position, i.id), '[]')
    from public.product_images i where i.product_id = p.id and i.step is null),
  'variants', (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'options', v.options, 'price_minor', v.price_minor,
      'weight_grams', v.weight_grams, 'image_url', v.image_url, 'stock_quantity', greatest(v.stock_quantity, 0)) order by v.position, v.id), '[]')
    from public.product_variants v where v.product_id = p.id and v.is_active),
  'category', json_build_object('id', c.id, 'slug', c.slug, 'name', coalesce(ct.name, c.name), 'image_url', c.image_url),
  'family', (select json_build_object('id', f.id, 'slug', f.slug, 'name', coalesce(ft.name, f.name), 'image_url', f.image_url)
    from public.categories f left join public.category_translations ft on ft.category_id = f.id and ft.language = $2 where f.id = c.parent_id),
  'seller', json_build_object('id', s.id, 'slug', s.slug, 'name', s.business_name, 'avatar_url', s.avatar_url, 'is_verified', s.is_verified,
    'location', s.location, 'province', s.province, 'craft', s.craft, 'years', s.years_of_experience, 'rating', s.rating, 'review_count', s.review_count,
    'sales_count', s.sales_count, 'closed', public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at),
    'closed_to', s.closed_to, 'closed_message', s.closed_message, 'story', coalesce(
      (select st.business_description from public.seller_translations st where st.seller_id = s.id and st.language = $2 and st.state <> 'draft'),
      s.business_description))`

const FROM = `
  from public.products p
  join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
  join public.categories c on c.id = p.category_id
  left join public.category_translations ct on ct.category_id = c.id and ct.language = $2
  cross join lateral (
    select * from (
      select p.language, p.name, p.description, p.care, '{}'::jsonb as phrases, 'human' as origin,
             case p.language when $2 then 0 when 'en' then 2 else 4 end as rank
      union all
      select t.language, t.name, t.description, t.care, t.phrases, t.origin, case t.language when $2 then 1 else 3 end
        from public.product_translations t where t.product_id = p.id and t.language in ($2, 'en') and t.state <> 'draft'
    ) texts order by rank limit 1
  ) said
 where p.id = $1 and p.status = 'active'`

const GET_PRODUCT = `
select json_build_object(${PRODUCT},
  'making', p.making,
  'process', (select coalesce(json_agg(json_build_object('url', i.url, 'alt', i.alt, 'step', i.step) order by i.position, i.id), '[]')
    from public.product_images i where i.product_id = p.id and i.step is not null),
  'return_days', (select value::text::integer from public.shop_settings where key = 'returns.days'),
  'is_food', (select value ?| array[c.slug, (select f.slug from public.categories f where f.id = c.parent_id)] from public.shop_settings
    where key = 'cases.no_return_categories'),
  'brand', (select json_build_object('slug', b.slug, 'name', b.name) from public.brands b where b.id = p.brand_id),
  'attributes', (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', coalesce(a.texts -> $2 ->> 'name', a.texts -> 'en' ->> 'name'),
      'kind', a.kind, 'unit', a.unit, 'number', x.number, 'values', (
        select json_agg(coalesce(v.texts -> $2 ->> 'name', v.texts -> 'en' ->> 'name') order by v.sort_order, v.id)
          from public.attribute_values v where v.id = any (x.value_ids))) order by a.sort_order, a.id), '[]')
    from public.product_attributes x join public.attributes a on a.id = x.attribute_id
   where x.product_id = p.id and exists (
     select from public.category_attributes s where s.attribute_id = a.id and s.category_id in (c.id, c.parent_id))),
  'promotions', (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'names', g.names) order by g.priority desc, g.id), '[]')
    from public.bogo_promotions g
   where g.is_active and g.start_date <= now() and (g.end_date is null or g.end_date >= now()) and (g.usage_limit is null or g.usage_count < g.usage_limit)
     and (g.seller_id is null or g.seller_id = s.id)
     and (p.id in (g.buy_product_id, g.get_product_id) or c.id in (g.buy_category_id, g.get_category_id)
       or c.parent_id in (g.buy_category_id, g.get_category_id)
       or num_nonnulls(g.buy_product_id, g.buy_category_id) = 0)),
  'quoted', (select coalesce(json_agg(q), '[]') from (
    select r.author_name as author, r.rating, r.body, r.language, r.created_at as at from public.reviews r
     where r.product_id = p.id and r.status = 'published' and r.body <> '' and r.author_name <> ''
     order by r.helpful_count desc, r.created_at desc, r.id limit ${QUOTED}) q),
  'more', public.search_products(p_sellers => array[s.slug], p_language => $2, p_limit => ${RELATED + 1}) -> 'products',
  'alike', public.alike_products(p.id, $2, ${RELATED})
) as product ${FROM}`

const GET_PRODUCT_BASICS = `select json_build_object(${PRODUCT}) as product ${FROM}`

/**
 * A piece with everything its page shows, in one round trip, and `tell` is told by which keys that changes. Undefined for what strangers may not see, and for what is no id.
 * `db` reads as `anon`.
 */
export async function getProduct(
  db: Database,
  id: string,
  language: Language,
  tell: (keys: readonly PageKey[]) => void = () => {},
): Promise<Product | undefined> {
  const row = UUID.test(id) ? (await db.maybe<{ product: ProductRow }>(GET_PRODUCT, [id, language]))?.product : undefined
  if (!row) return undefined
  const more = row.more.filter(({ id: other }) => other !== row.id).slice(0, RELATED)
  tell([...keysOfBasics(row), `shelf-${row.seller.id}`, `category-${row.category.id}`, ...[...more, ...row.alike].flatMap(keysOfCard)])
  const cards = (rows: readonly CardRow[]) => rows.map((card) => toListedProduct(card, language))
  const basics = toProductBasics(row, language)
  const material = makingWord(row.material, { reading: language, own: row.own_language })
  return {
    ...basics,
    shipping: await shippingOf(db, row),
    sku: row.sku,
    care: row.care,
    material,
    color: makingWord(row.color, { reading: language, own: row.own_language }),
    making: row.making,
    process:
      row.process.length > 0 ? { title: '', pictures: row.process.map(({ url, alt, step }) => ({ url, alt: alt && altOf(alt, row, language), step })) } : null,
    dimensions: makingWord(row.dimensions, { reading: language, own: row.own_language }),
    weightGrams: row.weight_grams,
    model: row.model,
    ownLanguage: row.own_language,
    returns: { days: row.return_days, isFood: row.is_food },
    brand: row.brand,
    attributes: row.attributes.flatMap((one) => toAttribute(one, [material.text, basics.craft.text], language)),
    family: row.family ? categoryOf(row.family) : null,
    promotions: row.promotions.map(({ id: promotion, name, names }) => ({ id: promotion, name: names[language] ?? names['en'] ?? name })),
    quoted: row.quoted,
    more: cards(more),
    alike: cards(row.alike),
  }
}

/** What is said of a piece, unless its maker's own words say the same already. */
function toAttribute(
  { name, kind, unit, number, values }: ProductRow['attributes'][number],
  told: readonly string[],
  language: Language,
): Product['attributes'] {
  const names = values ?? []
  const value = number !== null ? `${numberFormat(language).format(number)}${unit && `\u00A0${unit}`}` : kind === 'yes' ? YES : listNames(language, names)
  const isTold = told.some(
    (text) => text.toLowerCase() === value.toLowerCase() || (names.length > 0 && names.every((one) => partsOf(text).has(one.toLowerCase()))),
  )
  return value === '' || isTold ? [] : [{ name, value }]
}

/** What a maker lists in one line: "Bamboo, palm leaf". */
const partsOf = (text: string): Set<string> => new Set(text.toLowerCase().split(/\s*[,;/·、，]\s*|\s+(?:and|&)\s+/))

/** That something is so, in every language. */
const YES = '✓'

const keysOfBasics = ({ id, seller }: ProductBasicsRow): PageKey[] => [`product-${id}`, `shop-${seller.id}`]
const keysOfCard = ({ id, seller_id: shop }: CardRow): PageKey[] => [`product-${id}`, `shop-${shop}`]

/** A piece as the quick view shows it. Undefined, and `tell`, as in `getProduct`. */
export async function getProductBasics(
  db: Database,
  id: string,
  language: Language,
  tell: (keys: readonly PageKey[]) => void = () => {},
): Promise<ProductBasics | undefined> {
  const row = UUID.test(id) ? (await db.maybe<{ product: ProductBasicsRow }>(GET_PRODUCT_BASICS, [id, language]))?.product : undefined
  if (!row) return undefined
  tell(keysOfBasics(row))
  const basics = toProductBasics(row, language)
  return { ...basics, shipping: await shippingOf(db, row) }
}

/** What delivery of a piece costs: at its maker's own terms, where there are any. */
const shippingOf = async (db: Database, { seller, shipping_profile_id: profile }: Pick<ProductBasicsRow, 'seller' | 'shipping_profile_id'>) =>
  (await loadTermsOfShops(db, [seller.id])).ofShop(seller.id, profile)

function toProductBasics(row: ProductBasicsRow, language: Language): ProductBasics {
  const { seller } = row
  const province = provinceIn(seller.province, language)
  const categoryPicture = row.category.image_url ?? row.family?.image_url ?? NO_PICTURE
  const words = optionWordsOf(row, language)
  const [pictures, placeholder] = [
    row.pictures.map(({ url, alt }) => ({ url, alt: altOf(alt, row, language) })),
    [{ url: row.image_url ?? categoryPicture, alt: row.name }],
  ]
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    textLanguage: row.text_language,
    machineTranslated: row.text_origin === 'machine',
    priceMinor: row.price_minor,
    originalPriceMinor: row.original_price_minor,
    lowestBeforeMinor: row.lowest_before_minor,
    pictures: pictures.length > 0 ? pictures : placeholder,
    categoryPicture,
    category: categoryOf(row.category),
    seller: {
      id: seller.id,
      slug: seller.slug,
      name: seller.name,
      avatar: seller.avatar_url,
      isVerified: seller.is_verified,
      location: placeFor(seller.location, { province, reading: language }),
      province,
      craft: makingWordIn(seller.craft, language),
      years: seller.years,
      rating: seller.rating,
      reviewCount: seller.review_count,
      salesCount: seller.sales_count,
      story: seller.story,
      closed: seller.closed ? { until: seller.closed_to, message: seller.closed_message } : null,
    },
    variants: row.variants.map((variant) => toVariant(variant, row, words)),
    rating: row.rating,
    reviewCount: row.review_count,
    stock: Math.max(0, row.stock_quantity),
    isUnique: row.is_unique,
    madeToOrder: row.made_to_order,
    leadTimeDays: row.lead_time_days,
    shipsOn: row.ships_on,
    isHandmade: row.is_handmade,
    isNew: row.is_new,
    isFeatured: row.is_featured,
    freeShipping: row.free_shipping,
    giftWrap: row.gift_wrap,
    sameDayDelivery: row.same_day_delivery,
    customizable: row.customizable,
    optionWords: words,
    craft: makingWord(row.craft, { reading: language, own: row.own_language }),
    personalization:
      row.personalization_fields.length > 0
        ? {
            required: row.personalization_fields.some(({ required }) => required),
            fields: row.personalization_fields.map((field) => askedOf(field, row)),
          }
        : null,
  }
}

function optionWordsOf({ variants, phrases, text_language: said, own_language: own }: ProductBasicsRow, reading: Language): Record<string, string> {
  const values = new Set(variants.flatMap(({ options }) => Object.values(options)))
  const told = (value: string) => (said === reading ? wordOf(phrases, value) : undefined) ?? makingWord(value, { reading, own }).text
  return Object.fromEntries([...values].map((value) => [value, told(value)]).filter(([value, word]) => value !== word))
}

/** What a maker asks, with its short texts in the language the product's texts are told in, where somebody has put them there. */
function askedOf(field: PersonalField, { phrases, text_language: told, own_language: own }: ProductBasicsRow): AskedField {
  const said = wordOf(phrases, field.label)
  const choiceWords = Object.fromEntries(field.choices.map((choice) => [choice, wordOf(phrases, choice) ?? choice]))
  return { ...field, told: said === undefined ? { text: field.label, language: own } : { text: said, language: told }, choiceWords }
}

/** What is on a picture, in the reader's language; empty where nobody has said it in that: the product's name stands for it then. */
const altOf = (alt: string, { phrases, text_language: told, own_language: own }: ProductBasicsRow, reading: Language): string =>
  (told === reading ? wordOf(phrases, alt) : undefined) ?? (own === reading ? alt : '')

type VariantRow = ProductBasicsRow['variants'][number]

/** What a variant is called in the reader's language: that is what the cart shows of it. */
function variantName({ name, options }: VariantRow, words: Readonly<Record<string, string>>): string {
  const values = Object.values(options)
  return values.length === 0 ? name : values.map((value) => wordOf(words, value) ?? value).join(' / ')
}

const toVariant = (variant: VariantRow, row: ProductBasicsRow, words: Readonly<Record<string, string>>): ProductVariant => ({
  id: variant.id,
  name: variantName(variant, words),
  options: variant.options,
  priceMinor: variant.price_minor ?? row.price_minor,
  originalPriceMinor: variant.price_minor === null ? row.original_price_minor : null,
  weightGrams: variant.weight_grams ?? row.weight_grams,
  image: variant.image_url,
  stock: variant.stock_quantity,
})

const categoryOf = ({ id, slug, name }: ProductCategory): ProductCategory => ({ id, slug, name })
