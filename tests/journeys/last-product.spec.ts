import type { Page } from '@playwright/test'
import { addFromPage, ask, fillCheckout, OF_THE_DEMO, payButton, type Buyable } from '../support/buying.ts'
import { expect, expectAccessible, test, type Shop } from '../support/journey.ts'

// Being refused is an error on Chromium's console.
test.use({ expectedComplaints: [/status of 4(09|22)/] })

test('two want the last piece: one gets it, the other is told beside the line', async ({ page, shop, another }, { project }) => {
  await shop.open('/cart')
  const last = await ask<Buyable>(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=eq.1&personalization_required=is.false&made_to_order=is.false&order=id&limit=10`,
  )
  const product = last[project.name === 'phone' ? 3 : 2]
  if (!product) throw new Error('The demo has no piece of which one is left.')
  const rival = await another()
  const theirs: Shop = { ...shop, open: (path) => shop.open(path, rival) }
  for (const [browser, view] of [
    [page, shop],
    [rival, theirs],
  ] as const) {
    await addFromPage(browser, view, product)
    await view.open('/checkout')
    await fillCheckout(browser, view, 'kaew@example.com')
    await expect(payButton(browser, view)).toBeEnabled()
  }

  await Promise.all([page, rival].map((browser) => payButton(browser, shop).click()))
  const outcomes = await Promise.all([page, rival].map((browser) => outcome(browser, shop)))
  expect(outcomes.toSorted()).toEqual(['order', 'told'])

  const loser = outcomes[0] === 'told' ? page : rival
  await expect(loser).toHaveURL(/\/checkout$/)
  await expect(loser.getByRole('listitem').filter({ hasText: product.name }).filter({ visible: true }).first()).toContainText(
    shop.text('checkout:problem.sold_out'),
  )
  // On a phone what was unfolded to be read covers the form until it is folded again.
  if (project.name === 'phone') await loser.getByText(shop.text('checkout:summary.heading'), { exact: true }).filter({ visible: true }).click()
  // Looked at from its beginning, where the summary that follows the reader covers nothing.
  await loser.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(loser)
  // The piece can go, and with it the trouble.
  await loser.goto(`${shop.url}/en/cart`)
  await expect(loser.getByText(shop.text('checkout:problem.sold_out')).first()).toBeVisible()
  await loser.getByRole('button', { name: shop.text('cart:line.removeNamed', { name: product.name }) }).click()
  await expect(loser.getByRole('heading', { name: shop.text('cart:empty.title') })).toBeVisible()
  await expectAccessible(loser)
})

/** What pressing "pay" came to. */
async function outcome(page: Page, shop: Shop): Promise<'order' | 'told'> {
  const order = page.getByRole('heading', { level: 1, name: shop.text('tracking:awaiting.title') })
  const told = page.getByText(shop.text('checkout:problem.sold_out')).filter({ visible: true }).first()
  await expect(order.or(told)).toBeVisible()
  return (await order.isVisible()) ? 'order' : 'told'
}
