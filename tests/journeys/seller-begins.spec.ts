import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { openDatabase } from '../hostile/hostile-shop.ts'
import { expect, expectAccessible, expectUsable, test } from '../support/journey.ts'
import { handInApplication } from '../support/journey-application.ts'
import { openWork } from '../support/journey-inbox.ts'
import { linkIn } from '../support/mailbox.ts'

test.use({ language: 'th', viewport: { width: 360, height: 740 } })

test('from a sign-up to the first piece in the shop, in Thai on a phone, with somebody of the office who lets her in', async ({
  page,
  shop,
  another,
  mailbox,
}) => {
  test.slow()
  const email = `malee-${randomUUID()}@example.com`
  const name = `ทอเสื่อบ้านทุ่ง ${randomUUID().slice(0, 8)}`
  const piece = `เสื่อกก ${randomUUID().slice(0, 8)}`
  await shop.open('/register')
  await page.getByLabel(shop.text('account:field.firstName')).fill('มาลี')
  await page.getByLabel(shop.text('account:field.lastName')).fill('ใจดี')
  await page.getByLabel(shop.text('account:field.email')).fill(email)
  await page.getByLabel(shop.text('account:field.password'), { exact: true }).fill('celadon from Chiang Mai')
  await page.getByLabel(shop.text('account:field.again')).fill('celadon from Chiang Mai')
  await page.getByRole('checkbox').check()
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.text('account:register.submit') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('account:letter.title') })).toBeVisible()
  await page.goto(linkIn(await mailbox.newest(email), '/auth/confirm'))
  await expectUsable(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.text('account:confirm.signup.button') })
    .click()
  await expect(page.locator('html[data-signed-in]')).toBeAttached()

  const db = await openDatabase(shop)
  await shop.open('/seller-dashboard')
  await page.getByRole('link', { name: shop.text('desk:notSeller.button') }).click()
  await expect(page.locator('[data-part="shop"] summary')).toBeInViewport()
  await handInApplication(page, shop, { name, email, db })
  await db.end()
  await expectAccessible(page)

  const staff = await another('owner')
  await staff.setViewportSize({ width: 1280, height: 800 })
  await shop.open('/admin/inbox?kind=application', staff)
  const work = await openWork(staff, name)
  const verb = shop.text('admin-inbox:application.approve.verb')
  const approve = work.getByRole('button', { name: verb, exact: true })
  await work
    .getByRole('button', { name: shop.text('admin-inbox:papers.open', { number: 1 }) })
    .first()
    .click()
  const paper = work.getByRole('img').first()
  await expect.poll(() => paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await approve.click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(shop.text('desk-kit:reason.label')).fill('เห็นรูปกี่ทอแล้ว')
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(work).toBeHidden()

  for (const [part, nothing] of [
    ['stock', 'desk:stock.noPieces'],
    ['stall', 'stall:nothing'],
  ]) {
    await shop.open(`/seller-dashboard?tab=${part}`)
    await expect(page.getByRole('heading', { name: shop.text(nothing ?? '') })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByRole('link', { name: shop.text('desk:home.add') })).toBeVisible()
  }
  await shop.open('/seller-dashboard/products/new?step=all')
  const photo = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#2a6040' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel(shop.text('listing:photos.choose')).and(page.locator('input')).setInputFiles({ name: 'mat.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('textbox', { name: shop.text('dashboard:product.name'), exact: true }).fill(piece)
  await page.getByRole('combobox', { name: shop.text('dashboard:product.category') }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: shop.text('dashboard:product.price'), exact: true }).fill('700')
  await page.getByRole('textbox', { name: shop.text('dashboard:product.stock'), exact: true }).fill('3')
  await page.getByRole('button', { name: shop.text('listing:putOnSale') }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('listing:placed.sale', { name: piece }) })).toBeVisible()
  await page.getByRole('link', { name: shop.text('listing:placed.see') }).click()
  await expect(page.getByRole('heading', { level: 1, name: piece, exact: true })).toBeVisible()
})
