import { addFromPage, ask, fillCheckout, orderNumber, payButton, OF_THE_DEMO, type Buyable } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

// The shop answers 409 to an order for a price that no longer holds; Chromium tells so on the console.
test.use({ expectedComplaints: [/409/] })

test('a price changes between quote and payment: the buyer is told what, and asked', async ({ page, shop }, { project }) => {
  await shop.open('/cart')
  const token = await signedIn(page, shop)
  const [membership] = await ask<{ seller_id: string }>(page, shop, 'seller_members?select=seller_id&limit=1', { token })
  const own = await ask<Buyable>(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor&seller_id=eq.${membership?.seller_id}&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.3&personalization_required=is.false&order=id&limit=10`,
    { token },
  )
  const product = own[project.name === 'phone' ? 1 : 0]
  if (!product) throw new Error('The demo’s maker has nothing to buy.')

  await addFromPage(page, shop, product)
  await shop.open('/checkout')
  await fillCheckout(page, shop, `nok-${project.name}@example.com`)
  await expect(payButton(page, shop)).toBeEnabled()
  await ask(page, shop, `products?id=eq.${product.id}`, { token, patch: { price_minor: product.price_minor + 100_00, original_price_minor: null } })
  await ask(page, shop, `product_variants?product_id=eq.${product.id}&price_minor=not.is.null`, { token, patch: { price_minor: product.price_minor + 100_00 } })

  await payButton(page, shop).click()
  const dialog = page.getByRole('dialog', { name: shop.text('checkout:changed.title') })
  await expect(dialog.getByRole('listitem').first()).toContainText(product.name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: shop.text('checkout:changed.back') }).click()
  await expect(page).toHaveURL(/\/checkout$/)

  // Asked again with the new price in sight, it is simply placed.
  await payButton(page, shop).click()
  await orderNumber(page)
  await expectAccessible(page)
})

async function signedIn(page: Parameters<typeof ask>[0], shop: Parameters<typeof ask>[1]): Promise<string> {
  const { email, password } = shop.account('seller')
  const facts: { api: { anonKey: string } } = JSON.parse((await page.locator('#shop-facts').textContent()) ?? '{}')
  const answer = await fetch(`${shop.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: facts.api.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token }: { access_token: string } = await answer.json()
  return access_token
}
