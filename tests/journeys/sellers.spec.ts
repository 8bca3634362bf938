import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

test('a visitor reads a region’s story, goes to its makers, and finds one by place, craft and a typing error', async ({ page, shop }) => {
  await shop.open('/home2')
  const contents = page.getByRole('navigation', { name: shop.text('stories:contents') })
  await expect(contents.getByRole('link')).toHaveCount(6)
  await expectAccessible(page)
  await contents.getByRole('link', { name: new RegExp(`^${shop.text('sellers:regions.south')}`) }).click()
  await expect(page).toHaveURL(/#south$/)
  const south = page.getByRole('region', { name: shop.text('stories:regions.south.title') })
  await expect(south).toBeInViewport()
  await expect(
    south.getByRole('list', { name: shop.text('stories:productsOf', { region: shop.text('sellers:regions.south') }) }).getByRole('article'),
  ).toHaveCount(4)

  await south.getByRole('link', { name: shop.text('stories:sellersOf', { region: shop.text('sellers:regions.south') }) }).click()
  await expect(page).toHaveURL(/\/en\/sellers\?region=south$/)
  const found = () => main(page).getByRole('status').first()
  const province = page.getByRole('combobox', { name: shop.text('sellers:list.province') })
  await province.focus()
  await province.selectOption('TH-90')
  await expect(page).toHaveURL(/province=TH-90$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Songkhla')
  await expect(province).toBeFocused()
  const inSongkhla = Number.parseInt((await found().textContent()) ?? '', 10)
  expect(inSongkhla).toBe(Number(/\((\d+)\)/.exec((await province.locator('option:checked').textContent()) ?? '')?.[1]))
  await page.getByRole('checkbox', { name: new RegExp(`^${shop.text('sellers:list.verified')}`) }).check()
  await expect(page).toHaveURL(/verified=1$/)
  await expectAccessible(page)
  await page
    .getByRole('list', { name: shop.text('sellers:list.chosen') })
    .getByRole('link', { name: shop.text('sellers:list.clear') })
    .click()
  await expect(page).toHaveURL(/\/en\/sellers$/)
  await expect(page.getByRole('region', { name: shop.text('sellers:spotlight.title') })).toBeVisible()

  const search = page.getByRole('searchbox', { name: shop.text('sellers:list.search') })
  await search.fill('แม่แจ่ม')
  await search.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  await expect(cards(page).first()).toContainText('Mae Chaem')
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  // Two letters of the longest word are swapped, as in a hurry.
  const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const misspelt = name.replace(longest, `${longest.slice(0, 2)}${longest[3]}${longest[2]}${longest.slice(4)}`)
  await page.getByRole('searchbox', { name: shop.text('sellers:list.search') }).fill(misspelt)
  await page.getByRole('searchbox', { name: shop.text('sellers:list.search') }).press('Enter')
  await expect(found()).toHaveText(shop.text('sellers:list.near', { q: misspelt }))
  await cards(page).filter({ hasText: name }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: /on the map$/ })).toBeVisible()
})
