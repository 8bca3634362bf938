import { ask, addFromPage, productsOfSellers, OF_THE_DEMO } from '../support/buying.ts'
import { expect, expectAccessible, expectUsable, sessionOf, test } from '../support/journey.ts'
import { givenOrder, pay } from '../support/journey-orders.ts'

/** The places of the maker's pieces that no other journey buys, whose price may fall. */
const NOBODYS = [3, 6]

// A refused request is an error on Chromium's console.
test.use({ expectedComplaints: [/status of 4(00|01|03|09|22|29)/] })

test('somebody who paid sees it under the bell at once, reads it, and throws it away', async ({ shop, another }) => {
  test.slow()
  const page = await another('buyer')
  const [chosen] = await (async () => {
    await shop.open('/products', page)
    return productsOfSellers(page, shop, { sellers: 1, skip: 33 })
  })()
  if (!chosen) throw new Error('The demo has no such piece')
  const order = await givenOrder(shop, { product: chosen.id, email: shop.account('buyer').email, session: await sessionOf(shop, 'buyer'), paid: false })
  const { number } = order

  // The page is open somewhere else when the money arrives.
  await shop.open('/notifications', page)
  await expect(page.getByRole('heading', { level: 1, name: shop.text('notifications:title') })).toBeVisible()
  await pay(shop, order)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number }).first()
  await expect(row).toBeVisible({ timeout: 90_000 })
  await expect(row.getByText(shop.text('notifications:new'), { exact: true })).toBeVisible()
  // Other journeys have news for the same person.
  const bell = new RegExp(shop.text('shell:header.inNotifications', { count: 2 }).replace('2', String.raw`\d+`))
  await expect(page.getByRole('link', { name: bell })).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: new RegExp(number) }).click()
  await page.waitForURL(/order-tracking\?token=/)
  await expectUsable(page)
  await shop.open('/notifications', page)
  await expect(row.getByText(shop.text('notifications:new'), { exact: true })).toHaveCount(0)
  await row.getByRole('button', { name: shop.text('notifications:remove') }).click()
  await expect(row).toHaveCount(0)
})

test('a favorite is watched: its price drops, that is told and mailed, and the letters are ended by one press', async ({ shop, another, mailbox, page }) => {
  // What changed is told, and letters leave, by the clock, each once a minute.
  test.slow()
  const [buyer, seller, { access_token }] = [await another('buyer'), await sessionOf(shop, 'seller'), await sessionOf(shop, 'buyer')]
  await shop.open('/products', buyer)
  const mine = { token: seller.access_token }
  const [membership] = await ask<{ seller_id: string }>(buyer, shop, 'seller_members?select=seller_id&limit=1', mine)
  const favorites = await ask<{ product_id: string }>(buyer, shop, 'favorites?select=product_id', { token: access_token })
  const products = await ask<{ id: string; name: string; price_minor: number }>(
    buyer,
    shop,
    `products?select=id,name,price_minor&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&seller_id=eq.${membership?.seller_id}&stock_quantity=gte.3&personalization_required=is.false&order=id`,
    mine,
  )
  const chosen = NOBODYS.map((at) => products[at]).find((product) => product && !favorites.some(({ product_id }) => product_id === product.id))
  if (!chosen) throw new Error('The demo maker has nothing on sale that is no favorite yet')
  await shop.open(`/products/${chosen.id}`, buyer)
  await buyer
    .getByRole('button', { name: shop.text('catalog:card.favorite', { product: chosen.name }) })
    .first()
    .click()
  await expect(buyer.getByText(shop.text('favorites:added.title'))).toBeVisible()
  await shop.open('/wishlist', buyer)
  await buyer.getByRole('button', { name: `${shop.text('wishlist:news.ask')}: ${chosen.name}` }).click()
  await expect(buyer.getByText(shop.text('wishlist:news.asked'))).toBeVisible()
  await buyer.reload()
  await expectUsable(buyer)
  await expect(buyer.getByRole('button', { name: `${shop.text('wishlist:news.stop')}: ${chosen.name}` })).toBeVisible()
  await expectAccessible(buyer)

  await shop.open('/notifications', buyer)
  await expect(buyer.getByRole('heading', { level: 1, name: shop.text('notifications:title') })).toBeVisible()
  await ask(buyer, shop, `products?id=eq.${chosen.id}`, { ...mine, patch: { price_minor: chosen.price_minor - 10_000 } })
  await expect(buyer.getByRole('main').getByRole('listitem').filter({ hasText: chosen.name }).first()).toBeVisible({ timeout: 120_000 })

  // Letters leave by the clock, once a minute.
  let link = ''
  await expect(async () => {
    const letter = await mailbox.newest(shop.account('buyer').email, { subject: chosen.name })
    link = /^<(.+)>$/.exec(letter.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  }).toPass({ timeout: 100_000 })
  // A scanner opens the link, and nothing happens; a mail program presses for its reader.
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expectUsable(page)
  await expect(page.getByRole('button', { name: shop.text('notifications:unsubscribe.submit') })).toBeVisible()
  await expectAccessible(page)
  // What comes by push is asked below, under the same names.
  const byMail = buyer.getByRole('group', { name: shop.text('settings:notifications.byMail') })
  const box = byMail.getByRole('checkbox', { name: shop.text('notifications:mail.price_dropped') })
  const isKept = async () => {
    const [kept] = await ask<{ by_mail: boolean }>(buyer, shop, 'notification_preferences?select=by_mail&kind=eq.price_dropped', { token: access_token })
    return kept?.by_mail
  }
  await shop.open('/settings#notifications', buyer)
  await expect(box).toBeChecked()
  const pressed = await fetch(link, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.status).toBe(200)
  await buyer.reload()
  await expectUsable(buyer)
  await expect(box).not.toBeChecked()
  await box.check()
  await expect.poll(isKept).toBe(true)
  await expectAccessible(buyer)

  await page.getByRole('button', { name: shop.text('notifications:unsubscribe.submit') }).click()
  await expect(page.getByText(shop.text('notifications:unsubscribe.doneText', { what: shop.text('notifications:mail.price_dropped') }))).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${link}x`)
  await expect(page.getByRole('heading', { name: shop.text('notifications:unsubscribe.broken') })).toBeVisible()

  await buyer.reload()
  await expectUsable(buyer)
  await expect(box).not.toBeChecked()
  await box.check()
  await expect.poll(isKept).toBe(true)
})

test('a guest’s new tab knows how many pieces wait in the cart', async ({ page, shop, context }) => {
  const [chosen] = await (async () => {
    await shop.open('/products')
    return productsOfSellers(page, shop, { sellers: 1, skip: 34 })
  })()
  if (!chosen) throw new Error('The demo has no such piece')
  await addFromPage(page, shop, chosen)
  await shop.open('/about')
  const tab = await context.newPage()
  await shop.open('/terms', tab)
  await expect(tab.getByRole('link', { name: shop.text('shell:header.inCart', { count: 1 }) })).toBeVisible()
})
