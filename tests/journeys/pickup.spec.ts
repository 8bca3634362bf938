import { keysOf } from '../hostile/hostile-shop.ts'
import { addFromPage, approveElsewhere, ask, bankAddress, BUYER, orderNumber, payButton, OF_THE_DEMO, type Buyable } from '../support/buying.ts'
import { expect, expectAccessible, sessionOf, test } from '../support/journey.ts'
import { enlarge, overflow, shrink } from '../support/narrow-screen.ts'
import { smallTargets } from '../support/small-targets.ts'

test.use({ language: 'th', viewport: { width: 360, height: 740 } })

test('a guest fetches everything at the workshop: buys without a street, and reads where it will lie ready', async ({ page, shop, mailbox }, { project }) => {
  const email = `fetch-${project.name}@example.com`
  await shop.open('/cart')
  const { access_token: token } = await sessionOf(shop, 'seller')
  const [member] = await ask<{ seller_id: string }>(page, shop, 'seller_members?select=seller_id&limit=1', { token })
  const seller = member?.seller_id ?? ''
  await handOut(2)
  const [product] = await ask<Buyable>(
    page,
    shop,
    `products?select=id,name,seller_id,price_minor&seller_id=eq.${seller}&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.3&personalization_required=is.false&made_to_order=is.false&order=price_minor&limit=1`,
  )
  if (!product) throw new Error('The demo’s maker has nothing to buy.')

  await addFromPage(page, shop, product)
  await shop.open('/checkout')
  const street = page.getByRole('textbox', { name: shop.text('checkout:address.line1Thai') })
  await expect(street).toBeVisible()
  await page.getByRole('radio', { name: shop.text('checkout:delivery.pickup') }).check()
  await expect(page.getByRole('heading', { name: shop.text('checkout:address.contact') })).toBeVisible()
  await expect(street).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: shop.text('checkout:address.postcode') })).toHaveCount(0)
  expect(await smallTargets(page)).toEqual([])
  // Half under the bar that stays above, a field would count as too small to press.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await enlarge(page)
  expect(await overflow(page)).toEqual([])
  await shrink(page)

  // Whoever collects cash is a carrier: with it what was chosen goes, and comes back with another way to pay.
  const fetching = page.getByRole('radio', { name: shop.text('checkout:delivery.pickup') })
  // Two ways begin with the same word; what each asks of a buyer tells them apart.
  const paidBy = (method: string) => page.getByRole('radio', { name: shop.text(`checkout:payment.${method}Hint`) })
  await paidBy('cash_on_delivery').check()
  await expect(fetching).toHaveCount(0)
  await expect(page.getByText(shop.text('payments:cash.because.fetched'))).toBeVisible()
  await paidBy('promptpay').check()
  await expect(fetching).toBeChecked()
  await expect(page.getByText(shop.text('payments:cash.because.fetched'))).toHaveCount(0)

  // Nothing of a place is missed: who fetches it and how they are reached is.
  await payButton(page, shop).click()
  await expect(page.getByRole('textbox', { name: shop.text('checkout:contact.email') })).toBeFocused()
  await page.getByRole('textbox', { name: shop.text('checkout:contact.email') }).fill(email)
  await page.getByRole('textbox', { name: shop.text('checkout:address.recipient') }).fill(BUYER.recipient)
  await page.getByRole('textbox', { name: shop.text('checkout:contact.phone') }).fill(BUYER.phone)
  await page.getByRole('checkbox').last().check()
  await payButton(page, shop).click()
  const number = await orderNumber(page)
  await approveElsewhere(await bankAddress(page, shop))

  await expect(page.getByText(shop.text('tracking:placed.fetched'))).toBeVisible()
  await expect(page.getByText(shop.text('orders:pickup.at', { place: '§' }).split('§')[0] ?? '')).toBeVisible()
  await expect(page.getByRole('link', { name: shop.text('orders:pickup.hours') })).toBeVisible()
  await expect(page.getByRole('heading', { name: shop.text('tracking:bill.contact') })).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page)
  expect((await mailbox.newest(email, { subject: number })).text).not.toContain(BUYER.postcode)
  await handOut(null)

  /** Whether the maker hands pieces over, and after how many days; null ends it. */
  async function handOut(days: number | null): Promise<void> {
    const answer = await fetch(`${shop.url}/rest/v1/rpc/write_shop_pickup`, {
      method: 'POST',
      headers: { apikey: keysOf(shop).anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ p_seller_id: seller, p_days: days }),
    })
    expect(answer.ok).toBe(true)
  }
})
