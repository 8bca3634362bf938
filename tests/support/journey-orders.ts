import { randomBytes, randomUUID } from 'node:crypto'
import { call, decide, keysOf, someAddress, track, until, type Target } from '../hostile/hostile-shop.ts'
import type { Locator, Page } from '@playwright/test'
import { BUYER } from './buying.ts'
import { expect, type Shop } from './journey.ts'

/** An order of a journey: its number, and the token of its page. */
export type GivenOrder = { number: string; token: string }
type Wanted = { product: string; quantity?: number; email?: string; method?: string; session?: { access_token: string }; paid?: boolean }

/**
 * Places an order as the checkout does, by the shop's functions, and pays it at the demo's bank unless `paid` is false.
 * Choosing, filling in and paying on the screen have journeys of their own (`buying.spec.ts`, `payments.spec.ts`).
 */
export async function givenOrder(
  shop: Target,
  { product, quantity = 1, email = 'dao@example.com', method = 'promptpay', session, paid = true }: Wanted,
): Promise<GivenOrder> {
  const variantId = await variantOf(shop, product)
  const lines = [{ productId: product, variantId, quantity, personalization: '' }]
  const caller = { from: someAddress(), ...(session && { token: session.access_token }) }
  const wish = { lines, delivery: {}, couponCode: null, language: 'en' }
  const quote = await call(shop, 'quote', { ...wish, country: 'TH', email }, caller)
  if (quote.status !== 200) throw new Error(`No quote: ${quote.status} ${quote.text}`)
  const placed = await call(
    shop,
    'place-order',
    {
      ...wish,
      cartToken: randomBytes(32).toString('base64url'),
      email,
      address: { ...BUYER, province: 'TH-10', country: 'TH' },
      paymentMethod: method,
      displayCurrency: 'THB',
      quoteHash: quote.json<{ quoteHash: string }>().quoteHash,
      agreed: true,
    },
    caller,
  )
  if (placed.status !== 200) throw new Error(`Not placed: ${placed.status} ${placed.text}`)
  const order = placed.json<GivenOrder>()
  if (paid) await pay(shop, order)
  return order
}

/** The address of an order's page: `shop.open(pageOf(order))`. */
export const pageOf = ({ token }: GivenOrder): string => `/order-tracking?token=${token}`

/** Approves an order's charge at the demo's bank, as from a telephone on the other side of the room, and waits until the shop knows. */
export async function pay(shop: Target, { token }: GivenOrder): Promise<void> {
  const charge = (await track(shop, token)).payment?.redirectUrl?.split('/').at(-1) ?? ''
  const { status } = await decide(shop, charge, 'approve')
  if (status === 0 || status >= 400) throw new Error(`Not paid: ${status}`)
  // The bank tells the shop by a webhook, a moment later.
  await until(
    () => track(shop, token),
    (order) => order.status !== 'awaiting_payment',
  )
}

/** Moves an order on as its maker does: `{ to: 'accepted' }` by move-order, a parcel by ship-order. */
export async function moveOn(shop: Target, { access_token: token }: { access_token: string }, name: 'move-order' | 'ship-order', body: object): Promise<void> {
  const { status, text } = await call(shop, name, { key: randomUUID(), ...body }, { token })
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
}

/** A maker's order on the desk, looked for by its number, once the list is the search's. */
export async function findOrder(desk: Page, shop: Shop, number: string): Promise<Locator> {
  await desk.getByRole('searchbox', { name: shop.text('desk:search') }).fill(number)
  const cards = desk.getByRole('tabpanel').getByRole('article')
  await expect(cards).toHaveCount(1)
  const card = cards.filter({ has: desk.getByText(number) })
  await expect(card).toBeVisible()
  return card
}

async function variantOf(shop: Target, product: string): Promise<string> {
  const { anonKey } = keysOf(shop)
  const answer = await fetch(`${shop.url}/rest/v1/product_variants?select=id&product_id=eq.${product}&is_active=is.true&order=stock_quantity.desc&limit=1`, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
  })
  // Columns named in the address.
  const [variant] = (await answer.json()) as { id: string }[]
  if (!variant) throw new Error(`${product} has nothing to choose.`)
  return variant.id
}
