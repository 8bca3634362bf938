import type { Page } from '@playwright/test'
import { expect, expectUsable, test } from '../support/journey.ts'

/** Before the page has everything: its scripts are kept away. */
const EARLY = { waitUntil: 'domcontentloaded' } as const

/** Keeps the page's scripts away until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, (route) => promise.then(() => route.fallback()))
  return resolve
}

test('the question about privacy is painted with the page; answered before any script has come, it is answered', async ({ page, shop }) => {
  const question = page.getByRole('region', { name: shop.text('shell:consent.title') })
  const release = await holdScripts(page)
  await page.goto(`${shop.url}/en/faq`, EARLY)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: shop.text('shell:consent.onlyNecessary'), exact: true }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-usable')
  release()
  await expect(question).toBeHidden()
  await expectUsable(page)

  const releaseAgain = await holdScripts(page)
  await page.goto(`${shop.url}/en/faq`, EARLY)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question, 'it is not asked twice').toBeHidden()
  releaseAgain()
  await expectUsable(page)
  await expect(question).toBeHidden()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.text('shell:footer.cookies') })
    .click()
  await expect(question, 'it can be asked for').toBeVisible()
})

test('a quick view asked for before any script has come opens', async ({ page, shop }) => {
  const release = await holdScripts(page)
  await page.goto(`${shop.url}/en/products`, EARLY)
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('button[aria-haspopup=dialog]').click()
  release()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
})

test('the popular searches stand in one row on a phone, and the keyboard brings each into view', async ({ page, shop }) => {
  await shop.open('/products')
  await page.getByRole('button', { name: shop.text('shell:consent.onlyNecessary'), exact: true }).click()
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
