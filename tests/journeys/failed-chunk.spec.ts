import { expect, expectAccessible, test } from '../support/journey.ts'

// What does not arrive is an error on Chromium's console, and React tells of it too.
test.use({ expectedComplaints: [/net::ERR_FAILED|FailedLoad|dynamically imported module|503/] })

/** The file of a screen, as the build names it. */
const SCREEN = /\/assets\/categories-screen-[^/]+\.js/

test('a screen that never arrives says so, and Retry brings it', async ({ page, shop }) => {
  await shop.open('/about')
  await page.route(SCREEN, (route) => route.abort())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shop.text('shell:nav.categories'), exact: true })
    .click()

  const failure = page.getByRole('alert').filter({ hasText: 'Failed to Load Page' })
  await expect(failure).toContainText('There was an error loading this page. Please try again.')
  const retry = failure.getByRole('button', { name: 'Retry', exact: true })
  await expect(failure.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
  await expectAccessible(page)
  // While the network is away, trying again says the same again.
  await retry.click()
  await expect(retry).toBeVisible()

  await page.unroute(SCREEN)
  await retry.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(failure).toBeHidden()
  await expectAccessible(page)
})

test('a page whose data or whose route cannot be fetched says so at the address that was asked for', async ({ page, shop }) => {
  await shop.open('/about')
  const footer = page.getByRole('contentinfo')
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to Load Page' })
  const retry = failure.getByRole('button', { name: 'Retry', exact: true })
  const arrived = page.getByRole('main').getByRole('heading', { level: 2 }).first()

  const data = /\/categories\.data/
  await page.route(data, (route) => route.fulfill({ status: 503, body: 'away' }))
  await footer.getByRole('link', { name: shop.text('shell:nav.categories'), exact: true }).click()
  await expect(failure).toBeVisible()
  await expect(page).toHaveURL(/\/en\/categories$/)
  await page.unroute(data)
  await retry.click()
  await expect(arrived).toBeVisible()
  await expect(failure).toBeHidden()

  // What react-router fetches before it knows the screen; left to itself it would load the page anew and leave the reader where they were.
  const file = /\/assets\/faq-page-[^/]+\.js/
  await page.route(file, (route) => route.abort())
  await footer.getByRole('link', { name: shop.text('shell:pages.faq'), exact: true }).click()
  await expect(failure).toBeVisible()
  await expect(page).toHaveURL(/\/en\/faq$/)
  await page.unroute(file)
  await retry.click()
  await expect(arrived).toBeVisible()
  await expect(failure).toBeHidden()
})

test('a screen that never arrived is there after a reload', async ({ page, shop }) => {
  await shop.open('/about')
  await page.route(SCREEN, (route) => route.abort())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shop.text('shell:nav.categories'), exact: true })
    .click()
  const reload = page.getByRole('button', { name: 'Reload', exact: true })
  await expect(reload).toBeVisible()
  await page.unroute(SCREEN)
  await reload.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/en\/categories$/)
})
