import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test, type Shop } from '../support/journey.ts'
import { givenMember } from '../support/journey-people.ts'

// A code that is nobody's is answered with 404, which is an error on Chromium's console.
test.use({ expectedComplaints: [/status of 404 .*grant_type=pkce/] })

const someone = (name = 'ada') => `${name}-${randomUUID()}@example.com`
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, shop: Shop) => main(page).getByRole('button', { name: shop.text('account:google.button') })

/** What one does at Google: say who one is, and let the shop know it. */
async function allowAtGoogle(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your address at Google').fill(email)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
}

test('somebody new comes by Google, back to the page she came from, and later again', async ({ page, shop, another }) => {
  const email = someone()
  await shop.open('/auth?next=/products')
  await expectAccessible(page)
  await button(page, shop).click()
  await allowAtGoogle(page, email)
  await expect(page).toHaveURL(`${shop.url}/en/products`)
  await expect(page.locator('html[data-signed-in]')).toBeAttached()

  await shop.open('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: shop.text('dashboard:greeting', { name: 'Ada Lovelace' }) })).toBeVisible()

  const elsewhere = await another()
  await shop.open('/register', elsewhere)
  await expectAccessible(elsewhere)
  await button(elsewhere, shop).click()
  await allowAtGoogle(elsewhere, email)
  await expect(elsewhere).toHaveURL(`${shop.url}/en`)
  await expect(elsewhere.locator('html[data-signed-in]')).toBeAttached()
  await shop.open('/dashboard', elsewhere)
  await expect(elsewhere.getByRole('heading', { level: 1, name: shop.text('dashboard:greeting', { name: 'Ada Lovelace' }) })).toBeVisible()
})

test('who has an account with this address comes into that one', async ({ shop, another }) => {
  const { email } = await givenMember(shop, { name: 'Ben Weaver' })

  const elsewhere = await another()
  await shop.open('/login', elsewhere)
  await button(elsewhere, shop).click()
  await allowAtGoogle(elsewhere, email)
  await expect(elsewhere.locator('html[data-signed-in]')).toBeAttached()
  await shop.open('/dashboard', elsewhere)
  await expect(elsewhere.getByRole('heading', { level: 1, name: shop.text('dashboard:greeting', { name: 'Ben Weaver' }) })).toBeVisible()
})

test('somebody links Google in the settings, signs in by it, and takes it off again', async ({ shop, another }) => {
  const page = await another('buyer')
  const address = someone('linked')
  await shop.open('/settings', page)
  const link = page.getByRole('button', { name: shop.text('settings:google.link') })
  await link.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: shop.text('account:problem.googleRefused') })).toBeVisible()
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
  await link.click()
  await allowAtGoogle(page, address)
  await expect(page).toHaveURL(`${shop.url}/en/settings`)
  await expect(page.getByText(shop.text('settings:google.linked', { email: address }))).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await another()
  await shop.open('/auth?next=/settings', elsewhere)
  await button(elsewhere, shop).click()
  await allowAtGoogle(elsewhere, address)
  await expect(elsewhere.getByText(shop.text('settings:google.linked', { email: address }))).toBeVisible()

  await page.getByRole('button', { name: shop.text('settings:google.unlink') }).click()
  await expect(link).toBeVisible()
})

test('who says no at Google reads that, and may try again or sign in another way', async ({ page, shop }) => {
  await shop.open('/auth?next=/products')
  await button(page, shop).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText(shop.text('account:problem.googleRefused'))
  await expectUsable(page)
  await expectAccessible(page)
  await main(page)
    .getByRole('button', { name: shop.text('account:google.again') })
    .click()
  await allowAtGoogle(page, someone('unverified'))
  await expect(page.getByRole('alert')).toContainText(shop.text('account:problem.googleUnverified'))
  await main(page)
    .getByRole('link', { name: shop.text('account:google.other') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('account:signIn.title') })).toBeVisible()

  // An address somebody sent, or one from last week.
  await shop.open('/auth/google?code=not-a-code&next=https://evil.example/')
  await expect(page.getByRole('alert')).toContainText(shop.text('account:problem.googleLate'))
})
