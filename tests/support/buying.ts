import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectUsable, type Shop } from './journey.ts'

/** A piece of the demo that can be bought as it is. */
export type Buyable = { id: string; name: string; seller_id: string; price_minor: number }

/** Who buys in a journey, and where it goes: an address that passes every check. */
export const BUYER = {
  recipient: 'Mali Journey',
  /** Another each time: orders that are not paid are counted by it. */
  get phone() {
    return `08${randomInt(1, 10)} ${randomInt(100, 1000)} ${randomInt(1000, 10_000)}`
  },
  line1: '99 Charoen Krung Road',
  subdistrict: 'Bang Rak',
  district: 'Bang Rak',
  postcode: '10500',
} as const

/** Asks the shop's interface as a stranger does, or as whom `token` belongs to. */
export async function ask<Row>(page: Page, shop: Shop, path: string, { token, patch }: { token?: string; patch?: object } = {}): Promise<Row[]> {
  const facts: { api: { anonKey: string } } = JSON.parse((await page.locator('#shop-facts').textContent()) ?? '{}')
  const answer = await fetch(`${shop.url}/rest/v1/${path}`, {
    method: patch ? 'PATCH' : 'GET',
    headers: {
      apikey: facts.api.anonKey,
      Authorization: `Bearer ${token ?? facts.api.anonKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(patch && { body: JSON.stringify(patch) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  // Columns named in the path by the caller.
  return (await answer.json()) as Row[]
}

/**
 * Pieces that the demo came with: those that other journeys put on sale have no picture, or one that was brought. Whoever takes the first or the fourth of a list finds the
 * same one again, and never a piece whose maker counts what becomes of it.
 */
export const OF_THE_DEMO = 'image_url=like./pictures/*'

/** Well-stocked pieces without a text to choose, each of another maker; `skip` makers are left out, so that journeys side by side buy different ones. */
export async function productsOfSellers(page: Page, shop: Shop, { sellers, skip = 0 }: { sellers: number; skip?: number }): Promise<Buyable[]> {
  const found = await ask<Buyable>(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.5&personalization_required=is.false&made_to_order=is.false&order=id&limit=200`,
  )
  const oneEach = found.filter((product, index) => found.findIndex((other) => other.seller_id === product.seller_id) === index)
  return oneEach.slice(skip, skip + sellers)
}

/** Opens a piece's page and puts it into the cart, as people do. */
export async function addFromPage(page: Page, shop: Shop, product: Buyable): Promise<void> {
  await shop.open(`/products/${product.id}`)
  await page
    .getByRole('button', { name: shop.text('product:buy.add'), exact: true })
    .first()
    .click()
  await expect(page.getByText(shop.text('cart:added.title'))).toBeVisible()
}

/** Fills the first step, agrees, and waits until the price is known. */
export async function fillCheckout(page: Page, shop: Shop, email: string): Promise<void> {
  const field = (key: string) => page.getByRole('textbox', { name: shop.text(key) })
  await field('checkout:contact.email').fill(email)
  // Whoever bought here before begins with the last address, which may lie abroad.
  await page.getByRole('combobox', { name: shop.text('checkout:address.country'), exact: true }).selectOption('TH')
  await field('checkout:address.recipient').fill(BUYER.recipient)
  await field('checkout:contact.phone').fill(BUYER.phone)
  await field('checkout:address.line1Thai').fill(BUYER.line1)
  // A postcode of one province chooses the province, and Bangkok has its own words for the parts below.
  await page.getByRole('combobox', { name: shop.text('checkout:address.postcode') }).fill(BUYER.postcode)
  await expect(page.getByRole('combobox', { name: shop.text('checkout:address.province') })).toHaveValue('TH-10')
  await field('checkout:address.subdistrictBangkok').fill(BUYER.subdistrict)
  await field('checkout:address.districtBangkok').fill(BUYER.district)
  await priceKnown(page, shop)
  // A member's form has one more, for keeping the address.
  await page.getByRole('checkbox').last().check()
}

/** The button that places the order, whatever it costs. */
export const payButton = (page: Page, shop: Shop) =>
  page.getByRole('button', { name: new RegExp(escaped(shop.text('checkout:payment.pay', { amount: '§' })).replace('§', '.+')) })

/** The price has come, and with it the ways of delivery above the rest of the form. */
export const priceKnown = (page: Page, shop: Shop): Promise<void> => expect(payButton(page, shop)).toBeEnabled()

/** Waits for the order's page and answers the order's number. */
export async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL(/order-tracking\?token=/)
  await expectUsable(page)
  return (
    (await page
      .getByText(/^H\d{6}-[0-9A-Z]{7}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** What the bank's page leads to: the address on the order's page, for journeys that pay elsewhere. */
export const bankAddress = async (page: Page, shop: Shop): Promise<string> =>
  (await page.getByRole('link', { name: shop.text('tracking:awaiting.openDemoBank') }).getAttribute('href')) ?? ''

/** Approves a charge at the demo bank without the buyer's page: as from a telephone on the other side of the room. */
export async function approveElsewhere(address: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
    redirect: 'manual',
  })
  expect(answer.status).toBeLessThan(400)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
