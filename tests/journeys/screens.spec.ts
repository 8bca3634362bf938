import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test as journey } from '../support/journey.ts'
import { idsOf, PAGES } from '../support/journey-pages.ts'
import { SHIFT_MAX, shiftsOf, watchShifts } from '../support/layout-shifts.ts'
import { darken, enlarge, NARROW, overflow } from '../support/narrow-screen.ts'
import { rawKeysIn, textsOf } from '../support/raw-keys.ts'

const DESK = { width: 1280, height: 720 }
/** The languages with the longest words, and with the tallest letters and no spaces. */
const TRYING = ['de', 'th'] as const

/** One window goes from page to page, as a reader's does, and forgets in between: a new one would read and compile the whole shop again for each. */
let kept: Page | undefined
const test = journey.extend({
  page: async ({ browser, extraHTTPHeaders }, use) => {
    kept ??= await openWindow(browser, extraHTTPHeaders ?? {})
    await kept.setViewportSize(DESK)
    await use(kept)
    await kept.context().clearCookies()
    if (kept.url() !== 'about:blank') await kept.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  },
})

async function openWindow(browser: Browser, extraHTTPHeaders: Record<string, string>): Promise<Page> {
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage()
  await prepare(page)
  return page
}

/** As a reader has it who was never asked about notifications: a browser without windows refuses them before anybody asks. */
async function prepare(page: Page): Promise<void> {
  await watchShifts(page)
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
}

for (const { template, path, as } of PAGES) {
  test.describe(`/${template}`, () => {
    // The demo has no page of its own, no former text and no preview: there is nothing at these addresses.
    test.use({ expectedComplaints: template === '*' || template === 'order-tracking' || template.startsWith('pages/') ? [/status of 404/] : [] })
    test('is whole, holds still, keeps nobody out by day and by night, and fits a narrow screen with large letters', async ({ shop, page, another }) => {
      const browser = as === undefined ? page : await another(as)
      const address = path(await idsOf(shop))
      if (browser !== page) await prepare(browser)
      await shop.open(address, browser)
      await expect(browser.getByRole('main').getByRole('heading').first()).toBeVisible()
      await browser.evaluate(() => document.fonts.ready)
      expect(rawKeysIn(textsOf(await browser.content()))).toEqual([])
      await expectAccessible(browser)
      await darken(browser)
      await expectAccessible(browser, { colours: true })
      expect(await shiftsOf(browser)).toBeLessThan(SHIFT_MAX)

      await browser.setViewportSize(NARROW)
      for (const language of TRYING) {
        await browser.goto(`${shop.url}/${language}${address === '/' ? '' : address}`)
        await expectUsable(browser)
        await expect(browser.getByRole('main').getByRole('heading').first()).toBeVisible()
        expect(await overflow(browser), `${language} is wider than the screen`).toEqual([])
        await browser.evaluate(() => document.fonts.ready)
        expect(await shiftsOf(browser), `${language} does not hold still`).toBeLessThan(SHIFT_MAX)
        await enlarge(browser)
        expect(await overflow(browser), `${language} is wider than the screen with letters twice as large`).toEqual([])
      }
    })
  })
}

test.describe('the scan itself', () => {
  test('finds a button without a name by day, and pale words by night', async ({ page }) => {
    await page.setContent('<html lang="en"><title>A page</title><main><h1>Pieces</h1><button><svg></svg></button></main></html>')
    await expect(expectAccessible(page)).rejects.toThrow(/button-name/)
    await page.setContent('<html lang="en"><title>A page</title><body style="background: #fff; color: #ccc"><main><h1>Pieces</h1></main></body></html>')
    await expect(expectAccessible(page, { colours: true })).rejects.toThrow(/color-contrast/)
  })
})
