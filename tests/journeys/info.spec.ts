import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isTold, type StoredThing } from '../../app/pages/legal/stored-things.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { enterAs, givenMember } from '../support/journey-people.ts'

const main = (page: Page) => page.getByRole('main')

/** What can be seen in front of the page, whatever it is made of: its words. */
const lyingOver = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom > 0)
    .flatMap((element) => element.innerText.trim() || [])

test('a question is found while it is typed, and its answer opens', async ({ page, shop }) => {
  await shop.open('/faq')
  await expectAccessible(page)
  const search = main(page).getByRole('searchbox', { name: shop.text('pages-faq:search') })
  await search.fill('customs duty')
  await expect(main(page).getByText(shop.text('pages-faq:delivery.customs.q'))).toBeVisible()
  await expect(main(page).getByText(shop.text('pages-faq:ordering.guest.q'))).toBeHidden()
  await expect(main(page).getByText(shop.text('pages-faq:delivery.customs.a'))).toBeVisible()
  await expectAccessible(page)
  await search.fill('spaceship')
  await expect(page.getByRole('heading', { name: shop.text('pages-faq:none') })).toBeVisible()
})

test('a maker reckons what is left of a sale', async ({ page, shop }) => {
  await shop.open('/seller-fees')
  const sums = page.getByRole('region', { name: shop.text('pages-fees:calculator.title') })
  await sums.getByLabel(shop.text('pages-fees:calculator.price')).fill('2000')
  await sums.getByLabel(shop.text('pages-fees:calculator.off')).fill('500')
  // 1,500 baht of goods: 150 baht of commission and 10.50 of VAT, with the seller plan 105 and 7.35.
  const left = sums.getByRole('row').last()
  await expect(left.getByRole('cell')).toHaveText([/1,339\.50/, /1,387\.65/])
  await sums.getByLabel(shop.text('pages-fees:calculator.price')).fill('x')
  await expect(sums.getByText(shop.text('pages-fees:calculator.wrong'))).toBeVisible()
  await expectAccessible(page)
})

test('a buyer learns what a parcel would cost, by country and weight', async ({ page, shop }) => {
  await shop.open('/shipping-info')
  const quote = page.getByRole('region', { name: shop.text('pages-shipping:quote.title') })
  await quote.getByLabel(shop.text('pages-shipping:quote.country')).selectOption('DE')
  await quote.getByLabel(shop.text('pages-shipping:quote.weight')).fill('1.2')
  // 450 for the first half kilogram, 160 for each of two started ones.
  await expect(quote.getByText(/770\.00/)).toBeVisible()
  await quote.getByLabel(shop.text('pages-shipping:quote.country')).selectOption('TH')
  await quote.getByLabel(shop.text('pages-shipping:quote.worth')).fill('2000')
  await expect(quote.getByText(shop.text('pages-shipping:quote.free'), { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a message reaches the shop, and what is missing is said beside its field', async ({ page, shop, mailbox }) => {
  await shop.open('/contact')
  const send = page.getByRole('button', { name: shop.text('pages-contact:form.send') })
  await send.click()
  await expect(page.getByText(shop.text('pages-contact:form.wrong.name'))).toBeVisible()
  await expect(main(page).getByLabel(shop.text('pages-contact:form.name'), { exact: true })).toBeFocused()
  await expectAccessible(page)

  const name = `Ada ${randomUUID().slice(0, 8)}`
  await main(page).getByLabel(shop.text('pages-contact:form.name'), { exact: true }).fill(name)
  await main(page).getByLabel(shop.text('pages-contact:form.email'), { exact: true }).fill('ada@example.com')
  await main(page).getByLabel(shop.text('pages-contact:form.message'), { exact: true }).fill('Can the indigo scarf be made in a longer size?')
  await send.click()
  await expect(page.getByText(shop.text('pages-contact:form.sent'))).toBeVisible()
  const letter = await mailbox.newest('hattha.example', { subject: name })
  expect(letter.text).toContain('longer size')
})

test('a browser holds nothing that the cookie policy does not name', async ({ page, shop, another }) => {
  const untold = async (browser: Page) => {
    const { local, session, database, cache } = await browser.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      cache: await caches.keys(),
    }))
    const cookie = (await browser.context().cookies()).map(({ name }) => name)
    const held = Object.entries({ local, session, database, cache, cookie }) as [StoredThing['where'], string[]][]
    return { held: held.flatMap(([, names]) => names), untold: held.flatMap(([where, names]) => names.filter((name) => !isTold(where, name))) }
  }
  // Somebody with a cart of her own: the demo's buyer goes to the checkout in other journeys.
  const member = await another()
  await enterAs(member, shop, await givenMember(shop))
  for (const browser of [page, member]) {
    await shop.open('/', browser)
    if (browser === page) expect(await page.evaluate(lyingOver), 'nothing is asked, so nothing lies over a first visit').toEqual([])
    // The answer to the question that was asked once.
    await browser.evaluate(() => localStorage.setItem('consent', '{"version":1}'))
    await shop.open('/products', browser)
    await main(browser).getByRole('article').getByRole('link').first().click()
    await main(browser)
      .getByRole('button', { name: shop.text('product:buy.add'), exact: true })
      .first()
      .click()
    await expect(
      browser
        .getByRole('banner')
        .getByText(/^[1-9]/)
        .first(),
    ).toBeAttached()
    await shop.open('/checkout', browser)
    await shop.open('/cookie-policy', browser)
    const { held, untold: left } = await untold(browser)
    expect(held).toEqual(expect.arrayContaining(['i18next']))
    expect(left).toEqual([])
  }
  // A desk keeps itself, what it was answered and what is done at it; a piece that is being described keeps its words and photographs.
  const desk = await another('seller')
  await shop.open('/seller-dashboard', desk)
  await expect.poll(async () => (await untold(desk)).held).toEqual(expect.arrayContaining(['hattha-desk', 'hattha-desk-answers', 'hattha-desk-queue']))
  await shop.open('/seller-dashboard/products/new?step=all', desk)
  await main(desk).getByLabel(shop.text('listing:photos.choose')).and(desk.locator('input')).setInputFiles('public/pictures/celadon-vase-jade.webp')
  await expect.poll(async () => (await untold(desk)).held).toEqual(expect.arrayContaining(['hattha-listings', 'hattha-listing-photos']))
  expect((await untold(desk)).untold).toEqual([])
  await expect(main(page).getByRole('row')).not.toHaveCount(0)
  await expectAccessible(page)
})

test('twins lead to the one address', async ({ page, shop }) => {
  for (const [twin, one] of [
    ['/support', '/customer-support'],
    ['/returns', '/return-policy'],
    ['/privacy', '/privacy-policy'],
  ] as const) {
    await shop.open(twin)
    await expect(page).toHaveURL(`${shop.url}/en${one}`)
  }
})

test.describe('without network', () => {
  // What an idle page begins to fetch may be on its way when the line is cut.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch (dynamically imported module|manifest patches)/] })
  test('the shop says so itself, in the language of the page, and comes back', async ({ page, shop, context }) => {
    await shop.open('/mission')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.goto(`${shop.url}/th/press`)
    await expect(page.getByRole('heading', { name: 'ไม่มีการเชื่อมต่อ' })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await page.getByRole('link').click()
    await expect(page.locator('html[data-usable]')).toBeAttached()
  })
})
