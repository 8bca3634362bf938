import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { describePiece } from '../support/journey-listing.ts'

test.use({ language: 'th', viewport: { width: 360, height: 740 }, expectedComplaints: [/Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|WebSocket/] })

test('a maker counts and sells at a market while the line is cut, and everything is with the shop once', async ({ shop, another }) => {
  const desk = await another('seller')
  await desk.setViewportSize({ width: 360, height: 740 })
  // A piece that no other journey counts or buys.
  const name = `กระเป๋าสาน ${Date.now()}`
  const before = 90
  await describePiece(desk, shop, { name, price: '450', stock: String(before) })
  const listed = desk.getByRole('listitem').filter({ hasText: name })
  await listed.getByRole('button', { name: new RegExp(`^${shop.text('dashboard:products.publish')}\\s*:`) }).click()
  await expect(listed.getByText(shop.text('dashboard:product.status.active'))).toBeVisible()
  await shop.open('/seller-dashboard?tab=stock', desk)
  const row = desk.getByRole('row').filter({ hasText: name })
  const shelf = row.getByRole('textbox')
  await expect(shelf).toHaveValue(String(before))
  await expectKept(desk, name)

  await desk.context().setOffline(true)
  // What was opened is there, and what was not says why it is empty.
  const unopened = desk.getByText(shop.text('desk-queue:unopened'))
  const waiting = desk.getByRole('status', { name: shop.text('desk-queue:title') })
  await expect(waiting).toBeVisible()
  await expect(unopened).toBeHidden()
  await desk.getByRole('tab', { name: shop.text('desk:tabs.messages') }).click()
  await expect(unopened).toBeVisible()
  await desk.getByRole('tab', { name: shop.text('desk:tabs.stock') }).click()
  await expect(unopened).toBeHidden()
  await shelf.fill(String(before + 5))
  await row.getByRole('button', { name: shop.text('desk:stock.save') }).click()
  await expect(waiting).toContainText(shop.text('desk-queue:waiting', { count: 1 }))

  // Put away and taken out again, still without a line.
  await desk.reload()
  await expect(waiting).toContainText(shop.text('desk-queue:waiting', { count: 1 }))
  await expect(shelf).toHaveValue(String(before + 5))
  await desk.getByRole('tab', { name: shop.text('desk:tabs.stall') }).click()
  await desk.getByRole('searchbox', { name: shop.text('stall:search') }).fill(name)
  const pieces = desk.getByRole('group', { name: shop.text('ui:quantity.label', { of: name }) })
  await pieces.getByRole('button', { name: shop.text('ui:quantity.more') }).click()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: shop.text('stall:cash') }).click()
  const receipt = desk.getByRole('article', { name: shop.text('stall:receipt') })
  await expect(receipt).toContainText(name)
  const number = /S-[0-9A-F]{10}/.exec((await receipt.textContent()) ?? '')?.[0] ?? ''
  await expect(waiting).toContainText(shop.text('desk-queue:waiting', { count: 2 }))

  await desk.context().setOffline(false)
  await expect(waiting).toBeHidden()
  await shop.open('/seller-dashboard?tab=stall', desk)
  await expect(desk.getByText(number)).toHaveCount(1)
  await expectAccessible(desk)
  await shop.open('/seller-dashboard?tab=stock', desk)
  await expect(shelf).toHaveValue(String(before + 4))
})

test('a part of the desk that was never fetched says that the line is missing and what goes on, and comes with the line', async ({ shop, another }) => {
  const desk = await another('seller')
  await shop.open('/seller-dashboard', desk)
  const reviews = desk.getByRole('tab', { name: shop.text('desk:tabs.reviews') })
  await expect(reviews).toBeVisible()
  await desk.context().setOffline(true)
  await reviews.click()
  const missing = desk.getByRole('alert').filter({ has: desk.getByRole('heading', { name: shop.text('errors:offline.title') }) })
  await expect(missing).toContainText(shop.text('desk:tabs.stock'))
  await expectAccessible(desk)
  await missing.getByRole('button', { name: shop.text('errors:offline.again') }).click()
  await expect(missing).toBeVisible()
  await desk.context().setOffline(false)
  await expect(missing).toBeHidden()
  await expect(desk.getByRole('group', { name: shop.text('reviews:desk.show') })).toBeVisible()
})

/** The desk is kept for the next time, with what it is made of and with what is known of the piece: nothing more has come between two looks. */
async function expectKept(desk: Page, piece: string): Promise<void> {
  let last = 0
  const isKept = async () => {
    const [before, now] = [last, await desk.evaluate(filesKept, piece)]
    last = now
    return now > 20 && now === before
  }
  await expect.poll(isKept, { intervals: [1_000] }).toBe(true)
}

/** In the browser: how many files of the desk are kept; none before the page itself and the answer that names the piece are. */
async function filesKept(piece: string): Promise<number> {
  if (!(await caches.match(location.pathname))) return 0
  // Opened before the desk has made it, it would be empty for ever.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'hattha-desk-answers')) return 0
  const answered = <Answer>(asked: IDBRequest<Answer>) =>
    new Promise<Answer>((answer, fail) => {
      asked.addEventListener('success', () => answer(asked.result))
      asked.addEventListener('error', () => fail(asked.error))
    })
  const database = await answered(indexedDB.open('hattha-desk-answers'))
  const answers = await answered(database.transaction('answers').objectStore('answers').getAll())
  database.close()
  return JSON.stringify(answers).includes(piece) ? (await (await caches.open('hattha-desk')).keys()).length : 0
}
