import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ask, OF_THE_DEMO, type Buyable } from '../support/buying.ts'
import { expect, expectAccessible, sessionOf, test, type Shop } from '../support/journey.ts'
import { givenOrder, moveOn, pageOf } from '../support/journey-orders.ts'

test('a buyer sends a piece back, the maker takes it back, and the money goes', async ({ page, shop, another }, { project }) => {
  const order = await boughtAndSent(page, shop, project.name === 'phone' ? 7 : 6)
  await press(page, shop.text('tracking:action.delivered.open'))
  await confirm(page, shop.text('tracking:action.delivered.confirm'))

  await press(page, shop.text('returns:ask.return'))
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: shop.text('returns:form.send') }).click()
  await expect(form.getByText(shop.text('returns:problem.reason_missing'))).toBeVisible()
  await form.getByRole('combobox', { name: shop.text('returns:form.reason') }).selectOption('size')
  await form.getByRole('textbox', { name: shop.text('returns:form.words') }).fill('It is longer than I thought.')
  await expect(form.getByText(shop.text('returns:refund.total'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: shop.text('returns:form.send') }).click()
  await expect(form).toBeHidden()
  const mine = page.getByRole('article')
  await expect(mine).toContainText(`${order}-R1`)
  await expect(mine).toContainText(shop.text('returns:status.requested'))

  await mine.getByRole('button', { name: shop.text('returns:card.write') }).click()
  await mine.getByRole('textbox', { name: shop.text('returns:card.write') }).fill('Here is how it looks.')
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#208040' } })
    .jpeg()
    .toBuffer()
  await mine
    .getByLabel(shop.text('returns:form.addPictures'))
    .and(mine.locator('input'))
    .setInputFiles({ name: 'scarf.jpg', mimeType: 'image/jpeg', buffer: picture })
  await mine.getByRole('button', { name: shop.text('returns:form.send') }).click()
  const shown = mine.getByRole('link').getByRole('img')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)

  const desk = await another('seller')
  await shop.open('/seller-dashboard?tab=cases', desk)
  // Pressed by keyboard: another's case may come in above it.
  const theirs = desk.getByRole('article').filter({ hasText: `${order}-R1` })
  await expect(theirs).toContainText('Here is how it looks.')
  await theirs.getByRole('button', { name: shop.text('returns:action.approved.open') }).press('Enter')
  await desk
    .getByRole('dialog')
    .getByRole('textbox', { name: shop.text('returns:field.returnTo') })
    .fill('9 Moo 4, Chonnabot, Khon Kaen 40180')
  await confirm(desk, shop.text('returns:action.approved.open'))
  await expect(theirs).toContainText(shop.text('returns:status.approved'))
  await expectAccessible(desk)

  // Nobody reloads: the order's page hears of it.
  await expect(mine).toContainText('9 Moo 4, Chonnabot')
  await press(page, shop.text('returns:action.in_transit.open'))
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: shop.text('returns:field.carrier') })
    .fill('Thailand Post')
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: shop.text('returns:field.tracking') })
    .fill('RA123456785TH')
  await confirm(page, shop.text('returns:action.in_transit.open'))
  await expect(mine).toContainText(shop.text('returns:status.in_transit'))
  await expectAccessible(page)

  await expect(theirs).toContainText('RA123456785TH')
  await theirs.getByRole('button', { name: shop.text('returns:action.received.open') }).press('Enter')
  await confirm(desk, shop.text('returns:action.received.open'))
  const refund = new RegExp(shop.text('returns:action.refunded.open', { amount: '.+' }))
  await theirs.getByRole('button', { name: refund }).press('Enter')
  await desk.getByRole('dialog').getByRole('button', { name: refund }).click()
  // On its way at first, and refunded once the bank has it.
  const refundWords = new RegExp(`${shop.text('returns:status.refunding')}|${shop.text('returns:status.refunded')}`)
  await expect(theirs).toContainText(refundWords)

  await expect(mine).toContainText(refundWords)
  await mine.getByText(shop.text('returns:card.history')).click()
  await expect(mine.getByText(new RegExp(`${shop.text('returns:event.money_sent', { amount: '.+' })}$`))).toBeVisible()
  await expectAccessible(page)
})

test('a buyer exchanges a piece for the same again: it comes back, another goes out, no money moves and the shelf is right', async ({
  page,
  shop,
  another,
}) => {
  // Not the cheapest, which others buy: what lies there is counted.
  const order = await boughtAndSent(page, shop, 8)
  const { access_token: token } = await sessionOf(shop, 'seller')
  const shelf = async () => {
    const [line] = await ask<{ variant_id: string }>(page, shop, `order_lines?select=variant_id,order:orders!inner(number)&order.number=eq.${order}`, { token })
    const [level] = await ask<{ on_hand: number; allocated: number }>(page, shop, `stock_levels?select=on_hand,allocated&variant_id=eq.${line?.variant_id}`, {
      token,
    })
    return level
  }
  const before = await shelf()
  await press(page, shop.text('tracking:action.delivered.open'))
  await confirm(page, shop.text('tracking:action.delivered.confirm'))
  await press(page, shop.text('returns:ask.return'))
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: shop.text('returns:form.reason') }).selectOption('size')
  await form.getByRole('radio', { name: shop.text('returns:wish.replacement') }).check()
  await expect(form.getByRole('combobox', { name: new RegExp(shop.text('returns:exchange.instead', { piece: '.+' })) })).toHaveValue('')
  await expectAccessible(page)
  await form.getByRole('button', { name: shop.text('returns:form.send') }).click()
  await expect(form).toBeHidden()
  const mine = page.getByRole('article')
  await expect(mine).toContainText(shop.text('returns:wish.replacement'))

  const desk = await another('seller')
  await shop.open('/seller-dashboard?tab=cases', desk)
  const theirs = desk.getByRole('article').filter({ hasText: `${order}-R1` })
  await theirs.getByRole('button', { name: shop.text('returns:action.approved.open') }).press('Enter')
  await desk
    .getByRole('dialog')
    .getByRole('textbox', { name: shop.text('returns:field.returnTo') })
    .fill('9 Moo 4, Chonnabot')
  await confirm(desk, shop.text('returns:action.approved.open'))
  await expect(mine).toContainText('9 Moo 4, Chonnabot')
  await press(page, shop.text('returns:action.in_transit.open'))
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: shop.text('returns:field.carrier') })
    .fill('Thailand Post')
  await confirm(page, shop.text('returns:action.in_transit.open'))

  await theirs.getByRole('button', { name: shop.text('returns:action.received.open') }).press('Enter')
  await desk
    .getByRole('dialog')
    .getByRole('checkbox', { name: shop.text('returns:field.restock') })
    .check()
  await confirm(desk, shop.text('returns:action.received.open'))
  await theirs.getByRole('button', { name: shop.text('returns:action.resolved.open') }).press('Enter')
  await desk
    .getByRole('dialog')
    .getByRole('textbox', { name: shop.text('returns:field.carrier') })
    .fill('Thailand Post')
  await desk
    .getByRole('dialog')
    .getByRole('textbox', { name: shop.text('returns:field.tracking') })
    .fill('EX123456785TH')
  await confirm(desk, shop.text('returns:action.resolved.open'))
  await expect(theirs).toContainText(shop.text('returns:status.resolved'))
  await expectAccessible(desk)

  await expect(mine).toContainText(shop.text('returns:status.resolved'))
  await expect(mine).toContainText('EX123456785TH')
  await expect(mine.getByText(new RegExp(shop.text('returns:event.money_sent', { amount: '.+' })))).toHaveCount(0)
  await expectAccessible(page)
  // One came back and one went out.
  expect(await shelf()).toEqual(before)
})

/** A button of the page, which a dialog may have of the same name. */
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click()

async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** A guest buys a piece of the demo's maker, who accepts it and hands it over; answers the number of the order. The order's page stays open. */
async function boughtAndSent(page: Page, shop: Shop, index: number): Promise<string> {
  const seller = await sessionOf(shop, 'seller')
  await shop.open('/cart')
  const [membership] = await ask<{ seller_id: string }>(page, shop, 'seller_members?select=seller_id&limit=1', { token: seller.access_token })
  const products = await ask<Buyable>(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor&seller_id=eq.${membership?.seller_id}&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.3&personalization_required=is.false&order=id`,
  )
  const chosen = products[index]
  if (!chosen) throw new Error('The demo’s maker has nothing to buy.')
  const order = await givenOrder(shop, { product: chosen.id })
  const number = `${order.number}-1`
  await moveOn(shop, seller, 'move-order', { order: number, to: 'accepted' })
  await moveOn(shop, seller, 'ship-order', { order: number, carrier: 'Thailand Post', tracking: 'EA123456785TH' })
  await shop.open(pageOf(order))
  return number
}
