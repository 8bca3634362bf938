import type { QueryData } from '@supabase/supabase-js'
import type { Address } from '../addresses/address.ts'
import { answered } from '../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../platform/session/supabase.ts'
import type { DeskOrder, MyDesk, StockRow } from './desk.ts'

/** As many of each list as a desk shows; the search finds the rest. */
const ORDERS_SHOWN = 200
const STOCK_SHOWN = 500

/** Browser only. The sellers the signed-in person acts for, and as what; empty for a buyer. Throws the API's error. */
export async function listMySellers(): Promise<MyDesk[]> {
  const supabase = await loadSupabase()
  const { data: signedIn } = await supabase.auth.getSession()
  // Owners see their colleagues' rows as well.
  const { data } = await answered(
    supabase
      .from('seller_members')
      .select('role,is_helper,seller:sellers(id,business_name,application_status,takes_cash)')
      .eq('person_id', signedIn.session?.user.id ?? '')
      .order('created_at'),
  )
  return data.map(({ seller, role, is_helper: isHelper }) => ({
    role,
    isHelper,
    id: seller.id,
    businessName: seller.business_name,
    applicationStatus: seller.application_status,
    takesCash: seller.takes_cash,
  }))
}

const ORDER_COLUMNS =
  'id,number,status,payment_status,fulfillment_status,customer,shipping_address,shipping_method,placed_at,delivery_to,carrier,tracking_number,is_gift,gift_message,items_minor,discount_minor,shipping_minor,total_minor,points_minor,shipping_funded_minor,discount_funded_minor,commission_minor,commission_vat_minor,order_lines(id,title_seller,option_text,personalization,gift_wrap,sku,image_url,quantity,removed_quantity,shipped_quantity,total_minor,position),shipments(id,carrier,tracking_number,shipped_at,delivered_at,shipment_lines(order_line_id,quantity)),credit_notes(id,number,amount_minor,issued_at)'

const selectOrders = (supabase: ShopClient) => supabase.from('orders').select(ORDER_COLUMNS)
type OrderRow = QueryData<ReturnType<typeof selectOrders>>[number]

/** Browser only. The seller's paid orders, newest first. Row level security hides what is not paid yet. */
export async function listDeskOrders(sellerId: string): Promise<DeskOrder[]> {
  const { data } = await answered(
    selectOrders(await loadSupabase())
      .eq('seller_id', sellerId)
      .not('placed_at', 'is', null)
      .order('placed_at', { ascending: false })
      .limit(ORDERS_SHOWN),
  )
  return data.map(toDeskOrder)
}

const toDeskOrder = (row: OrderRow): DeskOrder => ({
  id: row.id,
  number: row.number,
  status: row.status,
  paymentStatus: row.payment_status,
  fulfillmentStatus: row.fulfillment_status,
  customer: row.customer,
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
      title: line.title_seller,
      optionText: line.option_text,
      personalization: line.personalization,
      giftWrap: line.gift_wrap,
      sku: line.sku,
      image: line.image_url,
      quantity: line.quantity - line.removed_quantity,
      removed: line.removed_quantity,
      shipped: line.shipped_quantity,
      total: line.total_minor,
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
      lines: parcel.shipment_lines.map((packed) => ({ line: packed.order_line_id, quantity: packed.quantity })),
    })),
})

/** Browser only. Every variant of the seller with what lies there, the scarcest first; named in the reader's language where it is said in it. */
export async function listStock(sellerId: string, language: string): Promise<StockRow[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('product_variants')
      .select(
        'id,name,sku,stock_quantity,product:products!inner(id,name,sku,image_url,is_unique,status,seller_id,translations:product_translations(name,language,state)),stock_levels(on_hand,allocated,reserved,low_below)',
      )
      .eq('product.seller_id', sellerId)
      .eq('product.translations.language', language)
      .neq('product.translations.state', 'draft')
      .eq('is_active', true)
      .order('stock_quantity')
      .limit(STOCK_SHOWN),
  )
  return data.map((row) => ({
    variantId: row.id,
    productId: row.product.id,
    name: row.product.translations[0]?.name || row.product.name,
    variant: row.name,
    sku: row.sku || row.product.sku,
    image: row.product.image_url ?? '/pictures/placeholder.webp',
    status: row.product.status,
    isUnique: row.product.is_unique,
    onHand: row.stock_levels?.on_hand ?? 0,
    held: (row.stock_levels?.allocated ?? 0) + (row.stock_levels?.reserved ?? 0),
    available: row.stock_quantity,
    lowBelow: row.stock_levels?.low_below ?? null,
  }))
}

/** Browser only. Sets what is on hand by the difference that was counted. Throws the API's error; 23514 where orders need more than would be left. */
export async function countStock(variantId: string, change: number): Promise<void> {
  await answered((await loadSupabase()).rpc('adjust_stock', { p_variant_id: variantId, p_change: change }))
}

/** What the shop says about cash on delivery; `most` is the largest cart, in satang. */
export type CashTerms = { offered: boolean; most: number }

/** Browser only. Throws the API's error. */
export async function readCashTerms(): Promise<CashTerms> {
  const { data } = await answered((await loadSupabase()).from('shop_settings').select('key,value').like('key', 'payments.cash_%'))
  const read = (key: string) => data.find((setting) => setting.key === key)?.value
  return { offered: read('payments.cash_on_delivery') === true, most: Number(read('payments.cash_most_minor') ?? 0) }
}

/** Browser only. Says whether the shop sends against cash; orders already placed stay. Throws the API's error. */
export async function takeCash(sellerId: string, takes: boolean): Promise<void> {
  await answered((await loadSupabase()).from('sellers').update({ takes_cash: takes }).eq('id', sellerId).select('id').single())
}
