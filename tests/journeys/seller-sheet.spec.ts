import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'

test.use({ language: 'th', viewport: { width: 360, height: 740 } })

test('a maker takes her pieces along as a workbook, brings a table back, sees what would change, and takes it back', async ({ shop, another }) => {
  const name = `ตะกร้า ${Date.now()}`
  const desk = await another('seller')
  await desk.setViewportSize({ width: 360, height: 740 })
  await describePiece(desk, shop, { name, price: '300', stock: '3' })
  const sheet = desk.getByRole('button', { name: shop.text('desk-products:sheet') })
  const dialog = desk.getByRole('dialog')
  await sheet.click()
  const bring = dialog.getByLabel(shop.text('desk-sheet:in.choose')).and(desk.locator('input'))
  const along = async (kind: string) => {
    const [download] = await Promise.all([desk.waitForEvent('download'), dialog.getByRole('button', { name: shop.text(kind) }).click()])
    return readFile(await download.path())
  }
  await expectAccessible(desk)

  // What was taken along says nothing new of a piece that nobody else sells meanwhile.
  await bring.setInputFiles({ name: 'shop.xlsx', mimeType: 'application/octet-stream', buffer: await along('desk-sheet:along.xlsx') })
  await expect(dialog.getByText(shop.text('desk-sheet:planned.out', { count: 0 }))).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)

  const [head = '', ...lines] = (await along('desk-sheet:along.csv')).toString('utf8').trim().split('\r\n')
  const mine = lines.find((line) => line.includes(name)) ?? ''
  const price = head.split(',').indexOf(shop.text('desk-sheet:columns.price'))
  const dearer = mine.split(',').with(price, '450').join(',')
  await bring.setInputFiles({
    name: 'shop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, dearer, dearer.replace(/^[^,]+,[^,]+/, 'none,none')].join('\r\n')),
  })
  await expect(dialog.getByText(shop.text('desk-sheet:planned.changed', { count: 1 }))).toBeVisible()
  await expect(dialog.getByText(shop.text('desk-sheet:problem.no_piece'))).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: shop.text('desk-sheet:take', { count: 1 }) }).click()
  await expect(dialog.getByText(shop.text('desk-products:done', { count: 1 }))).toBeVisible()
  const row = desk.getByRole('listitem').filter({ hasText: name })
  await dialog.getByRole('button', { name: shop.text('desk-products:undo') }).click()
  await expect(desk.getByText(shop.text('desk-products:undone', { count: 1 }))).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(row).toContainText('฿300.00')
})
