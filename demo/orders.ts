import { createHash } from 'node:crypto'
import type pg from 'pg'
import { BUYERS, PAST_BUYERS, type Buyer } from './buyers.ts'
import { loadRows, type Row } from './load-rows.ts'
import { randomOf, uuidOf, type Random } from './random.ts'
import { replay, type PastOrder, type SealAccount } from './replay.ts'

/** How the demo's past orders ended up, each as often as it stands here; `at` is roughly how many days ago they were placed. */
const STORIES = [
  { status: 'placed', times: 4, at: [0, 1] },
  { status: 'accepted', times: 3, at: [1, 3] },
  { status: 'in_production', times: 2, at: [3, 6] },
  { status: 'shipped', times: 5, at: [4, 9] },
  { status: 'delivered', times: 5, at: [5, 9] },
  { status: 'completed', times: 18, at: [20, 160] },
  { status: 'canceled', times: 3, at: [10, 80] },
] as const
/** And those of the months before, of more makers and of guests only: what is over and paid out. */
const PAST = [
  { status: 'completed', times: 96, at: [6, 205], own: false },
  { status: 'canceled', times: 6, at: [12, 190], own: false },
  // On a Monday the week's payouts are of six days: the demo's own maker has one to look at all the same.
  { status: 'completed', times: 1, at: [7, 7], own: true },
] as const
/** Makers the past is about, beside the demo's own. */
const PAST_MAKERS = 12
type Status = (typeof STORIES)[number]['status']

/** What happened before, in order: each status's path through the state machine. */
const PATH: Readonly<Record<Status, readonly Status[]>> = {
  placed: ['placed'],
  accepted: ['placed', 'accepted'],
  in_production: ['placed', 'accepted', 'in_production'],
  shipped: ['placed', 'accepted', 'shipped'],
  delivered: ['placed', 'accepted', 'shipped', 'delivered'],
  completed: ['placed', 'accepted', 'shipped', 'delivered', 'completed'],
  canceled: ['placed', 'canceled'],
}

const DAY_MS = 86_400_000
const COMMISSION = { ppm: 100_000n, vatPpm: 70_000n }
const share = (amount: bigint, ppm: bigint) => (amount * ppm + 500_000n) / 1_000_000n

type Variant = {
  variant_id: string
  product_id: string
  seller_id: string
  seller_name: string
  category_id: string
  title: string
  option_text: string
  sku: string
  image: string
  price: string
  free: number
  weight_grams: number
}

/**
 * Past and running orders of the demo: every state a maker or a buyer can meet, with payments, parcels, events and stock that agree with each other. Pieces of
 * running orders are allocated; pieces that left had come in before, so the shelves stay as they were.
 */
export async function seedOrders(
  client: pg.PoolClient,
  { now, buyerId, sellerId, sealAccount }: { now: Date; buyerId: string; sellerId: string; sealAccount: SealAccount },
): Promise<void> {
  const random = randomOf('orders')
  const own = await readVariants(client, `p.seller_id = '${sellerId}'`)
  const others = await readVariants(client, `p.seller_id <> '${sellerId}' and p.status = 'active' and md5(p.id::text) < '08'`)
  if (own.length === 0 || others.length === 0) return
  const rows: Tables = { groups: [], orders: [], lines: [], payments: [], splits: [], events: [], shipments: [], parcels: [], movements: [] }
  const allocated = new Map<string, number>()
  let number = 0
  for (const { status, times, at } of STORIES) {
    for (let n = 0; n < times; n += 1) {
      number += 1
      const shelf = n % 3 === 2 ? [others, own] : [own]
      drawGroup(rows, allocated, {
        random,
        number,
        status,
        buyer: pickBuyer(BUYERS, number),
        placedAt: new Date(now.getTime() - random.int(at[0] * 24, at[1] * 24 + 12) * 3_600_000),
        shelves: shelf,
        buyerId,
      })
    }
  }
  drawPast(rows, { now, buyerId, own, others })
  // What ended is loaded as it was before it ended, with its payment whole.
  const past = rows.orders.map(pastOf)
  await loadRows(client, 'public.order_groups', rows.groups)
  await loadRows(
    client,
    'public.orders',
    rows.orders.map((order) => ({ ...order, status: BEFORE[order['status'] as Status] ?? order['status'] })),
  )
  await loadRows(client, 'public.order_lines', rows.lines)
  await client.query('select private.spread_commission()')
  await loadRows(client, 'public.payments', rows.payments)
  await loadRows(client, 'public.payment_splits', rows.splits)
  await loadRows(client, 'public.shipments', rows.shipments)
  await loadRows(client, 'public.shipment_lines', rows.parcels)
  await replay(client, { now, orders: past, sellerId, sealAccount })
  await loadRows(client, 'public.order_events', rows.events)
  await loadRows(client, 'public.stock_movements', rows.movements)
  await client.query(
    `update public.stock_levels l set allocated = l.allocated + a.quantity from json_to_recordset($1::json) as a (variant_id uuid, quantity integer) where l.variant_id = a.variant_id`,
    [JSON.stringify([...allocated].map(([variant_id, quantity]) => ({ variant_id, quantity })))],
  )
}

/** What an order was before it ended. */
const BEFORE: Readonly<Partial<Record<Status, Status>>> = { completed: 'delivered', canceled: 'placed' }

const pastOf = (row: Row): PastOrder => {
  // What `drawOrder` has written.
  const order = row as { id: string; status: Status; seller_id: string; seller_name: string; placed_at: string; buyer_id: string | null }
  const when = row as Readonly<Record<string, string | null>>
  return {
    id: order.id,
    sellerId: order.seller_id,
    sellerName: order.seller_name,
    guest: order.buyer_id === null,
    placedAt: new Date(order.placed_at),
    ...(order.status in BEFORE && { ended: { as: order.status as 'completed' | 'canceled', at: new Date(when[`${order.status}_at`] ?? order.placed_at) } }),
  }
}

/** The months before: some makers, each with something to be paid for again and again. */
function drawPast(rows: Tables, { now, buyerId, own, others }: { now: Date; buyerId: string; own: Variant[]; others: Variant[] }): void {
  const random = randomOf('orders of the past')
  const makers = [...new Set(others.map((variant) => variant.seller_id))].slice(0, PAST_MAKERS)
  const shelves = makers.map((maker) => others.filter((variant) => variant.seller_id === maker))
  let number = 300
  for (const { status, times, at, own: ofOwn } of PAST) {
    for (let n = 0; n < times; n += 1) {
      number += 1
      const shelf = random.pick(shelves)
      drawGroup(rows, new Map(), {
        random,
        number,
        status,
        buyer: pickBuyer(PAST_BUYERS, number),
        placedAt: new Date(now.getTime() - random.int(at[0] * 24, at[1] * 24) * 3_600_000),
        shelves: ofOwn || n % 6 === 5 ? [own] : n % 6 === 4 ? [shelf, own] : [shelf],
        buyerId,
      })
    }
  }
}

function pickBuyer(buyers: readonly Buyer[], number: number): Buyer {
  const found = buyers[number % buyers.length]
  if (!found) throw new RangeError('Nobody buys in the demo.')
  return found
}

type Tables = Record<'groups' | 'orders' | 'lines' | 'payments' | 'splits' | 'events' | 'shipments' | 'parcels' | 'movements', Row[]>
type Drawn = { random: Random; number: number; status: Status; buyer: Buyer; placedAt: Date; shelves: Variant[][]; buyerId: string }

function drawGroup(rows: Tables, allocated: Map<string, number>, { random, number, status, buyer, placedAt, shelves, buyerId }: Drawn): void {
  const group = uuidOf('order group', String(number))
  const moment = placedAt.toISOString()
  const label = `H${moment.slice(2, 10).replaceAll('-', '')}-DEMO${String(number).padStart(3, '2')}`
  const owner = buyer.email === 'buyer@hattha.test' ? buyerId : null
  const address = {
    recipient: buyer.name,
    phone: buyer.phone,
    line1: buyer.line1,
    line2: '',
    subdistrict: buyer.country === 'TH' ? buyer.district : '',
    district: buyer.district,
    province: buyer.province,
    postcode: buyer.postcode,
    country: buyer.country,
    note: '',
  }
  const payment = uuidOf('payment', String(number))
  const shares = shelves.map((shelf, index) =>
    drawOrder(rows, allocated, { random, group, label: `${label}-${index + 1}`, status, buyer, owner, address, moment: placedAt, shelf }),
  )
  const sum = (pick: (part: (typeof shares)[number]) => bigint) => Number(shares.reduce((total, part) => total + pick(part), 0n))
  const total = sum((part) => part.total)
  rows.groups.push({
    id: group,
    number: label,
    cart_id: null,
    buyer_id: owner,
    email: buyer.email,
    phone: buyer.phone,
    language: 'en',
    status: 'placed',
    items_minor: sum((part) => part.items),
    discount_minor: 0,
    shipping_minor: sum((part) => part.shipping),
    total_minor: total,
    quote_hash: 'demo',
    quote: {},
    shipping_address: address,
    payment_method: number % 2 ? 'promptpay' : 'card',
    terms_version: '2026-11',
    token_hash: `\\x${createHash('sha256').update(group).digest('hex')}`,
    created_at: moment,
    expires_at: moment,
    placed_at: moment,
    currency: 'THB',
    tax_added_minor: 0,
    tax_included_minor: 0,
    display_currency: 'THB',
    display_rate: 1,
    display_rate_source: '',
  })
  rows.payments.push({
    id: payment,
    order_group_id: group,
    attempt: 1,
    provider: 'demo-bank',
    method: number % 2 ? 'promptpay' : 'card',
    status: 'captured',
    amount_minor: total,
    currency: 'THB',
    captured_minor: total,
    refunded_minor: 0,
    captured_late: false,
    provider_reference: null,
    failure_code: '',
    expires_at: moment,
    created_at: moment,
    updated_at: moment,
  })
  for (const part of shares)
    rows.splits.push({
      payment_id: payment,
      order_id: part.id,
      amount_minor: Number(part.total),
      captured_minor: Number(part.total),
      refunded_minor: 0,
    })
}

type OrderDraw = {
  random: Random
  group: string
  label: string
  status: Status
  buyer: Buyer
  owner: string | null
  address: Row
  moment: Date
  shelf: Variant[]
}

function drawOrder(rows: Tables, allocated: Map<string, number>, { random, group, label, status, buyer, owner, address, moment, shelf }: OrderDraw) {
  const id = uuidOf('order', label)
  const left = status === 'shipped' || status === 'delivered' || status === 'completed'
  const open = status === 'placed' || status === 'accepted' || status === 'in_production'
  // A running order needs pieces that are really there.
  const room = (variant: Variant) => (open ? variant.free - (allocated.get(variant.variant_id) ?? 0) : Number.POSITIVE_INFINITY)
  const onShelf = shelf.filter((variant) => room(variant) >= 1)
  const first = random.pick(onShelf)
  const chosen = [
    first,
    ...onShelf.filter((variant) => variant.seller_id === first.seller_id && variant.product_id !== first.product_id).slice(0, random.int(0, 1)),
  ]
  let items = 0n
  for (const [position, variant] of chosen.entries()) {
    const quantity = Math.min(room(variant), random.int(1, 2))
    const lineId = uuidOf('order line', label, String(position))
    const total = BigInt(variant.price) * BigInt(quantity)
    items += total
    rows.lines.push({
      id: lineId,
      order_id: id,
      product_id: variant.product_id,
      variant_id: variant.variant_id,
      category_id: variant.category_id,
      title: variant.title,
      title_seller: variant.title,
      option_text: variant.option_text,
      personalization: '',
      sku: variant.sku,
      image_url: variant.image,
      quantity,
      list_price_minor: Number(variant.price),
      unit_price_minor: Number(variant.price),
      discount_minor: 0,
      discounts: [],
      total_minor: Number(total),
      tax_rate_ppm: 0,
      tax_minor: 0,
      tax_inclusive: true,
      weight_grams: variant.weight_grams,
      hs_code: '',
      origin_country: 'TH',
      made_to_order_days: 0,
      shipped_quantity: left ? quantity : 0,
      delivered_quantity: status === 'delivered' || status === 'completed' ? quantity : 0,
      position,
    })
    if (open) allocated.set(variant.variant_id, (allocated.get(variant.variant_id) ?? 0) + quantity)
    const movement = (kind: string, products: number) =>
      rows.movements.push({
        variant_id: variant.variant_id,
        kind,
        quantity: products,
        order_group_id: group,
        order_id: id,
        actor_id: null,
        note: '',
        created_at: moment.toISOString(),
      })
    if (open) movement('allocated', quantity)
    if (left) {
      movement('received', quantity)
      movement('shipped', -quantity)
      rows.parcels.push({ shipment_id: uuidOf('shipment', label), order_line_id: lineId, quantity })
    }
  }
  const shipping = buyer.country === 'TH' ? 6_000n : 95_000n
  const total = items + shipping
  const commission = share(items, COMMISSION.ppm)
  const at = (step: Status) => (PATH[status].includes(step) ? new Date(moment.getTime() + PATH[status].indexOf(step) * 1.4 * DAY_MS).toISOString() : null)
  const tracking = left ? `EB${String(100_000_000 + (Number.parseInt(id.slice(0, 6), 16) % 899_999_999))}TH` : ''
  rows.orders.push({
    id,
    number: label,
    order_group_id: group,
    seller_id: first.seller_id,
    buyer_id: owner,
    seller_name: first.seller_name,
    customer: buyer.name,
    status,
    payment_status: status === 'canceled' ? 'refunded' : 'paid',
    fulfillment_status: status === 'canceled' ? 'canceled' : status === 'shipped' ? 'fulfilled' : left ? 'delivered' : 'unfulfilled',
    currency: 'THB',
    items_minor: Number(items),
    discount_minor: 0,
    shipping_minor: Number(shipping),
    tax_added_minor: 0,
    tax_included_minor: 0,
    total_minor: Number(total),
    commission_rate_ppm: 100_000,
    commission_minor: Number(commission),
    commission_vat_minor: Number(share(commission, COMMISSION.vatPpm)),
    shipping_method: 'standard',
    shipping_zone: buyer.zone,
    shipping_address: address,
    delivery_from: null,
    delivery_to: new Date(moment.getTime() + 12 * DAY_MS).toISOString().slice(0, 10),
    tracking_number: tracking,
    carrier: left ? 'Thailand Post EMS' : '',
    placed_at: moment.toISOString(),
    accepted_at: at('accepted'),
    shipped_at: at('shipped'),
    delivered_at: at('delivered'),
    completed_at: at('completed'),
    canceled_at: at('canceled'),
    created_at: moment.toISOString(),
    updated_at: moment.toISOString(),
  })
  if (left)
    rows.shipments.push({
      id: uuidOf('shipment', label),
      order_id: id,
      carrier: 'Thailand Post EMS',
      tracking_number: tracking,
      status: status === 'shipped' ? 'in_transit' : 'delivered',
      shipped_at: at('shipped'),
      delivered_at: at('delivered'),
      created_at: at('shipped'),
    })
  for (const [index, step] of PATH[status].entries()) {
    rows.events.push({
      order_group_id: group,
      order_id: id,
      type: step,
      actor_role: step === 'placed' || step === 'delivered' ? 'system' : step === 'completed' ? 'buyer' : 'seller',
      actor_id: null,
      from_status: index === 0 ? 'awaiting_payment' : (PATH[status][index - 1] ?? null),
      to_status: step,
      reason: step === 'canceled' ? 'The glaze cracked in the kiln.' : '',
      payload: {},
      created_at: at(step),
    })
  }
  return { id, items, shipping, total }
}

const readVariants = async (client: pg.PoolClient, where: string): Promise<Variant[]> =>
  (
    await client.query<Variant>(
      `select v.id as variant_id, p.id as product_id, s.id as seller_id, s.business_name as seller_name, p.category_id, p.name as title, v.name as option_text, coalesce(nullif(v.sku, ''), p.sku) as sku,
              coalesce(p.image_url, '') as image, coalesce(v.price_minor, p.price_minor)::text as price, l.on_hand - l.allocated - l.reserved as free, coalesce(v.weight_grams, p.weight_grams) as weight_grams
         from public.product_variants v join public.products p on p.id = v.product_id join public.sellers s on s.id = p.seller_id join public.stock_levels l on l.variant_id = v.id
        where ${where} order by p.id, v.position, v.id limit 400`,
    )
  ).rows
