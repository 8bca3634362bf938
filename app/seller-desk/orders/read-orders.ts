import type { QueryData } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Address } from '../../addresses/address.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../../platform/session/supabase.ts'
import { QUEUES, type DeskOrder, type Queue } from '../desk.ts'
import { optionWords } from '../../i18n/option-words.ts'

/** Orders of one page, and of one column of the board. */
export const ORDERS_PER_PAGE = 30

/** Which orders of a shop: of one heap, or of all heaps those that hold words. */
export type WantedOrders = { sellerId: string; language: string; queue?: Queue; words?: string; most?: number }
/** Where the next page begins. */
export type LastShown = { placedAt: string; id: string }

const ORDER_COLUMNS =
  'id,number,status,payment_status,fulfillment_status,customer,buyer_id,shipping_address,shipping_method,placed_at,delivery_to,carrier,tracking_number,is_gift,gift_message,items_minor,discount_minor,shipping_minor,total_minor,points_minor,shipping_funded_minor,discount_funded_minor,commission_minor,commission_vat_minor,order_lines(id,title_seller,option_text,personalization,personalization_minor,gift_wrap,sku,image_url,quantity,removed_quantity,shipped_quantity,total_minor,weight_grams,position,product:products(translations:product_translations(name,phrases))),shipments(id,status,carrier,tracking_number,shipped_at,delivered_at,shipment_lines(order_line_id,quantity)),credit_notes(id,number,amount_minor,issued_at)'

type AskedOrders = { p_seller_id: string; p_heap?: string; p_words?: string; p_before?: string; p_before_id?: string; p_most?: number }
/** A function's rows are those of the table, with what can be read beside them; the generated types do not know that. */
const rowsOf = (supabase: ShopClient) => supabase.from('orders').select(ORDER_COLUMNS)
type OrderRow = QueryData<ReturnType<typeof rowsOf>>[number]
/** Pieces are named in the reader's language where their seller says them in it. */
const selectOrders = (supabase: ShopClient, asked: AskedOrders, language: string) =>
  supabase
    .rpc('desk_orders', asked, { get: true })
    .select(ORDER_COLUMNS)
    .eq('order_lines.product.translations.language', language)
    .neq('order_lines.product.translations.state', 'draft')
    .order('placed_at', { ascending: false })
    .order('id', { ascending: false })
    .overrideTypes<OrderRow[], { merge: false }>()

/** Browser only. One page of a shop's paid orders, newest first, below the last one shown. Throws the API's error. */
export async function listDeskOrders({ sellerId, language, queue, words, most = ORDERS_PER_PAGE }: WantedOrders, below?: LastShown): Promise<DeskOrder[]> {
  const { data } = await answered(
    selectOrders(
      await loadSupabase(),
      {
        p_seller_id: sellerId,
        p_most: most,
        ...(queue !== undefined && { p_heap: queue }),
        ...(words !== undefined && { p_words: words }),
        ...(below && { p_before: below.placedAt, p_before_id: below.id }),
      },
      language,
    ),
  )
  return data.map(toDeskOrder)
}

const Heaps = v.object(v.entriesFromList(QUEUES, v.number()))

/** Browser only. How many orders lie on each heap, of those that have ended a thousand at most (`heapCount`). Throws the API's error. */
export async function readHeaps(sellerId: string): Promise<Record<Queue, number>> {
  const { data } = await answered((await loadSupabase()).rpc('desk_heaps', { p_seller_id: sellerId }))
  return v.parse(Heaps, data)
}

const toDeskOrder = (row: OrderRow): DeskOrder => ({
  id: row.id,
  number: row.number,
  status: row.status,
  paymentStatus: row.payment_status,
  fulfillmentStatus: row.fulfillment_status,
  customer: row.customer,
  buyerId: row.buyer_id,
  // Written when the order was placed, from an address that was parsed.
  address: row.shipping_address as Address,
  shippingMethod: row.shipping_method,
  placedAt: row.placed_at ?? '',
  deliverBy: row.delivery_to,
  gift: row.is_gift ? { message: row.gift_message } : null,
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  items: row.items_minor,
  discount: row.discount_minor,
  shipping: row.shipping_minor,
  total: row.total_minor,
  byShop: row.points_minor + row.shipping_funded_minor + row.discount_funded_minor,
  commission: row.commission_minor,
  commissionVat: row.commission_vat_minor,
  lines: row.order_lines
    .toSorted((a, b) => a.position - b.position)
    .map((line) => ({
      id: line.id,
      title: line.product?.translations[0]?.name || line.title_seller,
      optionText: optionWords(line.option_text, line.product?.translations[0]?.phrases),
      personalization: line.personalization,
      personalizationFee: line.personalization_minor,
      giftWrap: line.gift_wrap,
      sku: line.sku,
      image: line.image_url,
      quantity: line.quantity - line.removed_quantity,
      removed: line.removed_quantity,
      shipped: line.shipped_quantity,
      total: line.total_minor,
      grams: line.weight_grams,
    })),
  creditNotes: row.credit_notes
    .toSorted((a, b) => a.issued_at.localeCompare(b.issued_at))
    .map((note) => ({ id: note.id, number: note.number, amount: note.amount_minor, issuedAt: note.issued_at })),
  parcels: row.shipments
    .toSorted((a, b) => a.shipped_at.localeCompare(b.shipped_at))
    .map((parcel) => ({
      id: parcel.id,
      carrier: parcel.carrier,
      trackingNumber: parcel.tracking_number,
      deliveredAt: parcel.delivered_at,
      status: parcel.status,
      lines: parcel.shipment_lines.map((packed) => ({ line: packed.order_line_id, quantity: packed.quantity })),
    })),
})
