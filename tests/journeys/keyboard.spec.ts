import type { Locator, Page } from '@playwright/test'
import { BUYER, payButton, productsOfSellers } from '../support/buying.ts'
import { expect, expectUsable, test } from '../support/journey.ts'

/** More stops than any page has on the way to one place. */
const STOPS = 200

/** Presses Tab until the cursor stands there, as somebody without a mouse does; backwards with `Shift+Tab`. */
async function reach(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible()
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key)
    if (await place.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(place)} is not reached by ${key}`)
}

test('a guest buys without a mouse: from the piece to the paid order', async ({ page, shop }) => {
  await shop.open('/products')
  const [product] = await productsOfSellers(page, shop, { sellers: 1, skip: 57 })
  if (!product) throw new Error('The demo has nothing to buy.')
  await shop.open(`/products/${product.id}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shop.text('shell:skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('button', { name: shop.text('product:buy.add'), exact: true }).first())
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('link', { name: shop.text('shell:header.inCart', { count: 1 }) }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/cart$/)
  await expectUsable(page)
  await reach(page, page.getByRole('link', { name: shop.text('cart:checkout') }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout$/)
  await expectUsable(page)

  const write = async (place: Locator, text: string) => {
    await reach(page, place)
    await page.keyboard.type(text)
  }
  const field = (key: string) => page.getByRole('textbox', { name: shop.text(key) })
  await write(field('checkout:contact.email'), 'without-mouse@example.com')
  await write(field('checkout:contact.phone'), BUYER.phone)
  await write(field('checkout:address.recipient'), BUYER.recipient)
  const postcode = page.getByRole('combobox', { name: shop.text('checkout:address.postcode') })
  await write(field('checkout:address.line1Thai'), BUYER.line1)
  await write(postcode, BUYER.postcode)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: shop.text('checkout:address.province') })).toHaveValue('TH-10')
  await expect(field('checkout:address.districtBangkok')).not.toHaveValue('')
  await reach(page, page.getByRole('checkbox').last())
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox').last()).toBeChecked()
  await reach(page, payButton(page, shop))
  await page.keyboard.press('Enter')

  await page.waitForURL(/order-tracking\?token=/)
  await expectUsable(page)
  await reach(page, page.getByRole('link', { name: shop.text('tracking:awaiting.openDemoBank') }))
  // The bank is another page; the order's own notices by itself when it has been paid.
  const [bank] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await reach(bank, bank.getByRole('button', { name: shop.text('demo-bank:approve') }))
  await bank.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: shop.text('tracking:placed.title', { name: 'Mali Journey' }) })).toBeVisible()
})
