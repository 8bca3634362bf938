import { expect, test } from '../support/journey.ts'
import { givenOrder, pageOf } from '../support/journey-orders.ts'
import { productsOfSellers } from '../support/buying.ts'

test('an order on paper is dark on white, whole and without what is pressed', async ({ page, shop }) => {
  await shop.open('/cart')
  const [product] = await productsOfSellers(page, shop, { sellers: 1, skip: 70 })
  if (!product) throw new Error('The demo has nothing to buy.')
  const order = await givenOrder(shop, { product: product.id })
  await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
  await shop.open(pageOf(order))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByText(order.number, { exact: true })).toBeVisible()
  await expect(main.getByText(product.name).first()).toBeVisible()
  // What is folded on the screen is read on paper.
  await expect(main.getByText(shop.text('tracking:timeline.event.placed'), { exact: true })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
})

test('in the dark an unchecked box is no bright spot, and pictures are softened', async ({ page, shop }) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
  await shop.open('/register')
  const box = page.getByRole('checkbox').first()
  await expect(box).toBeVisible()
  const look = () => box.evaluate((input) => [getComputedStyle(input).appearance, getComputedStyle(input).backgroundColor])
  await expect(box).not.toBeChecked()
  expect(await look()).toEqual(['none', 'rgb(26, 32, 48)'])
  await box.check()
  expect((await look())[0]).not.toBe('none')
  await shop.open('/products')
  expect(
    await page
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((image) => getComputedStyle(image).filter),
  ).toBe('brightness(0.85)')
})

test('cards offer a finger what it can use: the heart and the page itself', async ({ page, shop }) => {
  await shop.open('/products')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('button')).toHaveCount(1)
})

test('a signed-in buyer finds the orders without a number', async ({ another, shop }) => {
  const page = await another('buyer')
  await shop.open('/order-tracking', page)
  const mine = page.getByRole('region', { name: shop.text('tracking:mine.title') })
  await mine.getByRole('button').first().click()
  await page.waitForURL(/order-tracking\?token=/)
})

test('a slip of the finger in an e-mail address is asked back', async ({ page, shop }) => {
  for (const path of ['/contact', '/register', '/order-tracking']) {
    await shop.open(path)
    const field = page.getByRole('main').locator('input[type=email]')
    await field.fill('ada@gmial.com')
    await field.blur()
    await page.getByRole('button', { name: shop.text('ui:didYouMean', { email: 'ada@gmail.com' }) }).click()
    await expect(field).toHaveValue('ada@gmail.com')
    await expect(page.getByText(shop.text('ui:didYouMean', { email: 'ada@gmail.com' }))).toBeHidden()
  }
})
