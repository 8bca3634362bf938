import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Shop, test } from '../support/journey.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const inCart = (page: Page, shop: Shop, count: number) => page.getByRole('link', { name: shop.text('shell:header.inCart', { count }) })

test('a piece is looked at in passing: quick view, from the keyboard too', async ({ page, shop }) => {
  await shop.open('/products?q=celadon')
  const name = (await cards(page).first().getByRole('link').first().textContent()) ?? ''
  const opener = page.getByRole('button', { name: shop.text('catalog:card.quickView', { product: name }) })
  const dialog = page.getByRole('dialog', { name: shop.text('product:quickView.title', { product: name }) })

  await opener.focus()
  await page.keyboard.press('Enter')
  const add = (count: number) => dialog.getByRole('button', { name: shop.text('product:quickView.add', { count }) })
  await expect(add(1)).toBeEnabled()
  // What is pressed stands on the first screen.
  await expect(add(1)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await dialog.getByRole('button', { name: shop.text('product:quickView.wishlistAdd') }).click()
  await expect(page.getByText(shop.text('favorites:signIn.title'))).toBeVisible()
  await add(1).click()
  await expect(inCart(page, shop, 1)).toBeAttached()
  await dialog.getByRole('link', { name: shop.text('product:quickView.details') }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(dialog).toBeHidden()
})
