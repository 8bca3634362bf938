import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test } from '../support/journey.ts'
import { darken, enlarge, NARROW, overflow } from '../support/narrow-screen.ts'
import { rawKeysIn, textsOf } from '../support/raw-keys.ts'

const DESK = { width: 1280, height: 800 }
/** The office's languages beside English: the tallest letters and no spaces, and the longest words. */
const TRYING = ['th', 'nl'] as const
/** Lists that stand beside another and have no entry of their own. */
const WITHIN = ['/admin/applications']
/** The screens are dealt to so many walks, each with a window of its own. */
const WALKS = 4

for (let walk = 0; walk < WALKS; walk++) {
  test(`every screen of the office is whole, keeps nobody out by day and by night, and fits a phone in each language (${walk + 1} of ${WALKS})`, async ({
    shop,
    another,
  }) => {
    test.slow()
    const page = await another('owner')
    await page.setViewportSize(DESK)
    await shop.open('/admin', page)
    const menu = page.getByRole('navigation', { name: shop.text('admin:menu.title') }).getByRole('link')
    await expect(menu.first()).toBeVisible()
    const entries = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^\/en/, '') ?? ''))
    for (const entry of [...entries, ...WITHIN].filter((_, at) => at % WALKS === walk)) {
      const record = await look(page, shop.url, entry)
      if (record !== undefined) await look(page, shop.url, record)
    }
  })
}

/** Looks at one screen; answers the address of the first record it leads to. */
async function look(page: Page, url: string, address: string): Promise<string | undefined> {
  await page.setViewportSize(DESK)
  await open(page, `${url}/en${address}`)
  expect(rawKeysIn(textsOf(await page.content())), address).toEqual([])
  await expectAccessible(page)
  const record = await page
    .getByRole('rowheader')
    .getByRole('link')
    .first()
    .getAttribute('href', { timeout: 500 })
    .catch(() => null)
  await darken(page)
  await expectAccessible(page, { colours: true })
  await page.setViewportSize(NARROW)
  for (const language of TRYING) {
    await open(page, `${url}/${language}${address}`)
    expect(rawKeysIn(textsOf(await page.content())), `${language}${address}`).toEqual([])
    expect(await overflow(page), `${language}${address} is wider than the screen`).toEqual([])
    await enlarge(page)
    expect(await overflow(page), `${language}${address} is wider than the screen with letters twice as large`).toEqual([])
  }
  return record?.replace(/^\/en/, '')
}

/** Opens a screen and waits until it shows what it has. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectUsable(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
}
