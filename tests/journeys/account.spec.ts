import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test, type Shop } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'
import { givenMember } from '../support/journey-people.ts'
import { linkIn } from '../support/mailbox.ts'

// A refused request is an error on Chromium's console.
test.use({ expectedComplaints: [/status of 4(00|01|03|22|29)/] })

const someone = () => `ada-${randomUUID()}@example.com`
const PASSWORD = 'celadon from Chiang Mai'
/** The form of the page; the header has one of its own. */
const form = (page: Page) => page.getByRole('main')

async function register(page: Page, shop: Shop, person: { email: string; seller?: boolean; first?: string; last?: string }): Promise<void> {
  await shop.open('/register')
  // The demo opens a shop at once, and says so to whoever wants one.
  const notice = page.getByText(shop.text('account:userType.atOnce'))
  await expect(notice).toBeHidden()
  if (person.seller) {
    await page.getByText(shop.text('account:userType.seller'), { exact: true }).click()
    await expect(notice).toBeVisible()
  }
  await page.getByLabel(shop.text('account:field.firstName')).fill(person.first ?? 'Ada')
  await page.getByLabel(shop.text('account:field.lastName')).fill(person.last ?? 'Lovelace')
  await page.getByLabel(shop.text('account:field.email')).fill(person.email)
  await page.getByLabel(shop.text('account:field.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(shop.text('account:field.again')).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await form(page)
    .getByRole('button', { name: shop.text('account:register.submit') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('account:letter.title') })).toBeVisible()
}

async function signIn(page: Page, shop: Shop, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(shop.text('account:field.email')).fill(email)
  await page.getByLabel(shop.text('account:field.password'), { exact: true }).fill(password)
  await form(page)
    .getByRole('button', { name: shop.text('account:signIn.submit') })
    .click()
}

test('somebody registers, confirms by mail, and the cart follows', async ({ page, shop, mailbox }) => {
  const email = someone()
  await shop.open('/products')
  await form(page).getByRole('article').first().getByRole('link').first().click()
  await form(page)
    .getByRole('button', { name: shop.text('product:buy.add') })
    .first()
    .click()
  await expect(page.getByRole('link', { name: shop.text('shell:header.inCart', { count: 1 }) })).toBeVisible()

  await register(page, shop, { email })
  await expectAccessible(page)

  // Not before the address is confirmed.
  await shop.open('/auth')
  await signIn(page, shop, email)
  await expect(page.getByRole('alert')).toContainText('Please check your email and confirm your account')
  await expect(page.getByLabel(shop.text('account:field.email'))).toHaveValue(email)

  const letter = await mailbox.newest(email)
  expect(letter.subject).toBe(shop.text('account-letters:confirmation.subject'))
  const link = linkIn(letter, '/auth/confirm')
  // A scanner opens the link; nothing happens.
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expectUsable(page)
  await expectAccessible(page)
  await form(page)
    .getByRole('button', { name: shop.text('account:confirm.signup.button') })
    .click()
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
  await expect(page.getByRole('link', { name: shop.text('shell:header.inCart', { count: 1 }) })).toBeVisible()
  await expect(page).toHaveURL(`${shop.url}/en`)

  await page.getByRole('link', { name: shop.text('shell:header.account') }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('dashboard:greeting', { name: 'Ada Lovelace' }) })).toBeVisible()
  await expect(page.getByText(shop.text('dashboard:orders.none.title'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: shop.text('dashboard:tabs.profile') }).click()
  await expect(page.getByLabel(shop.text('dashboard:profile.name'))).toHaveValue('Ada Lovelace')
  await expectAccessible(page)

  // The link was good once.
  await form(page)
    .getByRole('button', { name: shop.text('dashboard:signOut'), exact: true })
    .click()
  await expect(page).toHaveURL(`${shop.url}/en/auth`)
  await expect(page.locator('html[data-signed-in]')).not.toBeAttached()
  await page.goto(link)
  await expectUsable(page)
  await form(page)
    .getByRole('button', { name: shop.text('account:confirm.signup.button') })
    .click()
  await expect(page.getByRole('alert')).toContainText(shop.text('account:problem.linkExpired'))
})

test('the forms say what is wrong, beside the field, and keep what was typed', async ({ page, shop }) => {
  await shop.open('/auth')
  await form(page)
    .getByRole('button', { name: shop.text('account:signIn.submit') })
    .click()
  await expect(page.getByLabel(shop.text('account:field.email'))).toBeFocused()
  await signIn(page, shop, 'not an address', '12345')
  await expect(form(page).getByText('Please enter a valid email address')).toBeVisible()
  await expect(form(page).getByText('Password must be at least 6 characters long')).toBeVisible()
  await signIn(page, shop, someone(), 'wrong-password-x')
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
  await expectAccessible(page)

  await shop.open('/register')
  await form(page)
    .getByRole('button', { name: shop.text('account:register.submit') })
    .click()
  await expect(form(page).getByText(shop.text('account:problem.nameShort'))).toBeVisible()
  await expect(form(page).getByText(shop.text('account:problem.agree'))).toBeVisible()
  await expectAccessible(page)
})

test('a forgotten password is replaced by a letter', async ({ page, shop, mailbox }) => {
  const { email } = await givenMember(shop)
  await shop.open('/auth')
  await page.getByRole('link', { name: shop.text('account:signIn.forgot') }).click()
  // Both screens have a field of this name.
  await expect(page.getByRole('heading', { name: shop.text('account:reset.title'), level: 1 })).toBeVisible()
  await page.getByLabel(shop.text('account:field.email')).fill(email)
  await form(page)
    .getByRole('button', { name: shop.text('account:reset.submit') })
    .click()
  await expect(form(page).getByRole('status').filter({ hasText: email })).toBeVisible()
  await expectAccessible(page)

  await page.goto(linkIn(await mailbox.newest(email, { subject: shop.text('account-letters:recovery.subject') }), '/auth/reset-password'))
  await expectUsable(page)
  const [password, again] = [page.getByLabel(shop.text('account:field.newPassword')), page.getByLabel(shop.text('account:field.again'))]
  const save = form(page).getByRole('button', { name: shop.text('account:reset.save') })
  await password.fill('1234567')
  await again.fill('12345678')
  await save.click()
  await expect(form(page).getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(form(page).getByText(shop.text('account:problem.mismatch'))).toBeVisible()
  // Long enough, and on every list of common passwords; the link still serves for a better one.
  await password.fill('password123')
  await again.fill('password123')
  await save.click()
  await expect(page.getByRole('alert')).toContainText(shop.text('account:reason.pwned'))
  await expectAccessible(page)
  await password.fill('mudmee silk from Surin')
  await again.fill('mudmee silk from Surin')
  await save.click()
  await expect(page).toHaveURL(`${shop.url}/en`)
  await expect(page.locator('html[data-signed-in]')).toBeAttached()

  await page.goto(`${shop.url}/en/dashboard`)
  await form(page)
    .getByRole('button', { name: shop.text('dashboard:signOut'), exact: true })
    .click()
  await expect(page).toHaveURL(`${shop.url}/en/auth`)
  await signIn(page, shop, email, 'mudmee silk from Surin')
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
})

test('signing out everywhere ends other tabs at once and other devices at their next refresh', async ({ page, shop, browser, context }) => {
  // Somebody of this journey's own: whoever else walks as the demo's buyer would be signed out with her.
  const buyer = await givenMember(shop)
  const elsewhere = await browser.newContext()
  const far = await elsewhere.newPage()
  await far.goto(`${shop.url}/en/auth?next=/wishlist`)
  await expectUsable(far)
  await signIn(far, shop, buyer.email, buyer.password)
  // Back to the page it was started from.
  await expect(far).toHaveURL(`${shop.url}/en/wishlist`)

  await shop.open('/auth')
  await signIn(page, shop, buyer.email, buyer.password)
  await expect(page).toHaveURL(`${shop.url}/en`)
  const tab = await context.newPage()
  await tab.goto(`${shop.url}/en/dashboard?tab=profile`)
  await expectUsable(tab)
  await expect(tab.getByLabel(shop.text('dashboard:profile.name'))).not.toHaveValue('')

  await page.goto(`${shop.url}/en/dashboard?tab=profile`)
  await form(page)
    .getByRole('button', { name: shop.text('dashboard:devices.signOut') })
    .click()
  await expect(page).toHaveURL(`${shop.url}/en/auth`)
  await expect(tab.locator('html[data-signed-in]')).not.toBeAttached()
  // Asked to sign in where it was, or led to do so when it had just asked for something and was refused.
  const asked = tab.getByRole('heading', { name: 'Please sign in to access your dashboard' })
  await expect(asked.or(tab.getByRole('heading', { level: 1, name: shop.text('account:signIn.title') }))).toBeVisible()
  await expectAccessible(tab)

  // The far device's hour is over.
  await far.evaluate(() => {
    const key = 'sb-hattha-auth-token'
    const session: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_000_000_000 }))
  })
  await far.reload()
  await expect(far).toHaveURL(/\/en\/auth\?expired=1&next=%2Fwishlist/)
  await expect(form(far).getByText(shop.text('account:problem.sessionExpired'))).toBeVisible()
  expect(await far.evaluate(() => localStorage.getItem('sb-hattha-auth-token'))).toBeNull()
  await expectAccessible(far)
  await elsewhere.close()
})

test('a maker registers, is approved in the demo, and lists a product', async ({ page, shop, mailbox }) => {
  const email = someone()
  await register(page, shop, { email, seller: true, first: 'Malee', last: 'Jaidee' })
  await page.goto(linkIn(await mailbox.newest(email), '/auth/confirm'))
  await expectUsable(page)
  await form(page)
    .getByRole('button', { name: shop.text('account:confirm.signup.button') })
    .click()
  await expect(page).toHaveURL(`${shop.url}/en/dashboard`)
  await page.getByRole('tab', { name: shop.text('dashboard:tabs.products') }).click()
  await page.getByRole('link', { name: shop.text('dashboard:products.add') }).click()
  await page.getByRole('button', { name: shop.text('listing:all') }).click()
  await page.getByRole('button', { name: shop.text('listing:keepDraft') }).click()
  await expect(page.getByText(shop.text('dashboard:product.problem.name'))).toBeVisible()
  await expectAccessible(page)
  const name = `Basket ${randomUUID().slice(0, 8)}`
  await describePiece(page, shop, { name, price: '1,470.50', stock: '12' })

  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('฿1,470.50')
  await expect(row).toContainText(shop.text('dashboard:products.onHand', { count: 12 }))
  await row.getByRole('button', { name: new RegExp(`^${shop.text('dashboard:products.publish')}\\s*:`) }).click()
  await expect(row.getByText(shop.text('dashboard:product.status.active'))).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
