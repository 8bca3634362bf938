import { expect, expectAccessible, test } from '../support/journey.ts'

test('two of the staff share one inbox: what one takes the other sees taken, and what is decided is gone for both', async ({ shop, another }) => {
  const [support, owner] = [await another('support'), await another('owner')]
  for (const page of [support, owner]) await shop.open('/admin/inbox?kind=contact', page)
  const name = `${shop.text('admin-inbox:kind.contact')} Luc Moreau`
  const [mine, theirs] = [support.getByRole('article', { name }), owner.getByRole('article', { name })]
  await mine.getByText('Luc Moreau').first().click()
  await mine.getByRole('button', { name: shop.text('admin-inbox:take') }).click()
  await expect(mine).toContainText(shop.text('admin-inbox:takenByMe'))
  await expectAccessible(support)

  await shop.open('/admin/inbox?kind=contact', owner)
  await expect(theirs).toContainText(shop.text('admin-inbox:takenBy', { name: 'Malee Hattha' }))

  await mine.getByRole('button', { name: shop.text('admin-inbox:contact.close.verb') }).click()
  const dialog = support.getByRole('dialog')
  await dialog.getByRole('button', { name: shop.text('admin-inbox:contact.close.verb') }).click()
  await expect(dialog.getByText(shop.text('desk-kit:reason.missing'))).toBeVisible()
  await dialog.getByLabel(shop.text('desk-kit:reason.label')).fill('Answered by email')
  await dialog.getByRole('button', { name: shop.text('admin-inbox:contact.close.verb') }).click()
  await expect(mine).toBeHidden()
  await shop.open('/admin/inbox?kind=contact', owner)
  await expect(owner.getByRole('heading', { level: 1, name: shop.text('admin-inbox:title') })).toBeVisible()
  await expect(theirs).toBeHidden()
})

test('a view of a list is kept, shared, renamed and removed; a colleague has the list open with it, and never sees one that is not shared', async ({
  shop,
  another,
}) => {
  // The other owner: the first walk shows codes of the one at the same time, and each counts once.
  const [maker, reader] = [await another('admin'), await another('support')]
  const views = (name: string, values = {}) => shop.text(`desk-kit:views.${name}`, values)
  // A colleague keeps her views for good: another run finds other names.
  const [team, own, later] = ['On their way', 'Only mine', 'With the carrier'].map((name) => `${name} ${Date.now()}`) as [string, string, string]
  const asked = { status: ['shipped'] }
  const openViews = async (page: typeof maker, address = '/admin/orders') => {
    await shop.open(address, page)
    await expect(page.getByRole('table')).toBeVisible()
    await page.locator('summary', { hasText: views('title') }).click()
  }
  const dialog = maker.getByRole('dialog')
  const keep = async (name: string, isShared: boolean) => {
    await openViews(maker, `/admin/orders?filter=${encodeURIComponent(JSON.stringify(asked))}`)
    // By keyboard: views that are kept already may come above it.
    await maker.getByRole('button', { name: views('keep') }).press('Enter')
    await dialog.getByLabel(views('name')).fill(name)
    if (isShared) await dialog.getByLabel(views('shared')).check()
    await dialog.getByRole('button', { name: views('save'), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await keep(team, true)
  await keep(own, false)

  await openViews(reader)
  await expect(reader.getByRole('link', { name: team })).toBeVisible()
  await expect(reader.getByRole('link', { name: own })).toBeHidden()
  await reader.getByRole('button', { name: views('first', { name: team }) }).click()
  await expect(reader.getByText(views('firstChosen', { name: team }))).toBeVisible()
  // Another visit: the list opens with it.
  await shop.open('/admin/orders', reader)
  await expect(reader.getByRole('list', { name: shop.text('desk-kit:filters.active') })).toBeVisible()
  expect(JSON.parse(new URL(reader.url()).searchParams.get('filter') ?? '')).toEqual(asked)
  await expectAccessible(reader)

  await openViews(maker)
  await maker.getByRole('button', { name: views('change', { name: team }) }).click()
  await dialog.getByLabel(views('name')).fill(later)
  await dialog.getByRole('button', { name: views('save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await openViews(reader)
  await expect(reader.getByRole('link', { name: later })).toBeVisible()

  await openViews(maker)
  await maker.getByRole('button', { name: views('change', { name: later }) }).click()
  await dialog.getByRole('button', { name: views('remove') }).click()
  await expect(dialog).toBeHidden()
  await openViews(reader)
  await expect(reader.getByRole('link', { name: later })).toBeHidden()
})

test('finance approves a payout, sends it under the bank’s reference, and the maker reads that it was paid', async ({ shop, another }) => {
  const [finance, maker] = [await another('finance'), await another('seller')]
  await shop.open('/admin/payouts', finance)
  await finance.getByRole('searchbox').fill('Khun Kaeo')
  await finance.keyboard.press('Enter')
  // Until the search has come, the list is everybody's.
  await expect(finance.getByRole('table').getByRole('row').filter({ hasNotText: 'Khun Kaeo' })).toHaveCount(1)
  await finance.getByRole('row').filter({ hasText: 'Khun Kaeo' }).first().getByRole('rowheader').getByRole('link').click()
  for (const [deed, label, words] of [
    ['approve', 'desk-kit:reason.label', 'The account was checked'],
    ['paid', 'admin-payouts:columns.reference', 'KB20261124-4711'],
  ] as const) {
    await finance.getByRole('button', { name: shop.text(`admin-payouts:deeds.${deed}.verb`) }).click()
    const dialog = finance.getByRole('dialog')
    await dialog.getByLabel(shop.text(label)).fill(words)
    await dialog.getByRole('button', { name: shop.text(`admin-payouts:deeds.${deed}.verb`) }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(finance.getByText('KB20261124-4711')).toBeVisible()
  await expectAccessible(finance)

  await shop.open('/seller-dashboard?tab=money', maker)
  await expect(maker.getByRole('heading', { level: 2, name: shop.text('payouts:account.title') })).toBeVisible()
  await expect(maker.getByText(shop.text('payouts:status.pending'))).toBeVisible()
  await expectAccessible(maker)
})
