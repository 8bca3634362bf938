import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { addFromPage, BUYER, payButton, orderNumber, productsOfSellers } from '../support/buying.ts'
import { expect, expectAccessible, expectUsable, test, type Shop } from '../support/journey.ts'
import { givenOrder } from '../support/journey-orders.ts'
import { enterAs, givenMember } from '../support/journey-people.ts'
import { linkIn } from '../support/mailbox.ts'

// A refused request is an error on Chromium's console.
test.use({ expectedComplaints: [/status of 4(00|01|03|09|15|22|29)/] })

const PASSWORD = 'celadon from Chiang Mai'
const CODE_SECONDS = 30
const someone = () => `ada-${randomUUID()}@example.com`
const main = (page: Page) => page.getByRole('main')

/** Somebody with an account of her own, signed in on the page; answers her address. */
async function givenMemberOn(page: Page, shop: Shop): Promise<string> {
  const member = await givenMember(shop, { password: PASSWORD })
  await enterAs(page, shop, member)
  return member.email
}

async function signIn(page: Page, shop: Shop, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(shop.text('account:field.email')).fill(email)
  await page.getByLabel(shop.text('account:field.password'), { exact: true }).fill(password)
  await main(page)
    .getByRole('button', { name: shop.text('account:signIn.submit') })
    .click()
}

test('two steps are set up and asked for at sign-in, and a code kept on paper stands in for a lost phone', async ({ page, shop, another }) => {
  const email = await givenMemberOn(page, shop)
  await shop.open('/settings')
  await page.getByRole('button', { name: shop.text('settings:twoFactor.add') }).click()
  await expect(page.getByRole('img', { name: shop.text('settings:twoFactor.picture') })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/)
  const code = page.getByLabel(shop.text('account:code.label'))
  const turnOn = page.getByRole('button', { name: shop.text('settings:twoFactor.turnOn'), exact: true })
  await code.fill('12')
  await turnOn.click()
  await expect(page.getByText(shop.text('account:problem.codeForm'))).toBeVisible()
  await code.fill('000000')
  await turnOn.click()
  await expect(page.getByText(shop.text('account:problem.code'))).toBeVisible()
  await expectAccessible(page)
  const first = await generate({ secret })
  await code.fill(`${first.slice(0, 3)} ${first.slice(3)}`)
  await turnOn.click()
  await expect(main(page).getByText(shop.text('settings:twoFactor.on'))).toBeVisible()
  await expectAccessible(page)

  // For the day the phone is lost. A code of the app is good once; the next one is taken already from a phone whose clock is ahead.
  await main(page)
    .getByRole('button', { name: shop.text('settings:recovery.make') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(shop.text('account:code.label')).fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + CODE_SECONDS }))
  await dialog.getByRole('button', { name: shop.text('settings:recovery.show') }).click()
  await expect(main(page).getByText(shop.text('settings:recovery.once'))).toBeVisible()
  const [recovery = ''] = await main(page)
    .getByRole('list', { name: shop.text('settings:recovery.title') })
    .getByRole('listitem')
    .allInnerTexts()
  await expectAccessible(page)

  // Elsewhere the password alone opens nothing.
  const far = await another()
  await shop.open('/auth?next=/profile', far)
  await signIn(far, shop, email)
  await expect(far.getByRole('heading', { level: 1, name: shop.text('account:code.title') })).toBeVisible()
  await expect(far.getByLabel(shop.text('account:code.label'))).toBeFocused()
  await expectAccessible(far)
  await shop.open('/profile', far)
  await expect(far.getByRole('heading', { name: shop.text('profile:signIn.title') })).toBeVisible()
  const half = await far.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('sb-hattha-auth-token') ?? '{}') as { access_token: string }
    const { api } = JSON.parse(document.getElementById('shop-facts')?.textContent ?? '{}') as { api: { anonKey: string } }
    const answer = await fetch('/rest/v1/profiles?select=full_name', { headers: { apikey: api.anonKey, Authorization: `Bearer ${access_token}` } })
    return answer.status
  })
  expect(half).toBe(401)
  await main(far)
    .getByRole('link', { name: shop.text('profile:signIn.open') })
    .click()
  await far.getByRole('button', { name: shop.text('account:code.useRecovery') }).click()
  const kept = far.getByLabel(shop.text('account:code.recoveryLabel'))
  const enter = far.getByRole('button', { name: shop.text('account:code.submit') })
  await kept.fill('aaaa-bbbb-cccc-dddd')
  await enter.click()
  await expect(far.getByText(shop.text('account:problem.code'))).toBeVisible()
  await expectAccessible(far)
  await kept.fill(recovery.toUpperCase())
  await enter.click()
  await expect(far.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
  await expect(far).toHaveURL(`${shop.url}/en/profile`)
  await shop.open('/settings', far)
  await expect(main(far).getByText(shop.text('settings:recovery.left', { count: 9, total: 10 }))).toBeVisible()
})

test('an address is saved in the book and at checkout, and chosen there', async ({ page, shop }) => {
  await givenMemberOn(page, shop)
  await shop.open('/profile')
  await expect(page.getByText(shop.text('profile:addresses.none'))).toBeVisible()
  await page.getByRole('button', { name: shop.text('profile:addresses.add') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: shop.text('profile:addresses.save') }).click()
  await expect(sheet.getByText(shop.text('addresses:problem.address_missing')).first()).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel(shop.text('checkout:address.recipient')).fill(BUYER.recipient)
  await sheet.getByLabel(shop.text('checkout:contact.phone')).fill(BUYER.phone)
  await sheet.getByLabel(shop.text('checkout:address.line1Thai')).fill(BUYER.line1)
  await sheet.getByLabel(shop.text('checkout:address.postcode')).fill(BUYER.postcode)
  await sheet.getByLabel(shop.text('checkout:address.subdistrictBangkok')).fill(BUYER.subdistrict)
  await sheet.getByLabel(shop.text('checkout:address.districtBangkok')).fill(BUYER.district)
  await sheet.getByRole('button', { name: shop.text('profile:addresses.save') }).click()
  const card = main(page).getByRole('listitem').filter({ hasText: BUYER.recipient })
  await expect(card.getByText(shop.text('profile:addresses.default'))).toBeVisible()
  await expectAccessible(page)

  const [chosen] = await productsOfSellers(page, shop, { sellers: 1, skip: 30 })
  if (!chosen) throw new Error('The demo has no such piece')
  await addFromPage(page, shop, chosen)
  await shop.open('/checkout')
  await expect(page.getByRole('textbox', { name: shop.text('checkout:address.line1Thai') })).toHaveValue(BUYER.line1)
  const saved = page.getByRole('combobox', { name: shop.text('checkout:address.saved') })
  await saved.selectOption('')
  await expect(page.getByRole('textbox', { name: shop.text('checkout:address.line1Thai') })).toHaveValue('')
  await page.getByRole('textbox', { name: shop.text('checkout:address.recipient') }).fill('Som Journey')
  await page.getByRole('textbox', { name: shop.text('checkout:contact.phone') }).fill('081 765 4321')
  await page.getByRole('textbox', { name: shop.text('checkout:address.line1Thai') }).fill('7 Nimman Road')
  await page.getByRole('combobox', { name: shop.text('checkout:address.postcode') }).fill('50200')
  await page.getByRole('textbox', { name: shop.text('checkout:address.subdistrict') }).fill('Suthep')
  await page.getByRole('textbox', { name: shop.text('checkout:address.district') }).fill('Mueang')
  await page.getByRole('checkbox', { name: shop.text('checkout:address.save') }).check()
  // On a phone the order stays in sight and lies over whatever was scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('checkbox').last().check()
  await payButton(page, shop).click()
  await orderNumber(page)

  await shop.open('/profile')
  const other = main(page).getByRole('listitem').filter({ hasText: 'Som Journey' })
  await other.getByRole('button', { name: shop.text('profile:addresses.makeDefaultNamed', { what: 'Som Journey, 7 Nimman Road' }) }).click()
  await expect(other.getByText(shop.text('profile:addresses.default'), { exact: true })).toBeVisible()
  await other.getByRole('button', { name: shop.text('profile:addresses.removeNamed', { what: 'Som Journey, 7 Nimman Road' }) }).click()
  await expect(other).toHaveCount(0)
  await page.getByRole('button', { name: shop.text('profile:addresses.undo') }).click()
  await expect(other.getByText(shop.text('profile:addresses.default'), { exact: true })).toBeVisible()
})

test('a picture is shown, and goes again', async ({ page, shop }) => {
  await givenMemberOn(page, shop)
  await shop.open('/profile')
  const file = page.locator('input[type=file]')
  await file.waitFor({ state: 'attached' })
  await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText(shop.text('profile:picture.format'))).toBeVisible()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('File size must be less than 5MB')).toBeVisible()
  // It says that it is one, and is none.
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(page.getByText(shop.text('ui:form.image'))).toBeVisible()
  await file.setInputFiles('public/pictures/celadon-vase-jade.webp')
  await expect(page.getByText(shop.text('profile:picture.saved'))).toBeVisible()
  const shown = main(page).locator('img[src*="/avatars/"]')
  await expect(shown).toBeVisible()
  expect((await page.request.get(`${shop.url}${await shown.getAttribute('src')}`)).status()).toBe(200)
  await expectAccessible(page)
  await page.getByRole('button', { name: shop.text('profile:picture.remove') }).click()
  await expect(page.getByRole('button', { name: shop.text('profile:picture.choose') }).last()).toBeVisible()
  await expect(shown).toHaveCount(0)
})

test('the address for signing in moves when both letters are confirmed', async ({ page, shop, mailbox }) => {
  const email = await givenMemberOn(page, shop)
  const moved = someone()
  await shop.open('/settings')
  await page.getByRole('button', { name: shop.text('settings:email.change') }).click()
  await page.getByLabel(shop.text('settings:email.new')).fill(moved)
  const password = main(page).getByLabel(shop.text('account:field.currentPassword')).first()
  await password.fill('not the password')
  await page.getByRole('button', { name: shop.text('settings:email.send') }).click()
  await expect(main(page).getByText(shop.text('account:problem.currentWrong'))).toBeVisible()
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: shop.text('settings:email.send') }).click()
  await expect(page.getByText(shop.text('settings:email.waiting', { old: email, email: moved }))).toBeVisible()
  await expectAccessible(page)

  const subject = shop.text('account-letters:emailChange.subject')
  await page.goto(linkIn(await mailbox.newest(moved, { subject }), '/auth/confirm'))
  await expectUsable(page)
  await page.getByRole('button', { name: shop.text('account:confirm.emailChange.button') }).click()
  await expect(page.getByText(shop.text('account:confirm.emailChange.other'))).toBeVisible()
  await page.goto(linkIn(await mailbox.newest(email, { subject }), '/auth/confirm'))
  await expectUsable(page)
  await page.getByRole('button', { name: shop.text('account:confirm.emailChange.button') }).click()
  await expect(page).toHaveURL(`${shop.url}/en/settings`)
  await expect(page.getByText(shop.text('settings:email.now', { email: moved }))).toBeVisible()
})

test('devices are listed and ended, data is taken along, and the account goes', async ({ page, shop, mailbox, another }) => {
  const email = await givenMemberOn(page, shop)
  const far = await another()
  await shop.open('/auth', far)
  await signIn(far, shop, email)
  await expect(far.locator('html[data-signed-in]')).toBeAttached()

  await shop.open('/settings')
  const devices = page.getByRole('region', { name: shop.text('settings:devices.title') })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText(shop.text('settings:devices.this'))).toHaveCount(1)
  await devices.getByRole('button', { name: shop.text('settings:devices.endOthers') }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  // The file asks for the password, is made in the background, and comes by a link of a minute.
  await page.getByRole('button', { name: shop.text('settings:export.ask') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: shop.text('settings:export.ask') }).click()
  await expect(dialog.getByText(shop.text('account:problem.required'))).toBeVisible()
  await dialog.getByLabel(shop.text('account:field.currentPassword')).fill('not the password')
  await dialog.getByRole('button', { name: shop.text('settings:export.ask') }).click()
  await expect(dialog.getByText(shop.text('account:problem.currentWrong'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(shop.text('account:field.currentPassword')).fill(PASSWORD)
  await dialog.getByRole('button', { name: shop.text('settings:export.ask') }).click()
  const take = page.getByRole('button', { name: /^Download/ })
  await expect(take).toBeVisible()
  const downloading = page.waitForEvent('download')
  await take.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^hattha-\d{4}-\d\d-\d\d\.json$/)
  const known = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { email: string }; profiles: { full_name: string }[] }
  expect(known.account.email).toBe(email)
  expect(known.profiles[0]?.full_name).toBe('Ada Lovelace')
  await expectAccessible(page)

  await page.getByRole('button', { name: shop.text('settings:delete.ask') }).click()
  await expectAccessible(page)
  await dialog.getByLabel(shop.text('account:field.currentPassword')).fill(PASSWORD)
  await dialog.getByRole('button', { name: shop.text('settings:delete.submit') }).click()
  await expect(page).toHaveURL(`${shop.url}/en`)
  await expect(page.locator('html[data-signed-in]')).not.toBeAttached()
  await mailbox.newest(email, { subject: shop.text('account-letters:deleted.subject') })
  await shop.open('/auth')
  await signIn(page, shop, email)
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
})

test('an order on its way stands against deleting the account', async ({ page, shop }) => {
  const member = await givenMember(shop, { password: PASSWORD })
  await enterAs(page, shop, member)
  const { email } = member
  await shop.open('/')
  const [chosen] = await productsOfSellers(page, shop, { sellers: 1, skip: 31 })
  if (!chosen) throw new Error('The demo has no such piece')
  const { number } = await givenOrder(shop, { product: chosen.id, email, session: member.session })
  await shop.open('/settings')
  await page.getByRole('button', { name: shop.text('settings:delete.ask') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(shop.text('account:field.currentPassword')).fill(PASSWORD)
  await dialog.getByRole('button', { name: shop.text('settings:delete.submit') }).click()
  await expect(main(page).getByRole('alert').filter({ hasText: number })).toBeVisible()
  await expectAccessible(page)
})

test('a preference is in force at once and follows to the next page', async ({ page, shop }) => {
  await givenMemberOn(page, shop)
  await shop.open('/settings')
  await main(page).getByLabel(shop.text('settings:appearance.currency'), { exact: true }).selectOption('EUR')
  await expect(page.getByText(shop.text('settings:appearance.saved'))).toBeVisible()
  await main(page).getByText(shop.text('shell:preferences.dark'), { exact: true }).click()
  await expect(page.locator('html.dark')).toBeAttached()
  await expectAccessible(page)
  await main(page).getByLabel(shop.text('settings:appearance.language'), { exact: true }).selectOption('th')
  await expect(page).toHaveURL(`${shop.url}/th/settings`)
  await expectUsable(page)
  await expect(page.getByRole('heading', { level: 1, name: 'การตั้งค่า' })).toBeVisible()
  await expectAccessible(page)
})
