import { expect, expectAccessible, test } from '../support/journey.ts'

test.use({ language: 'th', viewport: { width: 360, height: 740 }, expectedComplaints: [/Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|WebSocket/] })

test('a maker counts and sells at a market while the line is cut, and everything is with the shop once', async ({ shop, another }) => {
  const desk = await another('seller')
  await desk.setViewportSize({ width: 360, height: 740 })
  await shop.open('/seller-dashboard?tab=stock', desk)
  const row = desk.getByRole('row').last()
  const name = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? ''
  const shelf = row.getByRole('textbox')
  const before = Number(await shelf.inputValue())
  // The desk is kept for the next time, with what it is made of.
  await expect.poll(() => desk.evaluate(async () => (await (await caches.open('hattha-desk')).keys()).length)).toBeGreaterThan(20)

  await desk.context().setOffline(true)
  // What was opened is there, and what was not says why it is empty.
  const unopened = desk.getByText(shop.text('desk-queue:unopened'))
  await expect(unopened).toBeHidden()
  await desk.getByRole('tab', { name: shop.text('desk-messages:tab') }).click()
  await expect(unopened).toBeVisible()
  await desk.getByRole('tab', { name: shop.text('desk:tabs.stock') }).click()
  await expect(unopened).toBeHidden()
  await shelf.fill(String(before + 5))
  await row.getByRole('button', { name: shop.text('desk:stock.save') }).click()
  const waiting = desk.getByRole('status', { name: shop.text('desk-queue:title') })
  await expect(waiting).toContainText(shop.text('desk-queue:waiting', { count: 1 }))

  // Put away and taken out again, still without a line.
  await desk.reload()
  await expect(waiting).toContainText(shop.text('desk-queue:waiting', { count: 1 }))
  await expect(desk.getByRole('row').filter({ hasText: name }).last().getByRole('textbox')).toHaveValue(String(before + 5))
  await desk.getByRole('tab', { name: shop.text('stall:tab') }).click()
  await desk.getByRole('searchbox', { name: shop.text('stall:search') }).fill(name)
  // Of its versions, the one that was counted.
  const piece = ((await waiting.getByRole('listitem').textContent()) ?? '').split(':')[0] ?? ''
  const pieces = desk.getByRole('group', { name: shop.text('ui:quantity.label', { of: piece }) })
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
  await expect(desk.getByRole('row').filter({ hasText: name }).last().getByRole('textbox')).toHaveValue(String(before + 4))
})
