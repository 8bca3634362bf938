import { addFromPage, approveElsewhere, fillCheckout, orderNumber, payButton, productsOfSellers } from '../support/buying.ts'
import { expect, expectAccessible, expectUsable, test } from '../support/journey.ts'

/** Journeys on the desk and on the phone run side by side and must not fight over the same pieces or the same plan. */
const ownPart = (project: string) => (project === 'phone' ? 60 : 30)

test('a member pays a part of an order with points, and sees what it earns', async ({ another, shop }, { project }) => {
  const page = await another('buyer')
  await shop.open('/membership', page)
  await expect(page.getByRole('heading', { name: shop.text('membership:mine.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: shop.text('membership:history.title') })).toBeVisible()
  await expect(page.getByText(shop.text('membership:history.kind.earn')).first()).toBeVisible()
  await expectAccessible(page)

  const [product] = (await productsOfSellers(page, shop, { sellers: 40, skip: ownPart(project.name) })).filter(({ price_minor }) => price_minor >= 100_00)
  if (!product) throw new Error('The demo has nothing to buy.')
  await addFromPage(page, { ...shop, open: (path, where = page) => shop.open(path, where) }, product)
  await shop.open('/checkout', page)
  // Whoever bought here before finds name, phone and address filled in.
  for (const key of ['checkout:address.recipient', 'checkout:contact.phone'])
    await expect(page.getByRole('textbox', { name: shop.text(key) })).not.toHaveValue('')
  await fillCheckout(page, shop, 'buyer@hattha.test')
  const summary =
    project.name === 'phone'
      ? page
          .locator('details')
          .filter({ hasText: shop.text('checkout:summary.heading') })
          .first()
      : page.getByRole('region', { name: shop.text('checkout:summary.heading') })
  if (project.name === 'phone') await summary.locator('summary').click()
  await summary.getByRole('textbox', { name: shop.text('points:checkout.label') }).fill('100')
  await summary
    .getByRole('button', { name: shop.text('points:checkout.apply') })
    .last()
    .click()
  await expect(summary.getByText(shop.text('points:checkout.row', { count: 100, points: '100' }), { exact: true })).toBeVisible()
  // Where it stands by itself it lies over nothing: half a radio button below it would be too small to be pressed.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await payButton(page, shop).click()
  await orderNumber(page)
  await expect(page.getByText(shop.text('points:order.paid'))).toBeVisible()
  await expect(page.getByRole('link', { name: shop.text('points:order.see') })).toBeVisible()
})

test('a member joins a plan by the demo bank, leaves it and stays after all', async ({ another, shop }, { project }) => {
  const page = await another(project.name === 'phone' ? 'admin' : 'seller')
  const plan = project.name === 'phone' ? 'premium' : 'seller'
  const name = shop.text(`membership:plan.${plan}.name`)
  await shop.open('/membership', page)
  await expect(page.getByRole('heading', { name: shop.text('membership:history.title') })).toBeVisible()
  await page.getByRole('button', { name: shop.text('membership:plans.monthly') }).click()
  await page.getByRole('button', { name: shop.text('membership:plans.join', { plan: name }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: shop.text('membership:pay.promptpay') }).click()
  await expect(dialog.getByRole('img', { name: /PromptPay/ })).toBeVisible()
  await expectAccessible(page)
  const bank = await dialog.getByRole('link', { name: shop.text('tracking:awaiting.openDemoBank') }).getAttribute('href')
  await approveElsewhere(bank ?? '')
  // The bank tells the shop by a webhook, and the page asks for it again and again.
  await expect(dialog.getByText(new RegExp(shop.text('membership:pay.done', { plan: name, date: '§' }).split('§')[0] ?? ''))).toBeVisible({ timeout: 60_000 })
  await dialog
    .getByRole('button', { name: shop.text('membership:pay.close') })
    .last()
    .click()
  await expect(page.getByText(shop.text('membership:plans.current'))).toBeVisible()

  await page.getByRole('button', { name: shop.text('membership:plans.leave') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shop.text('membership:leave.confirm') })
    .click()
  await page.getByRole('button', { name: shop.text('membership:plans.stay') }).click()
  await expect(page.getByRole('button', { name: shop.text('membership:plans.leave') })).toBeVisible()
  if (plan === 'premium') return

  // The plan is there at once: what sells and is looked at, as a picture, as a table and as a file, and room for more pieces.
  await shop.open('/seller-dashboard?tab=analytics', page)
  await page.getByRole('button', { name: shop.text('analytics:days', { count: 90 }) }).click()
  await expect(page.getByRole('heading', { name: shop.text('analytics:byDay') })).toBeVisible()
  await page.getByText(shop.text('analytics:asTable')).click()
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(91)
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: shop.text('analytics:export') }).click()])
  expect(file.suggestedFilename()).toMatch(/^hattha-.*\.csv$/)
  await shop.open('/dashboard?tab=products', page)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuemax', '500')
})

test('a maker sees how much room for pieces there is, and what cash on delivery means', async ({ another, shop }) => {
  const page = await another('seller')
  await shop.open('/seller-dashboard?tab=shop', page)
  await expect(page.getByRole('checkbox', { name: shop.text('desk:shop.cash.switch') })).toBeChecked()
  await expect(page.getByText(shop.text('desk:shop.cash.risk'))).toBeVisible()
  await expectAccessible(page)
  await shop.open('/dashboard?tab=products', page)
  await expect(page.getByRole('meter')).toBeVisible()
  await expectAccessible(page)
})

test('a stranger reads what members get', async ({ page, shop }) => {
  await shop.open('/membership')
  for (const tier of ['lotus', 'silk', 'royal_gold', 'sacred_elephant'])
    await expect(page.getByRole('heading', { level: 3, name: shop.text(`membership:tier.${tier}.name`), exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: shop.text('membership:plans.join', { plan: shop.text('membership:plan.premium.name') }) }).click()
  await page.waitForURL(/\/auth\?next=/)
  await expectUsable(page)
})
