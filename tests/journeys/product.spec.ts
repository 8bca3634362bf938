import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, type Shop, test } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const inCart = (page: Page, shop: Shop, count: number) => page.getByRole('link', { name: shop.text('shell:header.inCart', { count }) })

/** Opens the first piece of a search and answers its name. */
async function openFirst(page: Page, shop: Shop, query: string): Promise<string> {
  await shop.open(`/products?q=${encodeURIComponent(query)}`, page)
  const link = cards(page).first().getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('a shopper looks closely at a piece, meets its maker and takes it', async ({ page, shop }) => {
  const name = await openFirst(page, shop, 'celadon vase')
  await expectAccessible(page)

  // Every picture, larger, by keyboard; and back where one was.
  const enlarge = page.getByRole('button', { name: new RegExp(`${shop.text('product:gallery.enlarge', { picture: '' }).replace(/^:?\s*/, '')}$`) }).first()
  await enlarge.click()
  const zoom = page.getByRole('dialog', { name: shop.text('product:gallery.label', { product: name }) })
  await expect(zoom).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByText(/^2 \/ \d$/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()

  // Where it goes decides what delivery costs.
  const country = page.getByRole('combobox', { name: shop.text('product:delivery.to') })
  await expect(country).toHaveValue('TH')
  const delivery = page
    .getByRole('region', { name: shop.text('product:delivery.label') })
    .getByText(/฿\d|฿ \d/)
    .first()
  const atHome = (await delivery.textContent()) ?? ''
  await country.selectOption('JP')
  await expect(delivery).not.toHaveText(atHome)

  await main(page)
    .getByRole('button', { name: shop.text('product:buy.add') })
    .first()
    .click()
  await expect(inCart(page, shop, 1)).toBeVisible()
  await expect(page.getByText(shop.text('cart:added.title'))).toBeVisible()

  await page.getByRole('link', { name: shop.text('product:seller.visit') }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: shop.text('sellers:seller.facts') }).or(page.getByRole('region', { name: shop.text('sellers:seller.facts') })),
  ).toBeVisible()
  await expect(cards(page).filter({ hasText: name })).toBeVisible()
  await expectAccessible(page)
})

test('a member’s heart is there on the next visit', async ({ shop, another }) => {
  const page = await another('buyer')
  const name = await openFirst(page, shop, 'benjarong')
  const heart = main(page)
    .getByRole('button', { name: shop.text('catalog:card.favorite', { product: name }) })
    .first()
  const before = await heart.getAttribute('aria-pressed')
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/favorites') && answer.request().method() !== 'GET' && answer.request().method() !== 'OPTIONS',
  )
  await heart.click()
  expect((await saved).ok()).toBe(true)
  const after = before === 'true' ? 'false' : 'true'
  await expect(heart).toHaveAttribute('aria-pressed', after)

  // What the server has, not what this browser remembers.
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('favorites:'))
      .forEach((key) => localStorage.removeItem(key)),
  )
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', after)
})

test('every category and maker leads on', async ({ page, shop }) => {
  await shop.open('/categories')
  await expectAccessible(page)
  await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/products\?category=/)

  await shop.open('/sellers')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: shop.text('sellers:list.search') }).fill('chiang mai')
  await page.getByRole('button', { name: shop.text('sellers:list.submit') }).click()
  await expect(page).toHaveURL(/q=chiang/)
  await expect(cards(page).first()).toContainText('Chiang Mai')
  await page.getByRole('checkbox', { name: shop.text('sellers:list.verified') }).check()
  await expect(page).toHaveURL(/verified=1/)
  await expect(cards(page).first()).toContainText('Chiang Mai')
  const shown = await cards(page).count()
  await page.getByRole('link', { name: shop.text('ui:list.more') }).click()
  await expect(cards(page).nth(shown)).toBeAttached()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/sellers\/[0-9a-f-]{36}$/)
  await expectUsable(page)
})

test.describe('addresses', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('a twin leads to the one address; what is none is not found', async ({ page, shop }) => {
    await openFirst(page, shop, 'celadon')
    const id = page.url().split('/').at(-1)
    await shop.open(`/product/${id}`)
    await expect(page).toHaveURL(`${shop.url}/en/products/${id}`)
    for (const path of ['/products/nothing', '/products/00000000-0000-4000-8000-000000000000', '/sellers/nobody']) {
      await shop.open(path)
      await expect(page.getByRole('heading', { level: 1, name: shop.text('errors:notFound.title') })).toBeVisible()
    }
  })
})
