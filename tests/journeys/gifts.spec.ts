import {
  addFromPage,
  ask,
  bankAddress,
  approveElsewhere,
  fillCheckout,
  orderNumber,
  payButton,
  priceKnown,
  OF_THE_DEMO,
  type Buyable,
} from '../support/buying.ts'
import { expect, expectAccessible, sessionOf, test } from '../support/journey.ts'
import { findOrder } from '../support/journey-orders.ts'

test('a guest sends a present: the maker reads the words, packs no price and wraps it', async ({ page, shop, another }, { project }) => {
  const desk = await another('seller')
  await shop.open('/seller-dashboard?tab=orders', desk)
  const { access_token: token } = await sessionOf(shop, 'seller')
  const [member] = await ask<{ seller_id: string }>(desk, shop, 'seller_members?select=seller_id&limit=1', { token })
  const [product] = await ask<Buyable>(
    desk,
    shop,
    `products?select=id,name,seller_id,price_minor&seller_id=eq.${member?.seller_id}&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&stock_quantity=gte.3&personalization_required=is.false&order=price_minor&limit=1`,
    { token },
  )
  if (!product) throw new Error('The demo’s maker has nothing to buy.')
  await ask(desk, shop, `products?id=eq.${product.id}&select=id`, { token, patch: { gift_wrap: true } })

  await addFromPage(page, shop, product)
  await shop.open('/checkout')
  await priceKnown(page, shop)
  await page.getByRole('checkbox', { name: shop.text('checkout:gift.wanted') }).check()
  const message = page.getByRole('textbox', { name: shop.text('checkout:gift.message') })
  await message.fill('Happy birthday, Ben!\nLove, Mali')
  await page.getByRole('checkbox', { name: shop.text('checkout:gift.wrap') }).check()
  // Half under the bar that stays above, a field would count as too small to press.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await page.reload()
  await expect(message).toHaveValue('Happy birthday, Ben!\nLove, Mali')
  await fillCheckout(page, shop, `gift-${project.name}@example.com`)
  await payButton(page, shop).click()
  const number = await orderNumber(page)
  await approveElsewhere(await bankAddress(page, shop))

  await expect(page.getByText(shop.text('tracking:gift.title'))).toBeVisible()
  await expect(page.getByText('Happy birthday, Ben!')).toBeVisible()
  await expect(page.getByText(shop.text('tracking:gift.wrapped'))).toBeVisible()
  await expectAccessible(page)

  const card = await findOrder(desk, shop, number)
  await expect(card).toContainText('Happy birthday, Ben!')
  await expect(card).toContainText(shop.text('desk:order.giftWrap'))
  await card.getByText(shop.text('documents:download.open')).click()
  await expect(card.getByRole('button', { name: shop.text('documents:download.slipGift') })).toBeVisible()
  await expect(card.getByRole('button', { name: shop.text('documents:download.slip'), exact: true })).toHaveCount(0)
  await expectAccessible(desk)
})
