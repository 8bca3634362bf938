import { expect, expectAccessible, test } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'

test.use({ language: 'th', viewport: { width: 360, height: 740 } })

test('a maker raises the prices of the pieces she found by ten percent, sees it first, and takes it back', async ({ shop, another }) => {
  const stem = `ถ้วยชา ${Date.now()}`
  const desk = await another('seller')
  await desk.setViewportSize({ width: 360, height: 740 })
  for (const [name, price] of [
    ['ก', '100'],
    ['ข', '250'],
  ] as const)
    await describePiece(desk, shop, { name: `${stem} ${name}`, price, stock: '3' })
  const search = desk.getByRole('searchbox', { name: shop.text('dashboard:products.search') })
  await search.fill(stem)
  await search.press('Enter')
  await expect(desk.getByText(shop.text('dashboard:products.count', { count: 2 }))).toBeVisible()
  await desk.getByRole('button', { name: shop.text('desk-products:chooseAll', { count: 2 }) }).click()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: shop.text('desk-products:change', { count: 2 }) }).click()

  const dialog = desk.getByRole('dialog')
  const preview = dialog.getByRole('button', { name: shop.text('desk-products:preview') })
  await preview.click()
  await expect(dialog.getByText(shop.text('desk-products:byWrong'))).toBeVisible()
  await dialog.getByRole('textbox', { name: shop.text('desk-products:by.percent') }).fill('10')
  await preview.click()
  await expect(dialog.getByRole('listitem').filter({ hasText: `${stem} ข` })).toContainText('฿275.00')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: shop.text('desk-products:change', { count: 2 }) }).click()
  await expect(dialog.getByText(shop.text('desk-products:done', { count: 2 }))).toBeVisible()
  const row = desk.getByRole('listitem').filter({ hasText: `${stem} ก` })
  await dialog
    .getByRole('button', { name: shop.text('desk-products:close') })
    .last()
    .click()
  await expect(row).toContainText('฿110.00')

  await desk.getByRole('button', { name: shop.text('desk-products:runs.title') }).click()
  await dialog
    .getByRole('button', { name: new RegExp(`^${shop.text('desk-products:undo')}`) })
    .first()
    .click()
  await expect(dialog.getByText(shop.text('desk-products:runs.undone')).first()).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(row).toContainText('฿100.00')
})
