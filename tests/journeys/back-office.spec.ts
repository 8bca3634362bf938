import { expect, expectAccessible, test } from '../support/journey.ts'

test('an owner opens every screen of the office, finds an order by its buyer and reads all there is to know of it', async ({ shop, another }) => {
  const page = await another('owner')
  await shop.open('/admin/orders', page)
  const table = page.getByRole('table', { name: shop.text('admin-orders:title') })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Mia Tanaka')
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row').filter({ hasNotText: 'Mia Tanaka' })).toHaveCount(1)
  await expect(page).toHaveURL(/Mia/)
  const first = table.getByRole('rowheader').first()
  const number = (await first.textContent()) ?? ''
  // By its number: another order may come in above it.
  await table.getByRole('rowheader', { name: number }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  for (const part of ['money.title', 'parcels.title', 'buyer.title', 'history.title']) {
    await expect(page.getByRole('article').getByRole('heading', { level: 2, name: shop.text(`admin-orders:${part}`) })).toBeVisible()
  }
  await expectAccessible(page)

  const note = `Calls back ${Date.now()}`
  await page.getByLabel(shop.text('admin:notes.label')).fill(note)
  await page.getByRole('button', { name: shop.text('admin:notes.write') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('owner@hattha.test')
})

test('whoever is no staff finds a closed door, and a stranger is asked to sign in', async ({ page, shop, another }) => {
  await shop.open('/admin')
  await expect(page.getByRole('heading', { level: 1, name: shop.text('admin:door.signIn') })).toBeVisible()
  const buyer = await another('buyer')
  await shop.open('/admin/orders', buyer)
  await expect(buyer.getByRole('heading', { level: 1, name: shop.text('admin:door.notStaff') })).toBeVisible()
  await expectAccessible(buyer)
})
