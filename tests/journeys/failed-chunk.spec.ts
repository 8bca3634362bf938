import { expect, expectAccessible, test } from '../support/journey.ts'

// What does not arrive is an error on Chromium's console, and React tells of it too.
test.use({ expectedComplaints: [/net::ERR_FAILED|FailedLoad|dynamically imported module/] })

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
