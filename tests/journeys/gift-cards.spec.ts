import { addFromPage, approveElsewhere, fillCheckout, orderNumber, productsOfSellers } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { enterAs, givenMember } from '../support/journey-people.ts'

// A card that is worth nothing more is refused.
test.use({ expectedComplaints: [/422.*redeem-gift-card/] })

test('a gift card is bought and sent; who gets it redeems the code, pays with it and keeps the rest', async ({ page, shop, mailbox, another }) => {
  const giver = await another()
  const friend = await givenMember(shop, { name: 'Nok Gifted' })
  const began = new Date()
  await shop.open('/gift-cards', giver)
  const field = (key: string) => giver.getByRole('textbox', { name: shop.text(`gift-cards:form.${key}`), exact: true })
  const buy = giver.getByRole('button', { name: new RegExp(shop.text('gift-cards:form.buy', { amount: '.+' })) })
  await buy.click()
  await expect(giver.getByText(shop.text('gift-cards:wrong.to'))).toBeVisible()
  await giver.getByText(shop.text('gift-cards:form.other'), { exact: true }).click()
  await field('free').fill('5000')
  await field('to').fill('Nok')
  await field('toEmail').fill(friend.email)
  await giver.getByRole('textbox', { name: shop.text('gift-cards:form.message') }).fill('Choose what you like.')
  await field('from').fill('Mali')
  await field('email').fill('mali-gives@example.com')
  await giver.getByText(shop.text('gift-cards:method.promptpay'), { exact: true }).click()
  await expectAccessible(giver)
  await buy.click()
  const bank = await giver.getByRole('link', { name: shop.text('tracking:awaiting.openDemoBank') }).getAttribute('href')
  await approveElsewhere(bank ?? '')
  // The bank tells the shop by a webhook, and the page asks for it again and again.
  await expect(giver.getByRole('heading', { name: shop.text('gift-cards:purchase.paid') })).toBeVisible({ timeout: 60_000 })

  const letter = await mailbox.newest(friend.email, { since: began, subject: shop.text('gift-cards:letter.subject', { from: 'Mali' }) })
  expect(letter.text).toContain('Choose what you like.')
  const [code = ''] = /\b[A-Z\d]{4}(-[A-Z\d]{4}){3}\b/.exec(letter.text) ?? []

  await enterAs(page, shop, friend)
  await shop.open('/credit')
  await page.getByRole('textbox', { name: shop.text('credit:redeem.label') }).fill(code.toLowerCase())
  await page.getByRole('button', { name: shop.text('credit:redeem.verb'), exact: true }).click()
  const balance = page.getByRole('region', { name: shop.text('credit:balance') })
  await expect(balance).toContainText('5,000')
  await expectAccessible(page)
  // Worth its amount once.
  await page.getByRole('textbox', { name: shop.text('credit:redeem.label') }).fill(code)
  await page.getByRole('button', { name: shop.text('credit:redeem.verb'), exact: true }).click()
  await expect(page.getByText(shop.text('credit:refused.gift_card_redeemed_by_you'))).toBeVisible()

  const piece = (await productsOfSellers(page, shop, { sellers: 40 })).find(({ price_minor: price }) => price < 300_000)
  if (!piece) throw new Error('The demo has nothing for less than the card.')
  await addFromPage(page, shop, piece)
  await shop.open('/checkout')
  await fillCheckout(page, shop, friend.email)
  // A phone has what it costs folded up.
  await page.getByText(shop.text('checkout:summary.heading')).first().click()
  await page.getByRole('checkbox', { name: new RegExp(shop.text('points:credit.use', { amount: '.+' }).replace(/[()]/g, '\\$&')) }).check()
  await expect(page.getByText(shop.text('points:credit.all'))).toBeVisible()
  await page.getByRole('button', { name: shop.text('points:credit.order'), exact: true }).click()
  const number = await orderNumber(page)
  await expect(page.getByText(shop.text('points:credit.paid'))).toBeVisible()

  await shop.open('/credit')
  await expect(page.getByText(shop.text('credit:history.order', { number }))).toBeVisible()
  await expect(balance).toContainText(/[1-4],\d{3}/)
  await expect(balance).not.toContainText('5,000')
  await expectAccessible(page)
})
