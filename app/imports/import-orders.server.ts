import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import { takeBuyers } from './import-people.server.ts'
import { lack } from './import-problem.ts'
import type { BatchDone, ImportWork } from './import-run.ts'
import { knownOf, remember } from './imported-records.server.ts'
import { printOf, type SaidFields } from './merge-fields.ts'
import type { ReadOrder } from './read-order.ts'

type Written = { id: string; key: string; said: SaidFields; order: ReadOrder }

/** Takes orders in as history: rows that are read and never counted, with who bought them and whose pieces they were. One that changed at the source is written anew. */
export async function importOrders(tx: Database, work: ImportWork, orders: readonly ReadOrder[]): Promise<BatchDone> {
  const buyers = await takeBuyers(tx, work, orders.flatMap(({ buyer }) => buyer ?? [])) // prettier-ignore
  const known = await knownOf(tx, work.sourceId, 'order', orders.map(({ key }) => key)) // prettier-ignore
  const there = await thereOf(tx, [...known.values()].map(({ record_id: id }) => id)) // prettier-ignore
  const makers = await makersOf(tx, work, orders)
  const done: BatchDone = { figures: buyers.figures, problems: buyers.problems }
  const count = (name: string) => (done.figures[name] = (done.figures[name] ?? 0) + 1)
  const written: Written[] = []
  for (const order of orders) {
    const print = printOf(saidOf(order))
    const before = known.get(order.key)
    if (before && !there.has(before.record_id)) {
      done.problems.push(lack(order.row, 'order', 'removed_here', order.key))
      count('orders_kept')
    } else if (before && before.said['all']?.[0] === print) count('orders_same')
    else {
      written.push({ id: before?.record_id ?? randomUUID(), key: order.key, said: { all: [print, print] }, order })
      count(before ? 'orders_changed' : 'orders_new')
    }
    for (const { row, product, sellerId, title } of order.items) {
      if (sellerId === null && !makers.has(product) && work.mapping.seller === '') done.problems.push(lack(row, 'seller', 'maker_unknown', title))
    }
  }
  await write(tx, work, written, { people: buyers.ids, makers })
  return done
}

async function thereOf(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all<{ id: string }>('select id from public.imported_orders where id = any ($1)', [ids])
  return new Set(rows.map(({ id }) => id))
}

/** What an order says, without where in the file it says it. */
const saidOf = ({ buyer, orderedAt, state, currency, amounts, country, items }: ReadOrder) => [
  buyer?.email,
  orderedAt,
  state,
  currency,
  amounts,
  country,
  items.map(({ title, sku, product, sellerId, quantity, unit }) => [title, sku, product, sellerId, quantity, unit]),
]

type Maker = { productId: string; sellerId: string }

/** Products of the source that came before, by its own names for them, and whose they are here. */
async function makersOf(tx: Database, work: ImportWork, orders: readonly ReadOrder[]): Promise<Map<string, Maker>> {
  const keys = [...new Set(orders.flatMap(({ items }) => items.map(({ product }) => product)))].filter((key) => key !== '')
  const rows = await tx.all<{ key: string; id: string; seller_id: string }>(
    `select r.key, p.id, p.seller_id from private.imported_records r join public.products p on p.id = r.record_id
      where r.source_id = $1 and r.kind = 'product' and r.key = any ($2)`,
    [work.sourceId, keys],
  )
  return new Map(rows.map(({ key, id, seller_id: sellerId }) => [key, { productId: id, sellerId }]))
}

async function write(tx: Database, work: ImportWork, written: readonly Written[], known: { people: Map<string, string>; makers: Map<string, Maker> }) {
  if (written.length === 0) return
  const anyone = work.shelves.sellers.get(work.mapping.seller)?.id ?? null
  await tx.all(
    `insert into public.imported_orders as o (id, source_id, number, person_id, ordered_at, state, currency, shipping_minor, tax_minor, discount_minor,
            refunded_minor, total_minor, country)
     select x.id, $1, x.number, x.person, x.at, x.state, x.currency, x.shipping, x.tax, x.discount, x.refunded, x.total, x.country
       from jsonb_to_recordset($2::jsonb) x(id uuid, number text, person uuid, at timestamptz, state text, currency text, shipping bigint, tax bigint,
            discount bigint, refunded bigint, total bigint, country text)
     on conflict (id) do update set person_id = excluded.person_id, ordered_at = excluded.ordered_at, state = excluded.state, currency = excluded.currency,
            shipping_minor = excluded.shipping_minor, tax_minor = excluded.tax_minor, discount_minor = excluded.discount_minor,
            refunded_minor = excluded.refunded_minor, total_minor = excluded.total_minor, country = excluded.country`,
    [
      work.sourceId,
      JSON.stringify(
        written.map(({ id, key, order: { buyer, orderedAt: at, state, currency, amounts, country } }) => ({
          id,
          number: key,
          person: (buyer && known.people.get(buyer.email)) ?? null,
          at,
          state,
          currency,
          ...amounts,
          country,
        })),
      ),
    ],
  )
  await tx.all('delete from public.imported_order_lines where order_id = any ($1)', [written.map(({ id }) => id)])
  await tx.all(
    `insert into public.imported_order_lines (order_id, position, seller_id, product_id, title, sku, quantity, unit_minor, number, ordered_at, state, currency,
            country)
     select x.id, x.position, x.seller, x.product, x.title, x.sku, x.quantity, x.unit, o.number, o.ordered_at, o.state, o.currency, o.country
       from jsonb_to_recordset($1::jsonb) x(id uuid, position integer, seller uuid, product uuid, title text, sku text, quantity integer, unit bigint)
       join public.imported_orders o on o.id = x.id`,
    [
      JSON.stringify(
        written.flatMap(({ id, order: { items } }) =>
          items.map(({ title, sku, product, sellerId, quantity, unit }, position) => {
            const maker = known.makers.get(product)
            return { id, position, seller: sellerId ?? maker?.sellerId ?? anyone, product: maker?.productId ?? null, title, sku, quantity, unit }
          }),
        ),
      ),
    ],
  )
  await remember(tx, work, 'order', written)
}
