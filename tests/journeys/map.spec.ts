import { expect, expectAccessible, test } from '../support/journey.ts'

test('a region is chosen by keyboard, a mark narrows the list, and a maker opens', async ({ page, shop }) => {
  await shop.open('/map')
  const map = page.getByRole('group', { name: shop.text('map:drawing') })
  await expect(map.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)

  const north = page
    .getByRole('navigation', { name: shop.text('sellers:list.regions') })
    .getByRole('link', { name: new RegExp(`^${shop.text('sellers:regions.north')}\\s*\\d`) })
  await north.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/map\?region=north$/)
  await expect(north).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.text('map:titleRegion', { region: shop.text('sellers:regions.north') }))
  await expectAccessible(page)

  const several = map.getByRole('link', { name: /^\d+ makers around/ }).first()
  const name = (await several.locator('title').textContent()) ?? ''
  const list = page.getByRole('region', { name })
  await several.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&at=\d+-\d+$/)
  await expect(list.getByRole('listitem')).toHaveCount(Math.min(24, Number.parseInt(name, 10)))

  const seller = list.getByRole('listitem').getByRole('link').first()
  const sellerName = (await seller.textContent()) ?? ''
  await seller.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: sellerName })).toBeVisible()
})

test('what nobody makes in a region leads back to the country', async ({ page, shop }) => {
  await shop.open('/map?region=west&craft=no-such-craft')
  await expect(page.getByText(shop.text('map:noneText'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: shop.text('sellers:regions.all'), exact: true }).click()
  await expect(page).toHaveURL(/\/map$/)
})
