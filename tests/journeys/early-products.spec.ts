import { expect, expectAccessible, test } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'

test('a maker shows a new piece to members first: others only learn when it opens', async ({ page, shop, another }, { project }) => {
  const name = `Early silk ${project.name} ${Date.now()}`
  const desk = await another('seller')
  await describePiece(desk, shop, { name, price: '450', stock: '3', early: 48 })

  const row = desk.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: new RegExp(`^${shop.text('dashboard:products.publish')}\\s*:`) }).click()
  await expect(row.getByText(shop.text('dashboard:products.early', { when: '§' }).split('§')[0] ?? '')).toBeVisible()
  await row.getByRole('link', { name, exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(desk.getByText(shop.text('product:early.badge'))).toBeVisible()

  const path = new URL(desk.url()).pathname.replace(/^\/\w\w(-\w+)?\//, '/')
  for (const stranger of [page, await another('buyer')]) {
    await shop.open(path, stranger)
    await expect(stranger.getByRole('heading', { level: 1, name: shop.text('product:early.title') })).toBeVisible()
    await expect(stranger.getByText(name)).toBeHidden()
  }
  await expectAccessible(page)
  const insider = await another('admin')
  await shop.open(path, insider)
  await expect(insider.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(insider)
})
