import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Shop, test } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'

test.use({
  language: 'th',
  viewport: { width: 360, height: 740 },
  expectedComplaints: [/Failed to (load resource|fetch)|ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket/],
})

test('what a maker says after an answer was lost is in the shop, and she is told of no sale at the old price', async ({ shop, another }) => {
  const desk = await another('seller')
  const name = `ผ้าทอ ${Date.now()}`
  await shop.open('/seller-dashboard/products/new?step=all', desk)
  await describe(desk, shop, { name, price: '1,000' })
  // The shop does it, and the line goes before it can say so.
  await desk.route(
    /rpc\/place_listing/,
    async (route) => {
      await route.fetch()
      await desk.context().setOffline(true)
      await route.abort()
    },
    { times: 1 },
  )
  const sale = desk.getByRole('button', { name: shop.text('listing:putOnSale') })
  await sale.click()
  await expect(desk.getByText(shop.text('listing:waiting.line'))).toBeVisible()
  await desk.getByRole('button', { name: shop.text('listing:waiting.edit') }).click()
  await box(desk, shop, 'dashboard:product.price').fill('1,571')
  await sale.click()
  await desk.context().setOffline(false)
  await expect(desk.getByRole('heading', { level: 1, name: shop.text('listing:placed.sale', { name }) })).toBeVisible()
  await expectInShop(desk, shop, /1,571/)
})

test('a piece that was placed on the phone shows both sides on the laptop, and nothing that was said there is lost', async ({ shop, another }) => {
  const [phone, laptop] = [await another('seller'), await another('seller')]
  const name = `ผ้าห่ม ${Date.now()}`
  await shop.open('/seller-dashboard/products/new?step=all', phone)
  await describe(phone, shop, { name, price: '1,000' })
  await expect(phone.getByText(shop.text('listing:kept.everywhere'))).toBeVisible()
  await shop.open(new URL(phone.url()).pathname.replace(/^\/th/, '') + '?step=all', laptop)
  await expect(box(laptop, shop, 'dashboard:product.name')).toHaveValue(name)
  await laptop.context().setOffline(true)
  await expect(laptop.getByText(shop.text('listing:noLine'))).toBeVisible()
  await box(laptop, shop, 'dashboard:product.price').fill('1,773')
  await laptop.getByRole('textbox', { name: new RegExp(`^${shop.text('listing:size.dimensions')}`) }).fill('150 × 200 ซม.')

  await box(phone, shop, 'dashboard:product.price').fill('1,300')
  await phone.getByRole('button', { name: shop.text('listing:putOnSale') }).click()
  await expect(phone.getByRole('heading', { level: 1, name: shop.text('listing:placed.sale', { name }) })).toBeVisible()

  await laptop.context().setOffline(false)
  const both = laptop.getByRole('alert', { name: shop.text('listing:both.title') })
  await expect(both).toContainText('1,773')
  await expect(both).toContainText('1300')
  await expectAccessible(laptop)
  await both.getByRole('button', { name: shop.text('listing:both.takeMine') }).click()
  await laptop.getByRole('button', { name: shop.text('dashboard:product.save'), exact: true }).click()
  await expect(laptop.getByRole('link', { name: shop.text('listing:placed.see') })).toBeVisible()
  await expectInShop(laptop, shop, /1,773/)
  await expect(laptop.getByText('150 × 200 ซม.').first()).toBeVisible()
})

test('a draft that was thrown away on another device comes back only when its maker wants that', async ({ shop, another }) => {
  const [phone, laptop] = [await another('seller'), await another('seller')]
  const name = `หมวก ${Date.now()}`
  await shop.open('/seller-dashboard/products/new?step=all', phone)
  await describe(phone, shop, { name, price: '300' })
  const kept = shop.text('listing:kept.everywhere')
  await expect(phone.getByText(kept)).toBeVisible()
  await shop.open(new URL(phone.url()).pathname.replace(/^\/th/, '') + '?step=all', laptop)
  await expect(box(laptop, shop, 'dashboard:product.name')).toHaveValue(name)
  const throwAway = shop.text('listing:throwAway.button')
  await phone.getByRole('button', { name: throwAway }).click()
  await phone.getByRole('dialog').getByRole('button', { name: throwAway }).click()
  await expect(phone).toHaveURL(/tab=products/)

  await box(laptop, shop, 'dashboard:product.price').fill('350')
  const gone = laptop.getByRole('alert', { name: shop.text('listing:gone.title') })
  await expect(gone).toBeVisible()
  await expect(laptop.getByText(shop.text('listing:kept.here'))).toBeVisible()
  await expectAccessible(laptop)
  await gone.getByRole('button', { name: shop.text('listing:gone.begin') }).click()
  await expect(laptop.getByText(kept)).toBeVisible()
  await expect(gone).toBeHidden()
  await expect(box(laptop, shop, 'dashboard:product.price')).toHaveValue('350')
})

test('pieces that were counted on a listing are counted once, whatever is sold before the answer comes', async ({ shop, another }) => {
  const desk = await another('seller')
  const name = `ตะกร้า ${Date.now()}`
  await describePiece(desk, shop, { name, price: '450', stock: '5' })
  await desk
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: new RegExp(`^${shop.text('dashboard:products.edit')}`) })
    .click()
  const stock = box(desk, shop, 'dashboard:product.stock')
  await expect(stock).toHaveValue('5')
  await stock.fill('8')
  // It is counted, one of them leaves, and the answer does not come.
  await desk.route(
    /rpc\/(count_shelf|adjust_stock)/,
    async (route) => {
      await route.fetch()
      const { apikey = '', authorization = '' } = await route.request().allHeaders()
      // As the interface takes it.
      const { p_variant_id } = route.request().postDataJSON() as { p_variant_id: string }
      const { origin } = new URL(route.request().url())
      const left = await desk.request.post(`${origin}/rest/v1/rpc/adjust_stock`, { headers: { apikey, authorization }, data: { p_variant_id, p_change: -1 } })
      expect(left.status()).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
  await desk.getByRole('button', { name: shop.text('listing:keepDraft') }).click()
  await expect(desk.getByRole('heading', { level: 1, name: shop.text('listing:placed.changed', { name }) })).toBeVisible()
  await shop.open('/seller-dashboard?tab=stock', desk)
  await expect(desk.getByRole('row').filter({ hasText: name }).getByRole('textbox')).toHaveValue('7')
})

const box = (desk: Page, shop: Shop, key: string) => desk.getByRole('textbox', { name: shop.text(key), exact: true })

/** A maker says what a piece needs to be for sale. */
async function describe(desk: Page, shop: Shop, { name, price }: { name: string; price: string }): Promise<void> {
  await box(desk, shop, 'dashboard:product.name').fill(name)
  await desk.getByRole('combobox', { name: shop.text('dashboard:product.category') }).selectOption({ index: 1 })
  await box(desk, shop, 'dashboard:product.price').fill(price)
}

/** What was placed just now costs that in the shop. */
async function expectInShop(desk: Page, shop: Shop, price: RegExp): Promise<void> {
  await desk.getByRole('link', { name: shop.text('listing:placed.see') }).click()
  await expect(desk.getByRole('main').getByText(price).first()).toBeVisible()
}
