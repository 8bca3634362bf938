import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test, type Shop } from '../support/journey.ts'
import { givenMember } from '../support/journey-people.ts'

// A code that is nobody's is answered with 404, which is an error on Chromium's console.
test.use({ expectedComplaints: [/status of 404 .*grant_type=pkce/] })

/** Who one is at the Google that a demo plays: what stands before its @. */
const someone = (name = 'ada') => `${name}-${randomUUID()}`
const emailOf = (who: string) => `${who}@google.example`
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, shop: Shop) => main(page).getByRole('button', { name: shop.text('account:google.button') })

/** What one does at the played Google: read that it is none, and say who one is. */
async function allowAtGoogle(page: Page, shop: Shop, who: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: shop.text('demo-google:title') })).toBeVisible()
  await page.getByLabel(shop.text('demo-google:address')).fill(who)
  await page.getByRole('button', { name: shop.text('demo-google:allow') }).click()
}

const cancelAtGoogle = (page: Page, shop: Shop) => page.getByRole('button', { name: shop.text('demo-google:cancel') }).click()

test('somebody new comes by Google, back to the page she came from, and later again', async ({ page, shop, another }) => {
  const who = someone()
  await shop.open('/auth?next=/products')
  await expectAccessible(page)
  await expect(main(page).getByText(shop.text('account:google.played'))).toBeVisible()
  await button(page, shop).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('demo-google:title') })).toBeVisible()
  await expectAccessible(page)
  await allowAtGoogle(page, shop, who)
  await expect(page).toHaveURL(`${shop.url}/en/products`)
  await expect(page.locator('html[data-signed-in]')).toBeAttached()

  await shop.open('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: shop.text('dashboard:greeting', { name: 'Ada Lovelace' }) })).toBeVisible()

  const elsewhere = await another()
  await shop.open('/register', elsewhere)
  await expectAccessible(elsewhere)
  await button(elsewhere, shop).click()
  await allowAtGoogle(elsewhere, shop, who)
  await expect(elsewhere).toHaveURL(`${shop.url}/en`)
  await expect(elsewhere.locator('html[data-signed-in]')).toBeAttached()
  await shop.open('/dashboard', elsewhere)
  await expect(elsewhere.getByRole('heading', { level: 1, name: shop.text('dashboard:greeting', { name: 'Ada Lovelace' }) })).toBeVisible()
})

test('who has an account with this address comes into that one', async ({ shop, another }) => {
  const who = someone('ben')
  await givenMember(shop, { name: 'Ben Weaver', email: emailOf(who) })

  const elsewhere = await another()
  await shop.open('/login', elsewhere)
  await button(elsewhere, shop).click()
  await allowAtGoogle(elsewhere, shop, who)
  await expect(elsewhere.locator('html[data-signed-in]')).toBeAttached()
  await shop.open('/dashboard', elsewhere)
  await expect(elsewhere.getByRole('heading', { level: 1, name: shop.text('dashboard:greeting', { name: 'Ben Weaver' }) })).toBeVisible()
})

test('somebody links Google in the settings, signs in by it, and takes it off again', async ({ shop, another }) => {
  const page = await another('buyer')
  const who = someone('linked')
  await shop.open('/settings', page)
  const link = page.getByRole('button', { name: shop.text('settings:google.link') })
  await link.click()
  await cancelAtGoogle(page, shop)
  await expect(page.getByRole('alert').filter({ hasText: shop.text('account:problem.googleRefused') })).toBeVisible()
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
  await link.click()
  await allowAtGoogle(page, shop, who)
  await expect(page).toHaveURL(`${shop.url}/en/settings`)
  await expect(page.getByText(shop.text('settings:google.linked', { email: emailOf(who) }))).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await another()
  await shop.open('/auth?next=/settings', elsewhere)
  await button(elsewhere, shop).click()
  await allowAtGoogle(elsewhere, shop, who)
  await expect(elsewhere.getByText(shop.text('settings:google.linked', { email: emailOf(who) }))).toBeVisible()

  await page.getByRole('button', { name: shop.text('settings:google.unlink') }).click()
  await expect(link).toBeVisible()
})

test('who says no at Google reads that, and may try again or sign in another way', async ({ page, shop }) => {
  await shop.open('/auth?next=/products')
  await button(page, shop).click()
  await cancelAtGoogle(page, shop)
  await expect(page.getByRole('alert')).toContainText(shop.text('account:problem.googleRefused'))
  await expectUsable(page)
  await expectAccessible(page)
  await main(page)
    .getByRole('button', { name: shop.text('account:google.again') })
    .click()
  await allowAtGoogle(page, shop, someone('unverified'))
  await expect(page.getByRole('alert')).toContainText(shop.text('account:problem.googleUnverified'))
  await main(page)
    .getByRole('link', { name: shop.text('account:google.other') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('account:signIn.title') })).toBeVisible()

  // An address somebody sent, or one from last week.
  await shop.open('/auth/google?code=not-a-code&next=https://evil.example/')
  await expect(page.getByRole('alert')).toContainText(shop.text('account:problem.googleLate'))
})
