import { addFromPage, approveElsewhere, bankAddress, fillCheckout, orderNumber, payButton, productsOfSellers } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

/** Journeys on the desk and on the phone run side by side and must not fight over the same pieces. */
const ownPart = (project: string) => (project === 'phone' ? 40 : 0)

test('a guest buys from two makers by PromptPay and never returns after paying', async ({ page, shop, mailbox }, { project }) => {
  const email = `mali-${project.name}@example.com`
  await shop.open('/cart')
  await expect(page.getByRole('heading', { name: shop.text('cart:empty.title') })).toBeVisible()
  await expectAccessible(page)

  const [first, second] = await productsOfSellers(page, shop, { sellers: 2, skip: ownPart(project.name) })
  if (!first || !second) throw new Error('The demo has no two makers with pieces to buy.')
  await addFromPage(page, shop, first)
  await addFromPage(page, shop, second)
  await shop.open('/cart')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(page.getByText(shop.text('cart:products', { count: 2 }))).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('link', { name: shop.text('cart:checkout') })
    .first()
    .click()
  // Nothing is placed before everything is there, and the first empty field is where the cursor stands.
  await payButton(page, shop).click()
  await expect(page.getByRole('textbox', { name: shop.text('checkout:contact.email') })).toBeFocused()
  await expectAccessible(page)
  await fillCheckout(page, shop, email)
  // What was typed survives a reload.
  await page.reload()
  await expect(page.getByRole('textbox', { name: shop.text('checkout:contact.email') })).toHaveValue(email)
  await payButton(page, shop).dblclick()

  const number = await orderNumber(page)
  await expect(page.getByRole('img', { name: /PromptPay/ })).toBeVisible()
  await expectAccessible(page)
  const bank = await bankAddress(page, shop)
  await page.goto('about:blank')
  await approveElsewhere(bank)

  const letter = await mailbox.newest(email, { subject: number })
  for (const share of [1, 2]) expect((await mailbox.newest('', { subject: `${number}-${share}` })).to).not.toContain(email)

  // The letter's link opens the order without an account.
  const link = /https?:\/\/\S+order-tracking\?token=[\w-]{43}/.exec(letter.text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: shop.text('tracking:placed.title', { name: 'Mali Journey' }) })).toBeVisible()
  await expect(page.getByText(shop.text('orders:status.processing'), { exact: true })).toHaveCount(2)
  await expectAccessible(page)
})

test('a guest pays by card, is declined once, pays again, and cancels what nobody has accepted', async ({ page, shop }, { project }) => {
  await shop.open('/cart')
  const [product] = await productsOfSellers(page, shop, { sellers: 1, skip: ownPart(project.name) + 5 })
  if (!product) throw new Error('The demo has nothing to buy.')
  await addFromPage(page, shop, product)
  await shop.open('/checkout')
  await fillCheckout(page, shop, `som-${project.name}@example.com`)
  await page.getByRole('radio', { name: shop.text('checkout:payment.card') }).check()
  await payButton(page, shop).click()

  await orderNumber(page)
  await page.getByRole('link', { name: shop.text('tracking:awaiting.openDemoBank') }).click()
  await page.getByRole('button', { name: shop.text('demo-bank:decline') }).click()
  await expect(page.getByText(shop.text('tracking:awaiting.declined'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: shop.text('tracking:awaiting.by.card') }).click()
  await page.getByRole('link', { name: shop.text('tracking:awaiting.openDemoBank') }).click()
  await page.getByRole('button', { name: shop.text('demo-bank:approve') }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('tracking:placed.title', { name: 'Mali Journey' }) })).toBeVisible()

  await page.getByRole('button', { name: shop.text('tracking:action.canceled.open') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: shop.text('tracking:action.canceled.confirm') }).click()
  await expect(dialog.getByText(shop.text('tracking:action.canceled.reasonMissing'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('I chose the wrong size')
  await dialog.getByRole('button', { name: shop.text('tracking:action.canceled.confirm') }).click()
  await expect(page.getByText(shop.text('orders:status.cancelled'), { exact: true })).toBeVisible()
  await expect(page.getByText(shop.text('tracking:moneyBack')).or(page.getByText(shop.text('tracking:moneySent')))).toBeVisible()
  await expectAccessible(page)
})

test('nobody learns which orders exist', async ({ page, shop }) => {
  await shop.open('/order-tracking')
  await page.getByRole('textbox', { name: shop.text('tracking:find.number') }).fill('H261120-AAAAAAA')
  await page.getByRole('textbox', { name: shop.text('tracking:find.email') }).fill('nobody@example.com')
  await page.getByRole('button', { name: shop.text('tracking:find.send') }).click()
  await expect(page.getByText(shop.text('tracking:find.sent'))).toBeVisible()
  await expectAccessible(page)
})
