import type { QueryData } from '@supabase/supabase-js'
import type { Making } from '../../catalog/making.ts'
import type { PersonalField } from '../../catalog/personal-fields.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../../platform/session/supabase.ts'
import type { ShelfCount } from '../queue/count-shelf.ts'
import { CHANGE_COLUMNS, type ProductChange, toProductChange, waitingOf, withdrawChange } from './product-change.ts'

export type ProductStatus = 'draft' | 'active' | 'inactive' | 'archived'

/** A listing as its maker manages it. Amounts are satang. */
export type MyProduct = {
  id: string
  name: string
  /** As it is called in the maker's language, where it is said in it. */
  calledHere: string
  status: ProductStatus
  image: string | null
  priceMinor: number
  originalPriceMinor: number | null
  categoryId: string
  /** Null where it is sold under the maker's own name. */
  brandId: string | null
  description: string
  material: string
  weightGrams: number
  isHandmade: boolean
  /** Who makes it; null where nobody has said. */
  making: Making | null
  isUnique: boolean
  madeToOrder: boolean
  leadTimeDays: number
  /** How many are made in a week to order; null where nobody has said, 0 where none are taken any more. */
  weekly: number | null
  freeShipping: boolean
  /** The kind of the shop's parcels it goes by; null for the usual one. */
  parcel: string | null
  giftWrap: boolean
  early: boolean
  /** So many hours followers have it first; null: no hours. */
  followersHours: number | null
  care: string
  /** How it is made. */
  craft: string
  dimensions: string
  hsCode: string
  tags: string[]
  /** What its buyers are asked, such as a name to be stitched in. */
  asked: PersonalField[]
  /** Members only until then; null when everybody sees it. */
  opensAt: string | null
  /** While it is sold before it is made: from which day it ships, and how many at most. */
  preorder: { shipsOn: string; most: number } | null
  /** Whether it has ever been on sale: such a listing is hidden, and never removed. */
  wasOnSale: boolean
  /** It is for sale as soon as somebody at the shop has looked at it. */
  waits: boolean
  variants: { id: string; name: string; onHand: number; held: number }[]
  /** When it is published by itself, or why it was not then; null where that is not planned. */
  schedule: Schedule | null
  /** Why Hattha has taken it out of the shop, and what was said since. */
  hold: ProductHold | null
  /** Its newest change that somebody had to look at. */
  change: ProductChange | null
}

/** `at` is an ISO moment; `refused` the hint by which it stayed a draft, `told` the word of it that broke a rule. */
export type Schedule = { at: string; refused: string | null; told: unknown }

export type ProductHold = { reason: string; words: string; appealedAt: string | null; answer: string; answeredAt: string | null }

/** What is read of a listing with what hangs on it; names in other languages than the reader's are left out by whoever asks. */
export const PRODUCT_COLUMNS =
  `id,name,status,image_url,price_minor,original_price_minor,category_id,brand_id,description,material,weight_grams,is_handmade,making,is_unique,made_to_order,lead_time_days,weekly_capacity,free_shipping,shipping_profile_id,gift_wrap,early,followers_hours,preorder_ships_on,preorder_most,care,craft,dimensions,hs_code,tags,personalization_fields,opens_at,published_at,waits_since,created_at,stock_quantity,variants:product_variants(id,name,position,is_active,level:stock_levels(on_hand,allocated,reserved)),schedule:product_schedules(publish_at,refused,told),hold:product_holds(reason,words,appealed_at,answer,answered_at),translations:product_translations(name,language,state),${CHANGE_COLUMNS}` as const

const selectProducts = (supabase: ShopClient) => supabase.from('products').select(PRODUCT_COLUMNS)
export type ProductRowRead = QueryData<ReturnType<typeof selectProducts>>[number]

/** Browser only. One listing of the caller's, with the shop it belongs to; null where there is none. Throws the API's error. */
export async function readMyProduct(id: string, language: string): Promise<{ product: MyProduct; sellerId: string; language: string } | null> {
  const { data } = await answered(
    (await loadSupabase())
      .from('products')
      .select(`seller_id,language,${PRODUCT_COLUMNS}`)
      .eq('id', id)
      .eq('translations.language', language)
      .neq('translations.state', 'draft')
      .order('opened_at', { ascending: false, referencedTable: 'changes' })
      .limit(1, { referencedTable: 'changes' }),
  )
  const [row] = data
  return row ? { product: toMyProduct(row), sellerId: row.seller_id, language: row.language } : null
}

export const toMyProduct = (row: ProductRowRead): MyProduct => ({
  id: row.id,
  name: row.name,
  calledHere: row.translations[0]?.name || row.name,
  status: row.status,
  image: row.image_url,
  priceMinor: row.price_minor,
  originalPriceMinor: row.original_price_minor,
  categoryId: row.category_id,
  brandId: row.brand_id,
  description: row.description,
  material: row.material,
  weightGrams: row.weight_grams,
  isHandmade: row.is_handmade,
  making: row.making,
  isUnique: row.is_unique,
  madeToOrder: row.made_to_order,
  leadTimeDays: row.lead_time_days,
  weekly: row.weekly_capacity,
  freeShipping: row.free_shipping,
  parcel: row.shipping_profile_id,
  giftWrap: row.gift_wrap,
  early: row.early,
  followersHours: row.followers_hours,
  care: row.care,
  craft: row.craft,
  dimensions: row.dimensions,
  hsCode: row.hs_code,
  tags: row.tags,
  // Of the form that the table itself demands.
  asked: row.personalization_fields as PersonalField[],
  opensAt: row.opens_at,
  preorder: row.preorder_ships_on === null ? null : { shipsOn: row.preorder_ships_on, most: row.preorder_most ?? 0 },
  wasOnSale: row.published_at !== null,
  waits: row.waits_since !== null,
  variants: row.variants
    .filter((variant) => variant.is_active)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, name, level }) => ({ id, name, onHand: level?.on_hand ?? 0, held: (level?.allocated ?? 0) + (level?.reserved ?? 0) })),
  schedule: row.schedule && { at: row.schedule.publish_at, refused: row.schedule.refused, told: row.schedule.told },
  hold: row.hold && {
    reason: row.hold.reason,
    words: row.hold.words,
    appealedAt: row.hold.appealed_at,
    answer: row.hold.answer,
    answeredAt: row.hold.answered_at,
  },
  change: toProductChange(row.changes[0]),
})

/** What a maker says of a listing; `stock` counts the pieces of a listing with one variant. */
export type ProductWish = Omit<
  MyProduct,
  'id' | 'calledHere' | 'status' | 'image' | 'variants' | 'opensAt' | 'preorder' | 'wasOnSale' | 'waits' | 'schedule' | 'hold' | 'change'
> & {
  stock: number | undefined
}

/**
 * Browser only. Changes a listing; what waits and is as the shop shows it again is taken back. Answers whether its category is the wished one now. Throws the
 * API's error.
 */
export async function changeProduct(product: MyProduct, wish: ProductWish): Promise<{ inCategory: boolean }> {
  const supabase = await loadSupabase()
  // Once said, it is taken back by none a week: what is promised has to be made.
  const columns = toColumns({ ...wish, weekly: wish.weekly ?? (product.weekly === null ? null : 0) })
  const said = columnsSaid(product, columns)
  const back = Object.entries(columns).flatMap(([field, value]) => {
    const waiting = waitingOf(product.change, field)
    return waiting !== undefined && waiting.before === value ? [field] : []
  })
  if (back.length > 0) await withdrawChange(product.id, back)
  if (Object.keys(said).length === 0) return { inCategory: product.categoryId === wish.categoryId }
  const { data } = await answered(supabase.from('products').update(said).eq('id', product.id).select('category_id').single())
  return { inCategory: data.category_id === wish.categoryId }
}

/**
 * What has to be counted where a listing's only shelf is to hold so many: against what was there when its maker opened it, so that what is sold meanwhile is seen. A
 * count that may have been sent goes by its own key again: done once, it moves nothing more. Null where there is nothing to count.
 */
export function countOf(product: MyProduct, stock: number | undefined, sent: ShelfCount | undefined): ShelfCount | null {
  const [only] = product.variants
  if (!only || product.variants.length !== 1 || stock === undefined) return null
  if (sent)
    return sent.variantId === only.id && sent.counted === stock ? sent : { key: crypto.randomUUID(), variantId: only.id, seen: only.onHand, counted: stock }
  return stock === only.onHand ? null : { key: crypto.randomUUID(), variantId: only.id, seen: only.onHand, counted: stock }
}

/** A listing as its maker wants it: with what waits in the place of what shows. */
export function asWanted(product: MyProduct): MyProduct {
  const wanted = <Value>(field: string, now: Value): Value => {
    const waiting = waitingOf(product.change, field)
    // A column of products, written by the same table's trigger.
    return waiting === undefined ? now : (waiting.after as Value)
  }
  return {
    ...product,
    name: wanted('name', product.name),
    description: wanted('description', product.description),
    categoryId: wanted('category_id', product.categoryId),
    brandId: wanted('brand_id', product.brandId),
    priceMinor: wanted('price_minor', product.priceMinor),
    material: wanted('material', product.material),
    isHandmade: wanted('is_handmade', product.isHandmade),
    making: wanted('making', product.making),
    isUnique: wanted('is_unique', product.isUnique),
    care: wanted('care', product.care),
    craft: wanted('craft', product.craft),
    dimensions: wanted('dimensions', product.dimensions),
    tags: wanted('tags', product.tags),
    asked: wanted('personalization_fields', product.asked),
  }
}

type Columns = ReturnType<typeof toColumns>

/** Those that are not as the piece was when its maker opened it: the price of a sale that ended meanwhile is not what she said. */
export function columnsSaid(product: MyProduct, wished: Columns): Partial<Columns> {
  const was: Columns = toColumns({ ...product, stock: undefined })
  const isAsItWas = (field: string) => JSON.stringify(was[field as keyof Columns]) === JSON.stringify(wished[field as keyof Columns])
  return Object.fromEntries(Object.entries(wished).filter(([field]) => !isAsItWas(field)))
}

/** The columns of a piece as its maker wishes them. */
export const toColumns = (wish: ProductWish) => ({
  name: wish.name,
  category_id: wish.categoryId,
  brand_id: wish.brandId,
  description: wish.description,
  material: wish.material,
  price_minor: wish.priceMinor,
  original_price_minor: wish.originalPriceMinor,
  weight_grams: wish.weightGrams,
  is_handmade: wish.isHandmade,
  making: wish.making,
  is_unique: wish.isUnique,
  made_to_order: wish.madeToOrder,
  lead_time_days: wish.madeToOrder ? wish.leadTimeDays : 0,
  weekly_capacity: wish.weekly,
  free_shipping: wish.freeShipping,
  shipping_profile_id: wish.parcel,
  gift_wrap: wish.giftWrap,
  early: wish.early,
  followers_hours: wish.followersHours,
  care: wish.care,
  craft: wish.craft,
  dimensions: wish.dimensions,
  hs_code: wish.hsCode,
  tags: wish.tags,
  personalization_fields: wish.asked,
  customizable: wish.asked.length > 0,
})

/** Browser only. How many hours premium members have a piece before everybody. Throws the API's error. */
export async function readEarlyHours(): Promise<number> {
  const { data } = await answered((await loadSupabase()).from('shop_settings').select('value').eq('key', 'plans.premium_early_hours').single())
  return Number(data.value)
}

/** Browser only. Shows a listing to everybody, or takes it out of the shop. Throws the API's error. */
export async function setProductStatus(id: string, status: ProductStatus): Promise<ProductStatus> {
  const { data } = await answered((await loadSupabase()).from('products').update({ status }).eq('id', id).select('status'))
  return data[0]?.status ?? status
}

/** Browser only. Asks for another look at a listing that was taken out. Throws the API's error. */
export async function appealHold(id: string, words: string): Promise<void> {
  await answered((await loadSupabase()).rpc('appeal_hold', { p_product_id: id, p_words: words }))
}

/** Pieces on sale and how many there may be; `planRoom` is what the seller plan gives. */
export type ShopRoom = { used: number; room: number; plan: boolean; planRoom: number }

/** Browser only. How full the shop is; null for somebody who does not act for it. Throws the API's error. */
export async function getRoom(sellerId: string): Promise<ShopRoom | null> {
  const { data } = await answered((await loadSupabase()).rpc('my_room', { p_seller_id: sellerId }))
  // Built by our own function of the same release.
  const room = data as { used: number; room: number; plan: boolean; plan_room: number } | null
  return room && { used: room.used, room: room.room, plan: room.plan, planRoom: room.plan_room }
}

/** Whether the database refused a piece because the shop is full. */
export const isFull = (error: unknown): boolean => typeof error === 'object' && error !== null && 'hint' in error && error.hint === 'no_room'

/** Whether the database refused to show a piece because something has to be said of it first. */
export const isUnsaid = (error: unknown): boolean => typeof error === 'object' && error !== null && 'hint' in error && error.hint === 'attributes_missing'

/** Whether the database refused a piece because the shop owes the marketplace something. */
export const isOwing = (error: unknown): boolean => typeof error === 'object' && error !== null && 'hint' in error && error.hint === 'owes'

/** Browser only. Removes a draft; what was once on sale, or judged, is kept. Throws the API's error, and where nothing was removed. */
export async function removeDraft(id: string): Promise<void> {
  const { data } = await answered((await loadSupabase()).from('products').delete().eq('id', id).select('id'))
  if (data.length === 0) throw new Error('Only a draft that has never been on sale is removed.')
}

/** What is sold at which price, to be asked what is earned by it; a product that is not there yet has no id. */
type Sale = { sellerId: string; categoryId: string; productId: string | undefined; satang: number }

/** What the shop would keep of a sale in satang, and the name of the rule it is kept by where one fits. */
export type Earnings = { commission: number; vat: number; ratePpm: number; rule: string | undefined }

/** Browser only. What the shop would keep of one piece sold now, before any discount. Throws the API's error. */
export async function getEarnings({ sellerId, categoryId, productId, satang }: Sale): Promise<Earnings | null> {
  const asked = { p_seller_id: sellerId, p_category_id: categoryId, p_product_id: productId ?? NO_PRODUCT, p_goods_minor: satang }
  const { data } = await answered((await loadSupabase()).rpc('commission_for', asked))
  const [kept] = data
  if (!kept) return null
  // Null where no rule fits, which the drawn types do not know of results.
  const byRule = (kept.rule_id as number | null) !== null
  return { commission: kept.commission_minor, vat: kept.vat_minor, ratePpm: kept.rate_ppm, rule: byRule ? kept.rule : undefined }
}

/** The id that no product has. */
const NO_PRODUCT = '00000000-0000-0000-0000-000000000000'
