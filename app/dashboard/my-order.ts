import { optionWords } from '../i18n/option-words.ts'
import { labelOf, statesOfLabel, type OrderLabel } from '../orders/order-states.ts'
import type { QueryData } from '@supabase/supabase-js'
import { answered } from '../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../platform/session/supabase.ts'

/** An order as its buyer reads it in a list. `total` is satang. */
export type MyOrder = {
  id: string
  number: string
  label: OrderLabel
  /** Picked up at the workshop, and sent nowhere. */
  fetched: boolean
  sellerName: string
  total: number
  createdAt: string
  deliveryFrom: string | null
  deliveryTo: string | null
  trackingNumber: string
  carrier: string
  lines: { id: string; title: string; optionText: string; image: string; quantity: number }[]
}

/** Orders on one page of the list. */
export const ORDERS_PAGE = 20

/** What a buyer looks for: words in the number or the maker's name, and one status. */
export type OrderWanted = { words: string; label: OrderLabel | undefined }

const COLUMNS =
  'id,number,status,payment_status,fulfillment_status,shipping_method,seller_name,total_minor,created_at,delivery_from,delivery_to,tracking_number,carrier,order_lines(id,title,option_text,image_url,quantity,position,product:products(translations:product_translations(phrases)))'

const selectOrders = (supabase: ShopClient) => supabase.from('orders').select(COLUMNS, { count: 'exact' })
type Row = QueryData<ReturnType<typeof selectOrders>>[number]

/** Browser only. A page of what the person bought, newest first, with versions in the reader's language. Throws the API's error. */
export async function findMyOrders(
  buyerId: string,
  { words, label }: OrderWanted,
  { page, language }: { page: number; language: string },
): Promise<{ orders: MyOrder[]; total: number }> {
  const supabase = await loadSupabase()
  // Members of a seller also see the orders of their shop; here they are buyers.
  let query = selectOrders(supabase)
    .eq('buyer_id', buyerId)
    .eq('order_lines.product.translations.language', language)
    .neq('order_lines.product.translations.state', 'draft')
  const wanted = words.replace(/[%*(),"\\]/g, ' ').trim()
  if (wanted !== '') query = query.or(`number.ilike."*${wanted}*",seller_name.ilike."*${wanted}*"`)
  if (label === 'refunded') query = query.eq('payment_status', 'refunded')
  else if (label === 'returned') query = query.eq('fulfillment_status', 'returned')
  else if (label) query = query.in('status', statesOfLabel(label)).neq('payment_status', 'refunded').neq('fulfillment_status', 'returned')
  const { data, count } = await answered(
    query
      .order('created_at', { ascending: false })
      .order('id')
      .range(page * ORDERS_PAGE, (page + 1) * ORDERS_PAGE - 1),
  )
  return { orders: data.map(toMyOrder), total: count ?? data.length }
}

const toMyOrder = (row: Row): MyOrder => ({
  id: row.id,
  number: row.number,
  label: labelOf({ status: row.status, paymentStatus: row.payment_status, fulfillmentStatus: row.fulfillment_status }),
  fetched: row.shipping_method === 'pickup',
  sellerName: row.seller_name,
  total: row.total_minor,
  createdAt: row.created_at,
  deliveryFrom: row.delivery_from,
  deliveryTo: row.delivery_to,
  trackingNumber: row.tracking_number,
  carrier: row.carrier,
  lines: row.order_lines
    .toSorted((a, b) => a.position - b.position)
    .map((line) => ({
      id: line.id,
      title: line.title,
      optionText: optionWords(line.option_text, line.product?.translations[0]?.phrases),
      image: line.image_url,
      quantity: line.quantity,
    })),
})
