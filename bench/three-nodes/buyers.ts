import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { call, someAddress } from '../../tests/hostile/hostile-shop.ts'
import { wishFor, type GivenProduct } from '../../tests/support/market.ts'
import { say } from './place.ts'

/** Buyers at the same moment; each buys again when it has bought. */
const BUYERS = 4
const STOCK = 100_000

/** A maker's piece, put in by SQL as tests do. */
export async function givenPiece(owner: string): Promise<GivenProduct> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  const one = async (text: string, values: unknown[] = []): Promise<string> => (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? ''
  const categoryId = await one(`insert into public.categories (slug, name) values ('textiles-three', 'Textiles') returning id`)
  const sellerId = await one(
    `insert into public.sellers (slug, business_name, application_status) values ('three', 'Ban Chonnabot Silk', 'approved') returning id`,
  )
  await client.query(`insert into public.seller_contacts (seller_id, email) values ($1, 'three@makers.test')`, [sellerId])
  const productId = await one(
    `insert into public.products (seller_id, category_id, name, price_minor, weight_grams, status) values ($1, $2, 'Silk scarf', 10000, 200, 'active') returning id`,
    [sellerId, categoryId],
  )
  const variantId = await one('insert into public.product_variants (product_id) values ($1) returning id', [productId])
  await client.query('insert into public.stock_levels (variant_id, on_hand) values ($1, $2)', [variantId, STOCK])
  await client.query(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', $2)`, [variantId, STOCK])
  await client.end()
  return { productId, variantId, sellerId, categoryId }
}

type Failed = { at: number; what: string; status: number; during: string }

/** Buyers who buy until they are told to stop, and what became of it. */
export function openDoors(target: { url: string; dataFolder: string }, product: GivenProduct) {
  const failed: Failed[] = []
  const sold: { number: string; at: number }[] = []
  let answers = 0
  let during = 'nothing'
  let closing = false
  const fail = (what: string, status: number) => failed.push({ at: performance.now() / 1000, what, status, during })

  /** As a browser does: what was not answered is asked again, under the same cart, until it is. */
  async function buyer(number: number): Promise<void> {
    for (let turn = 0; !closing; turn++) {
      const phone = `08${String(number * 1_000_000 + turn).padStart(8, '0')}`
      const wish = wishFor([{ product }], { email: `buyer${number}.${turn}@people.test`, paymentMethod: 'shop_promptpay' })
      const { lines: wanted, email, address: to, delivery, couponCode, language } = wish
      const from = someAddress()
      const heard = async (what: string, asking: ReturnType<typeof call>) => {
        const told = await asking
        answers += 1
        if (told.status === 0 || told.status >= 500) fail(what, told.status)
        return told
      }
      for (;;) {
        const page = await fetch(`${target.url}/en/products/${product.productId}`).catch(() => undefined)
        answers += 1
        if (!page || page.status >= 500) fail('page', page?.status ?? 0)
        await page?.arrayBuffer()
        const quote = await heard('quote', call(target, 'quote', { lines: wanted, email, country: 'TH', delivery, couponCode, language }, { from }))
        const placed =
          quote.status === 200
            ? await heard(
                'place-order',
                call(target, 'place-order', { ...wish, quoteHash: quote.json<{ quoteHash: string }>().quoteHash, address: { ...to, phone } }, { from }),
              )
            : quote
        if (placed.status === 200) {
          sold.push({ number: placed.json<{ number: string }>().number, at: performance.now() })
          break
        }
        if (placed.status !== 0 && placed.status < 500) throw new Error(`${placed.status} ${placed.text}`)
        await pause(200)
      }
      await pause(50)
    }
  }
  const buyers = Promise.all(Array.from({ length: BUYERS }, (_, number) => buyer(number + 1)))
  buyers.catch((error: unknown) => {
    closing = true
    say(`A buyer was refused: ${String(error)}`)
  })

  return {
    /** Does one thing, and says what buyers felt of it. */
    async phase<Told>(name: string, act: () => Promise<Told>): Promise<Told> {
      during = name
      const [before, began] = [sold.length, performance.now()]
      const told = await act()
      // What it did is felt for a moment.
      await pause(4_000)
      const bad = failed.filter((one) => one.during === name)
      const kinds = [...new Set(bad.map(({ what, status }) => `${what} ${status}`))].join(', ')
      const span = bad.length === 0 ? '' : ` within ${((bad.at(-1)?.at ?? 0) - (bad[0]?.at ?? 0)).toFixed(1)} s (${kinds})`
      const times = [began, ...sold.slice(before).map(({ at }) => at), performance.now()]
      const longest = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
      const said = typeof told === 'string' ? told : typeof told === 'object' && told && 'told' in told ? String(told.told) : ''
      say(
        `${name}${said && ` (${said})`}: ${sold.length - before} orders in ${((performance.now() - began) / 1000).toFixed(0)} s, ` +
          `none for ${(longest / 1000).toFixed(1)} s at most, ${bad.length} answers failed${span}`,
      )
      return told
    },
    /** What became of every order, once all buyers have been answered. */
    async close(owner: string, switches: readonly string[]): Promise<string[]> {
      closing = true
      await buyers
      const client = new pg.Client({ connectionString: owner })
      await client.connect()
      const { rows } = await client.query<{ orders: number; numbers: string[]; left: number }>(
        `select (select count(*)::int from public.order_groups) as orders, (select array_agg(number) from public.order_groups) as numbers,
                (select stock_quantity from public.products where id = $1) as left`,
        [product.productId],
      )
      await client.end()
      const [found] = rows
      const kept = new Set(found?.numbers)
      const lost = sold.filter(({ number }) => !kept.has(number)).length
      const doubled = (found?.orders ?? 0) - new Set(sold.map(({ number }) => number)).size
      return [
        `${sold.length} orders sold, ${lost} lost, ${doubled} doubled; stock tells ${STOCK - (found?.left ?? 0)}`,
        `${failed.length} of ${answers} answers failed, ${failed.filter((one) => !switches.includes(one.during)).length} of them outside of the switches`,
      ]
    },
    /** Buyers go, whatever they hold. */
    leave: () => void (closing = true),
  }
}
