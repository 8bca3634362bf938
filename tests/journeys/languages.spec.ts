import type { Page } from '@playwright/test'
import { LANGUAGE_NAMES, LANGUAGES } from '../../app/i18n/languages.ts'
import { expect, expectUsable, test } from '../support/journey.ts'
import { idsOf, PAGES } from '../support/journey-pages.ts'
import { SHIFT_MAX, shiftsOf, watchShifts } from '../support/layout-shifts.ts'

/** The narrowest screen that must do (WCAG 1.4.10), and the languages with the longest words, and with the tallest letters and no spaces. */
const NARROW = 320
const TRYING = ['de', 'th'] as const

for (const { template, path, as } of PAGES) {
  test.describe(`/${template}`, () => {
    test.use({ expectedComplaints: template === '*' || template === 'order-tracking' ? [/status of 404/] : [] })
    test('is the same page in another language, and fits a narrow screen', async ({ shop, page, another }) => {
      const browser = as === undefined ? page : await another(as)
      const address = path(await idsOf(shop))
      const inLanguage = (language: string) => `${shop.url}/${language}${address === '/' ? '' : address}`
      await watchShifts(browser)
      await browser.setViewportSize({ width: NARROW, height: 700 })
      await shop.open(address, browser)
      // The question lies over the end of the page until it is answered.
      await browser.getByRole('button', { name: shop.text('shell:consent.onlyNecessary'), exact: true }).click()
      const alternates = await browser.locator('link[rel=alternate][hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
      const indexed = (await browser.locator('meta[name=robots][content=noindex]').count()) === 0
      expect(new Set(alternates)).toEqual(new Set(indexed ? [...LANGUAGES, 'x-default'] : []))

      for (const language of TRYING) {
        await browser.getByRole('contentinfo').getByRole('link', { name: LANGUAGE_NAMES[language], exact: true }).click()
        await expect(browser).toHaveURL(inLanguage(language))
        await expect(browser.locator('html')).toHaveAttribute('lang', language)
        await expectUsable(browser)
        await expect(browser.getByRole('main').getByRole('heading').first()).toBeVisible()
        expect(await overflow(browser), `${language} is wider than the screen`).toEqual([])
        await browser.evaluate(() => document.fonts.ready)
        expect(await shiftsOf(browser), `${language} does not hold still`).toBeLessThan(SHIFT_MAX)
      }
    })
  })
}

/** What sticks out of the screen, when the page can be pushed sideways. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 1)
    return ['the page', ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`)]
  })
