import pg from 'pg'
import { ORDER_STATES } from '../app/orders/order-states.ts'

/** Orders that one statement fills: few enough to see it move. */
const AT_ONCE = 100_000

/**
 * Fills the shop of `bench-shop.ts` with orders until it holds so many, spread over three years: one order a group, one or two lines, what happened to each. Triggers
 * rest meanwhile, and nothing is booked. Answers how many there are.
 */
export async function fillBenchOrders(url: string, orders: number, say: (line: string) => void): Promise<number> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const held = async () => (await owner.query<{ n: number }>('select count(*)::int as n from public.orders')).rows[0]?.n ?? 0
    let from = await held()
    if (from >= orders) return from
    await owner.query('set session_replication_role = replica')
    for (; from < orders; from += AT_ONCE) {
      const values = [from + 1, Math.min(orders, from + AT_ONCE)]
      for (const statement of [FILL_GROUPS, FILL_ORDERS, FILL_LINES, FILL_EVENTS]) {
        await owner.query(statement, statement === FILL_ORDERS ? [...values, ORDER_STATES] : values)
      }
      say(`${values[1]} orders`)
    }
    await owner.query('vacuum analyze')
    return await held()
  } finally {
    await owner.end()
  }
}

/** A key that is the same for the same order, so that what belongs to it is found without asking, and a run that was broken off is gone on with. */
const key = (kind: string, n = 'i') => `md5('${kind}' || ${n})::uuid`
/** SQL for one of `many`, from 0 on: always the same for an order, and independent of its other choices. */
const chance = (salt: number, many: number | string) => `(abs(hashint8(i::bigint * 64 + ${salt})::bigint) % ${many})`

const NAMES = `(array['Mia','Noah','Somchai','Malee','Yuki','Lena','Carlos','Anh','Chloé','Budi','Emma','Niran'])[1 + ${chance(1, 12)}] || ' '
  || (array['Tanaka','Schmidt','Srisai','de Vries','Nguyen','Martin','Rossi','Kim','Silva','Wongsa'])[1 + ${chance(2, 10)}] || ' ' || ${chance(3, 5000)}`
const PLACED = `now() - ${chance(4, 3 * 365 * 24 * 60)} * interval '1 minute'`
const SUM = `(5000 + ${chance(5, 400_000)})`
const ADDRESS = `jsonb_build_object('name', ${NAMES}, 'country', (array['TH','DE','NL','US','JP','FR'])[1 + ${chance(6, 6)}], 'city', 'Somewhere', 'lines', array['1 Street'])`

const FILL_GROUPS = `
  insert into public.order_groups (id, number, email, phone, status, items_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, created_at, expires_at, placed_at)
  select ${key('group')}, 'G' || lpad(i::text, 9, '0'), 'buyer' || ${chance(3, 5000)} || '@example.test', '', 'placed', ${SUM}, ${SUM}, 'bench', '{}', ${ADDRESS},
         (array['card','promptpay','bank_transfer','cash_on_delivery'])[1 + ${chance(7, 4)}], '1', decode(md5('token' || i), 'hex'), ${PLACED}, ${PLACED}, ${PLACED}
    from generate_series($1::int, $2::int) i
      on conflict do nothing`

const FILL_ORDERS = `
  with makers as (select id, business_name, row_number() over (order by slug) - 1 as n, count(*) over () as many from public.sellers)
  insert into public.orders (id, number, order_group_id, seller_id, seller_name, customer, status, payment_status, fulfillment_status, items_minor, total_minor, commission_rate_ppm, commission_minor,
    shipping_address, created_at, placed_at, delivery_to, delivered_at)
  select ${key('order')}, 'HT' || lpad(i::text, 9, '0'), ${key('group')}, m.id, m.business_name, ${NAMES}, s.state,
         case when s.state in ('awaiting_payment', 'expired') then 'unpaid' when ${chance(8, 40)} = 0 then 'refunded' when ${chance(8, 40)} = 1 then 'partially_refunded' else 'paid' end,
         case when s.state in ('delivered', 'completed') then 'delivered' else 'unfulfilled' end, ${SUM}, ${SUM}, 80000, ${SUM} * 8 / 100, ${ADDRESS}, ${PLACED}, ${PLACED},
         (${PLACED})::date + 7, case when s.state in ('delivered', 'completed') then ${PLACED} + ${chance(9, 9)} * interval '1 day' end
    from generate_series($1::int, $2::int) i
    join makers m on m.n = ${chance(10, 'm.many')}
    cross join lateral (select case when ${chance(11, 10)} < 8 then 'completed' else ($3::text[])[1 + ${chance(12, 'cardinality($3::text[])')}] end as state) s`

const FILL_LINES = `
  insert into public.order_lines (id, order_id, title, title_seller, quantity, list_price_minor, unit_price_minor, total_minor, position)
  select ${key('line', "i || '-' || k")}, ${key('order')}, 'Silk scarf no. ' || ${chance(13, 9000)}, 'ผ้าพันคอผ้าไหม', 1, ${SUM}, ${SUM}, ${SUM}, k
    from generate_series($1::int, $2::int) i cross join generate_series(1, 1 + ${chance(14, 2)}) k`

const FILL_EVENTS = `
  insert into public.order_events (order_group_id, order_id, type, actor_role, from_status, to_status, created_at)
  select ${key('group')}, ${key('order')}, 'placed', 'buyer', 'awaiting_payment', 'placed', ${PLACED} from generate_series($1::int, $2::int) i`
