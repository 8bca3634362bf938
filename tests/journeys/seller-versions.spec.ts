import { expect, expectAccessible, test } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'

test('a maker adds a piece from the first screen of the desk and sells it in two sizes and two colors', async ({ shop, another }) => {
  const name = `Hemp scarf ${Date.now()}`
  const desk = await another('seller')
  await shop.open('/seller-dashboard', desk)
  await expect(desk.getByRole('heading', { level: 2, name: shop.text('desk:home.waits') })).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('link', { name: shop.text('desk:home.add') }).click()
  await expect(desk.getByRole('heading', { level: 1, name: shop.text('listing:photos.title') })).toBeVisible()
  await describePiece(desk, shop, { name, price: '900', stock: '3' })

  const row = desk.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: new RegExp(`^${shop.text('dashboard:versions.open')}`) }).click()
  const sheet = desk.getByRole('dialog')
  const choice = (number: number) => sheet.getByRole('group', { name: shop.text('dashboard:versions.option', { number }) })
  const version = (called: string) => sheet.getByRole('group', { name: called, exact: true })
  for (const [number, option, values] of [
    [1, 'Size', 'S, M'],
    [2, 'Color', 'natural, indigo'],
  ] as const) {
    await sheet.getByRole('button', { name: shop.text('dashboard:versions.addOption') }).click()
    await choice(number)
      .getByRole('textbox', { name: shop.text('dashboard:versions.optionName') })
      .fill(option)
    await choice(number)
      .getByRole('textbox', { name: shop.text('dashboard:versions.values') })
      .fill(values)
  }
  // What lay there as one version lies there as the first of four.
  const stock = shop.text('dashboard:product.stock')
  await expect(version('S / natural').getByRole('textbox', { name: stock })).toHaveValue('3')
  await version('M / indigo').getByRole('textbox', { name: stock }).fill('two')
  await sheet.getByRole('button', { name: shop.text('dashboard:product.save') }).click()
  await expect(sheet.getByText(shop.text('dashboard:product.problem.stock'))).toBeVisible()
  await version('M / indigo').getByRole('textbox', { name: stock }).fill('2')
  await version('M / indigo')
    .getByRole('textbox', { name: shop.text('dashboard:product.price') })
    .fill('1,100')
  await expectAccessible(desk)
  await sheet.getByRole('button', { name: shop.text('dashboard:product.save') }).click()
  await expect(sheet).toBeHidden()

  await row.getByRole('button', { name: new RegExp(`^${shop.text('dashboard:versions.count', { count: 4 })}`) }).click()
  await expect(version('M / indigo').getByRole('textbox', { name: stock })).toHaveValue('2')
  await expect(version('M / indigo').getByRole('textbox', { name: shop.text('dashboard:product.price') })).toHaveValue('1100')
})
