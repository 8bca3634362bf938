import type { Page } from '@playwright/test'
import { ask, BUYER, OF_THE_DEMO, type Buyable } from '../support/buying.ts'
import { expect, expectAccessible, sessionOf, test, type Shop } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'
import { findOrder, givenOrder, pageOf } from '../support/journey-orders.ts'

/** Journeys on the desk and on the phone, and those that change prices, keep to pieces of their own. */
const boughtOn = (project: string) => (project === 'phone' ? 5 : 4)

test('a maker accepts and ships an order, and its buyer sees it', async ({ page, shop, another }, { project }) => {
  const buyerHears = listenIn(page)
  const order = await buyFromTheSeller(page, shop, boughtOn(project.name))
  const status = (key: string) => page.getByText(shop.text(`orders:status.${key}`), { exact: true })
  await expect(status('processing')).toBeVisible()

  const desk = await another('seller')
  const deskHears = listenIn(desk)
  await shop.open('/seller-dashboard?tab=orders', desk)
  await expect.poll(deskHears.joined).toBe(true)
  await expect.poll(buyerHears.joined).toBe(true)
  const card = await findOrder(desk, shop, order.number)
  await expect(card).toContainText(order.chosen)
  await expect(card).toContainText(BUYER.recipient)
  await expectAccessible(desk)
  const before = buyerHears.news()
  await card.getByRole('button', { name: shop.text('desk:order.accept') }).click()
  await expect(card.getByRole('button', { name: shop.text('desk:order.ship') })).toBeVisible()
  // Nobody asks: while the live channel is heard, the next question would come after minutes.
  await expect.poll(buyerHears.news).toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: shop.text('tracking:action.canceled.open') })).toBeHidden()

  await card.getByRole('button', { name: shop.text('desk:order.ship') }).click()
  const parcel = desk.getByRole('dialog')
  await parcel.getByRole('combobox', { name: shop.text('desk:ship.carrier') }).selectOption('Flash Express')
  const tracking = `TH${order.number.replaceAll(/\W/g, '')}`
  await parcel.getByRole('textbox', { name: shop.text('desk:ship.tracking') }).fill(tracking)
  // A parcel with nothing in it is none.
  await parcel.getByRole('button', { name: shop.text('ui:quantity.less') }).click()
  await parcel.getByRole('button', { name: shop.text('desk:ship.send') }).click()
  await expect(parcel.getByText(shop.text('desk:ship.nothing'))).toBeVisible()
  await expectAccessible(desk)
  await parcel.getByRole('button', { name: shop.text('ui:quantity.more') }).click()
  await parcel.getByRole('button', { name: shop.text('desk:ship.send') }).click()
  await expect(parcel).toBeHidden()
  await expect(card).toContainText(tracking)
  await expect(card.getByRole('button', { name: shop.text('desk:order.ship') })).toBeHidden()
  await expectAccessible(desk)

  await expect(status('shipped')).toBeVisible()
  await expect(page.getByText('Flash Express', { exact: true })).toBeVisible()
  await expect(page.getByText(tracking, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a maker counts the shelf, and what runs low stands on a list of its own', async ({ shop, another }, { project }) => {
  const name = `Counted cup ${project.name} ${Date.now()}`
  const desk = await another('seller')
  await describePiece(desk, shop, { name, price: '450', stock: '90' })
  await shop.open('/seller-dashboard?tab=stock', desk)
  const search = desk.getByRole('searchbox', { name: shop.text('desk:stock.search') })
  const lowOnly = desk.getByRole('checkbox')
  await search.fill(name)
  const row = desk.getByRole('row').filter({ hasText: name })
  const count = row.getByRole('textbox')
  await count.fill('a few')
  await expect(row.getByText(shop.text('desk:stock.wholeNumber'))).toBeVisible()
  await expectAccessible(desk)
  await count.fill('40')
  await row.getByRole('button', { name: shop.text('desk:stock.save') }).click()
  await expect(row.getByRole('button', { name: shop.text('desk:stock.save') })).toBeHidden()
  await expect(count).toHaveValue('40')
  await lowOnly.check()
  await expect(desk.getByRole('heading', { name: shop.text('desk:stock.none') })).toBeVisible()
  await lowOnly.uncheck()

  await count.fill('3')
  await count.press('Enter')
  await expect(row.getByText(shop.text('desk:stock.low'), { exact: true })).toBeVisible()
  await lowOnly.check()
  await expect(count).toHaveValue('3')
  await search.clear()
  await expect(desk.getByRole('rowheader', { name })).toBeVisible()
  await expectAccessible(desk)
})

/** What a page hears of orders on its live channels, from now on. */
function listenIn(page: Page): { joined: () => boolean; news: () => number } {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())))
  const ofOrders = (frame: string) => /"realtime:(order|desk):/.test(frame)
  return {
    joined: () => frames.some((frame) => ofOrders(frame) && frame.includes('"phx_reply"') && frame.includes('"status":"ok"')),
    news: () => frames.filter((frame) => ofOrders(frame) && frame.includes('"moved"')).length,
  }
}

/** What the demo's maker has, well stocked. */
async function productsOfTheSeller(page: Page, shop: Shop): Promise<Buyable[]> {
  const { access_token: token } = await sessionOf(shop, 'seller')
  const [membership] = await ask<{ seller_id: string }>(page, shop, 'seller_members?select=seller_id&limit=1', { token })
  return ask(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor&seller_id=eq.${membership?.seller_id}&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.3&personalization_required=is.false&order=id`,
    { token },
  )
}

/** A guest buys a piece of the demo's maker and pays; the order's page stays open. */
async function buyFromTheSeller(page: Page, shop: Shop, index: number): Promise<{ number: string; chosen: string }> {
  await shop.open('/cart')
  const chosen = (await productsOfTheSeller(page, shop))[index]
  if (!chosen) throw new Error('The demo’s maker has nothing to buy.')
  const order = await givenOrder(shop, { product: chosen.id })
  await shop.open(pageOf(order))
  await expect(page.getByRole('heading', { level: 1, name: shop.text('tracking:placed.title', { name: BUYER.recipient }) })).toBeVisible()
  return { number: order.number, chosen: chosen.name }
}
