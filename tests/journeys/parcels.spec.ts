import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { ask, BUYER, OF_THE_DEMO, type Buyable } from '../support/buying.ts'
import { expect, expectAccessible, sessionOf, test, type Shop } from '../support/journey.ts'
import { findOrder, givenOrder, pageOf } from '../support/journey-orders.ts'

/** Journeys on the desk and on the phone keep to pieces of their own. */
const boughtOn = (project: string) => (project === 'phone' ? 2 : 1)

test('a maker sends two parcels; the buyer follows both, confirms them, takes the receipt and buys again', async ({ page, shop, another }, { project }) => {
  const order = await buyTwo(page, shop, boughtOn(project.name))
  const desk = await another('seller')
  await shop.open('/seller-dashboard?tab=orders', desk)
  const card = await findOrder(desk, shop, order.number)
  await card.getByRole('button', { name: shop.text('desk:order.accept') }).click()

  await send(card, shop, 'TH0123456789')
  await expect(card.getByText(shop.text('desk:order.sent', { sent: 1, of: 2 }))).toBeVisible()
  // A mistyped number is corrected.
  await card.getByRole('button', { name: shop.text('desk:parcel.correct') }).click()
  const correction = desk.getByRole('dialog')
  await correction.getByRole('textbox', { name: shop.text('desk:ship.tracking') }).fill('TH0123456780')
  await correction.getByRole('button', { name: shop.text('desk:parcel.save') }).click()
  await expect(correction).toBeHidden()
  await send(card, shop, 'TH9876543210')
  await expect(card.getByText('Flash Express TH9876543210')).toBeVisible()
  const slip = await downloaded(desk, async () => {
    await card.getByText(shop.text('documents:download.open')).click()
    await card.getByRole('button', { name: shop.text('documents:download.slipGift') }).click()
  })
  expect(slip.name).toBe(`packing-slip-${order.number}-1.pdf`)
  expect(slip.text).toContain(BUYER.recipient)
  expect(slip.text).not.toContain(order.price)
  await expectAccessible(desk)

  const follow = page.getByRole('link', { name: new RegExp(shop.text('tracking:parcels.follow', { carrier: 'Flash Express' })) })
  await expect(follow).toHaveCount(2)
  await expectAccessible(page)
  for (const number of ['TH0123456780', 'TH9876543210']) {
    const parcel = page.getByRole('listitem').filter({ hasText: number }).filter({ has: follow })
    await parcel.getByRole('button', { name: shop.text('tracking:parcels.receive.open') }).click()
    await page.getByRole('button', { name: shop.text('tracking:parcels.receive.confirm') }).click()
    await expect(parcel.getByRole('button', { name: shop.text('tracking:parcels.receive.open') })).toBeHidden()
  }
  await expect(page.getByText(shop.text('orders:status.delivered'), { exact: true })).toBeVisible()
  // What may be sent back now comes above the history.
  await expect(page.getByRole('button', { name: shop.text('returns:ask.return') }).first()).toBeVisible()
  await page.getByText(shop.text('tracking:timeline.heading')).click()
  for (const event of ['placed', 'accepted', 'partially_shipped', 'tracking_corrected', 'shipped', 'partially_delivered', 'delivered'])
    await expect(page.getByText(shop.text(`tracking:timeline.event.${event}`), { exact: true })).toBeVisible()

  const receipt = await downloaded(page, () => page.getByRole('button', { name: shop.text('documents:download.receipt') }).click())
  expect(receipt.name).toMatch(/^receipt-[A-Z]{2}\d{4}-\d{5}\.pdf$/)
  expect(receipt.text).toContain(`${order.number}-1`)
  expect(receipt.text).toContain(order.price)
  await expectAccessible(page)

  await page.getByRole('button', { name: shop.text('tracking:buyAgain.open') }).click()
  const again = page.getByRole('dialog', { name: shop.text('tracking:buyAgain.added', { count: 2 }) })
  await expect(again).toContainText(order.chosen)
  await expectAccessible(page)
  await again.getByRole('link', { name: shop.text('tracking:buyAgain.toCart') }).click()
  await expect(page.getByRole('link', { name: order.chosen }).first()).toBeVisible()
})

/** Sends one piece of an order with a number. */
async function send(card: Locator, shop: Shop, tracking: string): Promise<void> {
  await card.getByRole('button', { name: shop.text('desk:order.ship') }).click()
  const parcel = card.page().getByRole('dialog')
  await parcel.getByRole('combobox', { name: shop.text('desk:ship.carrier') }).selectOption('Flash Express')
  await parcel.getByRole('textbox', { name: shop.text('desk:ship.tracking') }).fill(tracking)
  // Whatever is still open is offered; one of it goes.
  const count = parcel.getByRole('textbox', { name: new RegExp(shop.text('ui:quantity.label', { of: '' })) })
  await count.fill('1')
  await count.blur()
  await parcel.getByRole('button', { name: shop.text('desk:ship.send') }).click()
  await expect(parcel).toBeHidden()
}

/** A PDF that a press downloads, as text. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  return { name: file.suggestedFilename(), text }
}

/** A guest buys two of a piece of the demo's maker and pays; the order's page stays open. `price` is of one, as documents write it. */
async function buyTwo(page: Page, shop: Shop, index: number): Promise<{ number: string; chosen: string; price: string }> {
  await shop.open('/cart')
  const { access_token: token } = await sessionOf(shop, 'seller')
  const [membership] = await ask<{ seller_id: string }>(page, shop, 'seller_members?select=seller_id&limit=1', { token })
  const products = await ask<Buyable & { product_variants: { stock_quantity: number }[] }>(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor,product_variants(stock_quantity)&seller_id=eq.${membership?.seller_id}&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.3&personalization_required=is.false&order=id`,
    { token },
  )
  // Two are bought, and two more must be there to be bought again, whatever other journeys take.
  const chosen = products.filter((each) => each.product_variants.every((variant) => variant.stock_quantity >= 6))[index]
  if (!chosen) throw new Error('The demo’s maker has nothing to buy.')
  const order = await givenOrder(shop, { product: chosen.id, quantity: 2 })
  await shop.open(pageOf(order))
  await expect(page.getByRole('heading', { level: 1, name: shop.text('tracking:placed.title', { name: BUYER.recipient }) })).toBeVisible()
  const price = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(chosen.price_minor / 100)
  return { number: order.number, chosen: chosen.name, price }
}
