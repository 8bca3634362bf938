import { expect, expectAccessible, expectUsable, test } from '../support/journey.ts'
import { passMinute } from '../support/journey-clock.ts'
import { describePiece } from '../support/journey-listing.ts'

test('a member saves a search, a maker lists a piece that fits, and the letter leads back to the search', async ({ shop, another, page, mailbox }, {
  project,
}) => {
  // Pieces are read, asked and told of by the clock, each once a minute.
  test.slow()
  const word = `naga${project.name}${Date.now()}`
  const list = `/products?q=${word}&exact=1`
  // A guest is asked to sign in first.
  await shop.open(list)
  await page.getByRole('button', { name: shop.text('catalog:list.saveSearch') }).click()
  await page.waitForURL(/\/auth\?next=/)

  const buyer = await another('buyer')
  await shop.open(list, buyer)
  await expectUsable(buyer)
  await buyer.getByRole('button', { name: shop.text('catalog:list.saveSearch') }).click()
  await expect(buyer.getByText(shop.text('saved-searches:saved.title'))).toBeVisible()
  await shop.open('/saved-searches', buyer)
  const row = buyer.getByRole('listitem').filter({ hasText: word })
  const kept = buyer.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/saved_searches'))
  await row.getByRole('combobox', { name: shop.text('saved-searches:frequency') }).selectOption('at_once')
  await kept
  await expectAccessible(buyer)
  await buyer.reload()
  await expect(row.getByRole('combobox', { name: shop.text('saved-searches:frequency') })).toHaveValue('at_once')

  const desk = await another('seller')
  await describePiece(desk, shop, { name: `Sarong ${word}`, price: '450', stock: '3' })
  const piece = desk.getByRole('listitem').filter({ hasText: word })
  await piece.getByRole('button', { name: new RegExp(`^${shop.text('dashboard:products.publish')}\\s*:`) }).click()
  await expect(piece.getByText(shop.text('dashboard:product.status.active'))).toBeVisible()

  // Pieces are read, look for searches, and letters leave, by the clock; what is too early for this minute is for the next.
  await passMinute(shop, ['index-products', 'tell-of-searches', 'send-outbox'])
  let link = ''
  await expect(async () => {
    const letter = await mailbox.newest(shop.account('buyer').email, { subject: word })
    expect(letter.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    link = new RegExp(`https?://\\S+/products\\?\\S*${word}\\S*`).exec(letter.text)?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 240_000 })
  await buyer.goto(link)
  await expectUsable(buyer)
  await expect(buyer.getByRole('link', { name: `Sarong ${word}` }).first()).toBeVisible()
  await shop.open('/saved-searches', buyer)
  await row.getByRole('button', { name: shop.text('saved-searches:removeNamed', { name: word }) }).click()
  await expect(row).toHaveCount(0)
  await expectAccessible(buyer)
})
