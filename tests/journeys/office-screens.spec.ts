import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test, type Shop } from '../support/journey.ts'
import { darken, enlarge, lighten, NARROW, overflow, shrink } from '../support/narrow-screen.ts'
import { rawKeysIn, textsOf } from '../support/raw-keys.ts'
import { smallTargets } from '../support/small-targets.ts'

const DESK = { width: 1280, height: 800 }
/** Lists that stand beside another and have no entry of their own. */
const WITHIN = ['/admin/applications']
/** The screens are dealt to so many walks where each is looked at for long. */
const WALKS = 2
/** A code counts once, and of a person three are taken at the moment: whoever comes after them waits for the next. There are two owners. */
const OWNERS = ['owner', 'admin'] as const

// In Thai, whose letters are the tallest and whose words have no spaces between them.
for (let walk = 0; walk < WALKS; walk++) {
  test(`every screen of the office is whole, keeps nobody out by day and by night, and fits a narrow phone (${walk + 1} of ${WALKS})`, async ({
    shop,
    another,
  }) => {
    test.slow()
    const page = await enterOffice(shop, await another(OWNERS[walk % OWNERS.length]), { language: 'th', size: DESK })
    for (const entry of (await entriesOf(page)).filter((_, at) => at % WALKS === walk)) {
      await walkInto(page, entry, async (address) => {
        expect(rawKeysIn(textsOf(await page.content())), address).toEqual([])
        await expectAccessible(page)
        await darken(page)
        await expectAccessible(page, { colours: true })
        await lighten(page)
        await page.setViewportSize(NARROW)
        await expectShown(page)
        await expectFitting(page, address)
        await page.setViewportSize(DESK)
      })
    }
  })
}

// In Dutch, whose words are the longest of the office.
test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('every screen of the office fits a narrow phone in Dutch, and is met by a finger', async ({ shop, another }) => {
    test.slow()
    const page = await enterOffice(shop, await another('owner'), { language: 'nl', size: NARROW })
    for (const entry of await entriesOf(page)) {
      await walkInto(page, entry, async (address) => {
        expect(rawKeysIn(textsOf(await page.content())), address).toEqual([])
        expect(await smallTargets(page), `${address} is too small for a finger`).toEqual([])
        await expectFitting(page, address)
      })
    }
  })
})

/** Nothing sticks out of the screen, with letters twice as large neither. */
async function expectFitting(page: Page, address: string): Promise<void> {
  expect(await overflow(page), `${address} is wider than the screen`).toEqual([])
  await enlarge(page)
  expect(await overflow(page), `${address} is wider than the screen with letters twice as large`).toEqual([])
  await shrink(page)
}

async function enterOffice(shop: Shop, page: Page, { language, size }: { language: string; size: { width: number; height: number } }): Promise<Page> {
  await page.setViewportSize(size)
  await page.goto(`${shop.url}/${language}/admin`)
  await expectUsable(page)
  await expectShown(page)
  return page
}

/** The menu, which is folded away on a phone. */
const MENU = 'aside nav a'

async function entriesOf(page: Page): Promise<string[]> {
  await expect(page.locator(MENU).first()).toBeAttached()
  const entries = await page.locator(MENU).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const language = /^\/\w+/.exec(entries[0] ?? '')?.[0] ?? ''
  return [...entries, ...WITHIN.map((address) => language + address)]
}

/** Looks at a screen and at the first record it leads to, by their links: a document for each would cost more than all that is looked at. */
async function walkInto(page: Page, entry: string, look: (address: string) => Promise<void>): Promise<void> {
  const link = `${MENU}[href="${entry}"]`
  if ((await page.locator(link).count()) > 0) {
    await follow(page, link)
    await seen(page, `${link}[aria-current="page"]`)
  } else {
    await page.goto(new URL(entry, page.url()).href)
    await expectUsable(page)
  }
  await expectShown(page)
  await look(entry)
  const record = 'main :is(th, [role="rowheader"]) a[href*="/admin/"]'
  if ((await page.locator(record).count()) === 0) return
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await follow(page, record)
  await expectShown(page, title)
  await look(new URL(page.url()).pathname)
}

/** As a press on the first such link, wherever it stands. */
const follow = (page: Page, link: string): Promise<void> =>
  page
    .locator(link)
    .first()
    .evaluate((anchor: HTMLAnchorElement) => anchor.click())

/** As often as the page is drawn: an assertion asks again after up to a second, on hundreds of screens. */
const seen = (page: Page, selector: string) => page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, PATIENCE)
const PATIENCE = { timeout: 30_000 }

/** The screen shows what it has, and is another than the one with the title `before`. */
async function expectShown(page: Page, before?: string): Promise<void> {
  await page.waitForFunction(isShown, before, PATIENCE).catch(async () => {
    // These say what is in the way.
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (before !== undefined) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before)
  })
}

function isShown(before: string | undefined): boolean {
  const heading = document.querySelector('h1')
  return (
    heading !== null &&
    heading.checkVisibility() &&
    (before === undefined || heading.textContent !== before) &&
    document.querySelector('main :is([aria-busy="true"], [role="alert"])') === null
  )
}
