import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** Before the page has everything: its scripts are kept away. */
const EARLY = { waitUntil: 'domcontentloaded' } as const

/** Keeps the page's scripts away until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, (route) => promise.then(() => route.fallback()))
  return resolve
}

test('what is pressed before any script has come opens', async ({ page, shop }, { project }) => {
  const quickView = page.getByRole('main').getByRole('article').first().locator('button[aria-haspopup=dialog]')
  const menu = page.getByRole('banner').getByRole('button', { name: shop.text('shell:header.menu') })
  // A desk has no menu to open, and a finger opens the page itself: it cannot hover over a card.
  for (const button of [project.name === 'phone' ? menu : quickView]) {
    const release = await holdScripts(page)
    await page.goto(`${shop.url}/en/products`, EARLY)
    await button.click()
    await expect(page.locator('html')).not.toHaveAttribute('data-usable')
    release()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  }
})

test('the popular searches stand in one row on a phone, and the keyboard brings each into view', async ({ page, shop }) => {
  await shop.open('/products')
  const chips = page
    .getByRole('main')
    .getByRole('list', { name: shop.text('shell:search.popular') })
    .getByRole('link')
  const tops = await chips.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  if ((page.viewportSize()?.width ?? 0) < 640) expect(new Set(tops).size, 'rows').toBe(1)
  await chips.first().focus()
  for (let chip = 1; chip < tops.length; chip += 1) await page.keyboard.press('Tab')
  await expect(chips.last()).toBeFocused()
  await expect(chips.last()).toBeInViewport({ ratio: 1 })
})
