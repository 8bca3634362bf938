import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test, type Shop } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'

// A picture that is sent a second time lies there already, which storage says and the desk expects.
test.use({ expectedComplaints: [/status of 400 .*\/object\/product-images\//] })

/** A photograph as a camera writes it: large, and with the place it was taken at. */
const photograph = (colour: string) =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 47/1 0/1' } })
    .toBuffer()

const pictures = (desk: Page, shop: Shop) => desk.getByRole('region', { name: shop.text('listing:photos.title') })

test('a maker adds, arranges and removes the pictures of a piece, and the shop shows them', async ({ page, shop, another }, { project }) => {
  const name = `Celadon cup ${project.name} ${Date.now()}`
  const desk = await another('seller')
  await describePiece(desk, shop, { name, price: '450', stock: '3' })
  const row = desk.getByRole('listitem').filter({ hasText: name })
  const edit = row.getByRole('link', { name: new RegExp(`^${shop.text('dashboard:products.edit')}`) })
  await edit.click()
  const form = desk.getByRole('main')
  const chooser = form.getByLabel(shop.text('listing:photos.choose')).and(form.locator('input'))
  await chooser.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(form.getByRole('alert')).toHaveText(shop.text('dashboard:product.pictures.problem.wrongType'))
  await chooser.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(form.getByRole('alert')).toHaveText(shop.text('dashboard:product.pictures.problem.tooLarge'))
  await chooser.setInputFiles([
    { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await photograph('#a03020') },
    { name: 'green.jpg', mimeType: 'image/jpeg', buffer: await photograph('#208040') },
  ])
  await expect(pictures(desk, shop).getByRole('img')).toHaveCount(2)
  await pictures(desk, shop)
    .getByRole('button', { name: shop.text('dashboard:product.pictures.forward', { number: 2 }) })
    .click()
  await expectAccessible(desk)
  await form.getByRole('button', { name: shop.text('listing:keepDraft') }).click()
  await expect(desk.getByRole('heading', { name: shop.text('listing:placed.changed', { name }) })).toBeVisible()
  await shop.open('/dashboard?tab=products', desk)

  const shown = row.locator('img')
  await expect(shown).toHaveAttribute('src', /^\/storage\/v1\/render\/image\/public\/product-images\/.+\.jpg\?width=\d+&quality=\d+$/)
  expect(await colourOf(desk, shop, await shown.getAttribute('src'))).toBe('green')
  // The original tells nobody where it was taken, and is no larger than the shop shows it.
  const original = (await shown.getAttribute('src'))?.replace('/render/image/', '/object/').replace(/\?.*$/, '') ?? ''
  const { exif, width } = await sharp(await (await desk.request.get(shop.url + original)).body()).metadata()
  expect([exif, width]).toEqual([undefined, 2560])

  await row.getByRole('button', { name: new RegExp(`^${shop.text('dashboard:products.publish')}\\s*:`) }).click()
  await row.getByRole('link', { name, exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  await shop.open(new URL(desk.url()).pathname.replace(/^\/\w\w(-\w+)?\//, '/'), page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('img[src*="/storage/v1/render/image/public/product-images/"]').first()).toBeVisible()

  await shop.open('/dashboard?tab=products', desk)
  await edit.click()
  await expect(pictures(desk, shop).getByRole('img')).toHaveCount(2)
  await pictures(desk, shop)
    .getByRole('button', { name: shop.text('dashboard:product.pictures.remove', { number: 1 }) })
    .click()
  await form.getByRole('button', { name: shop.text('dashboard:product.save'), exact: true }).click()
  await expect(desk.getByRole('heading', { name: shop.text('listing:placed.changed', { name }) })).toBeVisible()
  await shop.open('/dashboard?tab=products', desk)
  await expect.poll(async () => colourOf(desk, shop, await shown.getAttribute('src'))).toBe('red')
  // A page that somebody else has open still shows it; the file goes by night.
  expect((await desk.request.get(shop.url + original)).status()).toBe(200)
  await expectAccessible(desk)
})

/** Which of the two photographs an address shows. */
async function colourOf(desk: Page, shop: Shop, src: string | null): Promise<'red' | 'green' | 'other'> {
  const answer = await desk.request.get(shop.url + (src ?? ''))
  if (!answer.ok()) return 'other'
  const { dominant } = await sharp(await answer.body()).stats()
  return dominant.r > dominant.g ? 'red' : 'green'
}
