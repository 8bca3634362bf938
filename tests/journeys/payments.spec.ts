import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { addFromPage, ask, fillCheckout, orderNumber, productsOfSellers, OF_THE_DEMO, type Buyable } from '../support/buying.ts'
import { expect, expectAccessible, sessionOf, test, type Shop } from '../support/journey.ts'
import { findOrder, givenOrder, pageOf } from '../support/journey-orders.ts'
import { linkIn } from '../support/mailbox.ts'
import { ROOT } from '../support/source-tree.ts'

/** What a person in the office types, beside the shop that runs. */
const office = (shop: Shop, ...words: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts/payment-confirm.ts'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', DATA_DIR: shop.dataFolder },
  })

/** The smallest picture there is: one pixel. */
const SLIP = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
}

async function orderBy(page: Page, shop: Shop, { chosen, method, email }: { chosen: Buyable; method: string; email: string }): Promise<string> {
  await addFromPage(page, shop, chosen)
  await shop.open('/checkout')
  await fillCheckout(page, shop, email)
  await page.getByRole('radio', { name: shop.text(`checkout:payment.${method}`) }).check()
  // Where choosing has scrolled to, a box may lie half under the summary that stays in view; that is no size of a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  const order = page.getByRole('button', { name: method === 'cash_on_delivery' ? shop.text('payments:cash.order') : /^Order and pay .* by transfer$/ })
  await order.click()
  return orderNumber(page)
}

test('a guest pays by the shop’s own PromptPay, sends a slip, and a person confirms it', async ({ page, shop, mailbox }, { project }) => {
  const email = `slip-${project.name}@example.com`
  await shop.open('/cart')
  const [chosen] = await productsOfSellers(page, shop, { sellers: 1, skip: 12 })
  if (!chosen) throw new Error('The demo has nothing to buy.')
  const number = await orderBy(page, shop, { chosen, method: 'shop_promptpay', email })
  await expect(page.getByRole('img', { name: /PromptPay/ })).toBeVisible()
  await expectAccessible(page)

  // The letter's link shows that the address is read, and so the pieces are held for longer.
  await expect(page.getByText(shop.text('payments:transfer.confirmHeading'))).toBeVisible()
  await page.goto(linkIn(await mailbox.newest(email, { subject: number }), 'confirm='))
  await expect(page.getByText(shop.text('payments:transfer.confirmed'))).toBeVisible()
  await expect(page).toHaveURL(/\/order-tracking\?token=[\w-]{43}$/)

  // What is no picture is refused in words, and costs nothing.
  const choose = page.getByLabel(shop.text('payments:slip.choose'), { exact: true }).and(page.locator('input'))
  await choose.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText(shop.text('payments:slip.wrongType'))).toBeVisible()
  await choose.setInputFiles(SLIP)
  await expect(page.getByRole('heading', { name: shop.text('payments:slip.waiting') })).toBeVisible()
  await page.getByRole('button', { name: shop.text('payments:slip.see') }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: shop.text('payments:slip.picture') })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shop.text('payments:slip.close') })
    .last()
    .click()
  await expectAccessible(page)

  // The office is told, does not find the money at first, and says so; the buyer reads it and sends another.
  await mailbox.newest('shop@hattha.example', { subject: number })
  expect((await office(shop)).stdout).toContain(number)
  await office(shop, number, '--refuse', 'No such amount has arrived.')
  await expect(page.getByText(/No such amount has arrived\./)).toBeVisible()
  await choose.setInputFiles(SLIP)
  await expect(page.getByRole('heading', { name: shop.text('payments:slip.waiting') })).toBeVisible()
  await expect(office(shop, number, '--amount', '1.00')).rejects.toThrow(/Nothing was changed/)
  expect((await office(shop, number)).stdout).toContain(`Order ${number} is paid`)

  await expect(page.getByRole('heading', { level: 1, name: shop.text('tracking:placed.title', { name: 'Mali Journey' }) })).toBeVisible()
  await mailbox.newest(email, { subject: shop.text('letters:placed.subject', { number }) })
  await expectAccessible(page)
})

test('a guest pays the courier, and the maker has the cash', async ({ page, shop, another }, { project }) => {
  const desk = await another('seller')
  await shop.open('/seller-dashboard?tab=orders', desk)
  const { access_token: token } = await sessionOf(shop, 'seller')
  const [member] = await ask<{ seller_id: string }>(desk, shop, 'seller_members?select=seller_id&limit=1', { token })
  const [chosen] = await ask<Buyable>(
    desk,
    shop,
    `products?select=id,name,seller_id,price_minor&seller_id=eq.${member?.seller_id}&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.3&personalization_required=is.false&made_to_order=is.false&price_minor=lt.450000&order=price_minor&limit=1`,
    { token },
  )
  if (!chosen) throw new Error('The demo’s maker has nothing that goes against cash.')
  const number = await orderBy(page, shop, { chosen, method: 'cash_on_delivery', email: `cash-${project.name}@example.com` })
  await expect(page.getByText(shop.text('payments:cash.placed', { count: 1 }))).toBeVisible()
  await expect(page.getByText(shop.text('orders:hint.placedCash'))).toBeVisible()
  await expectAccessible(page)

  const card = await findOrder(desk, shop, number)
  await expect(card).toContainText(shop.text('payments:desk.collect'))
  await card.getByRole('button', { name: shop.text('desk:order.accept') }).click()
  await card.getByRole('button', { name: shop.text('desk:order.ship') }).click()
  const parcel = desk.getByRole('dialog')
  await parcel.getByRole('textbox', { name: shop.text('desk:ship.tracking') }).fill(`COD${number.replaceAll(/\W/g, '')}`)
  await parcel.getByRole('button', { name: shop.text('desk:ship.send') }).click()
  await expect(parcel).toBeHidden()
  await card.getByRole('button', { name: shop.text('payments:desk.back') }).click()
  await expectAccessible(desk)
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: shop.text('payments:desk.cancel'), exact: true })
    .click()
  await card.getByRole('button', { name: shop.text('payments:desk.collected') }).click()
  await expect(card.getByRole('button', { name: shop.text('payments:desk.collected') })).toBeHidden()
  await expect(page.getByText(shop.text('orders:status.delivered'), { exact: true })).toBeVisible()
})

test('a guest who cannot pay by card pays the courier instead, for the sum on the screen', async ({ page, shop }, { project }) => {
  await shop.open('/cart')
  const [chosen] = await ask<Buyable>(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor,sellers!inner(takes_cash)&sellers.takes_cash=is.true&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.5&personalization_required=is.false&made_to_order=is.false&price_minor=lt.300000&order=id.desc&limit=1`,
  )
  if (!chosen) throw new Error('The demo has nothing that goes against cash.')
  const order = await givenOrder(shop, { product: chosen.id, email: `instead-${project.name}@example.com`, method: 'card', paid: false })
  await shop.open(pageOf(order))
  await page.getByRole('button', { name: shop.text('checkout:payment.cash_on_delivery'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(shop.text('checkout:sums.total'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Order and pay/ }).click()
  await expect(page.getByText(shop.text('payments:cash.placed', { count: 1 }))).toBeVisible()
  await expectAccessible(page)
})
