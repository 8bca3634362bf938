import { addFromPage, BUYER, productsOfSellers } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

// A refused order is an error to Chromium.
test.use({ expectedComplaints: [/status of 422/] })

test('a postcode fills in the address by keyboard, and a subdistrict of elsewhere is refused', async ({ page, shop }, { project }) => {
  const [product] = await productsOfSellers(await opened(), shop, { sellers: 1, skip: project.name === 'phone' ? 45 : 44 })
  if (!product) throw new Error('The demo has no such piece')
  await addFromPage(page, shop, product)
  await shop.open('/checkout')
  const text = (key: string) => page.getByRole('textbox', { name: shop.text(key) })
  await text('checkout:contact.email').fill('postcode@example.com')
  await text('checkout:address.recipient').fill(BUYER.recipient)
  await text('checkout:contact.phone').fill(BUYER.phone)
  await text('checkout:address.line1Thai').fill(BUYER.line1)

  const postcode = page.getByRole('combobox', { name: shop.text('checkout:address.postcode') })
  await postcode.pressSequentially('50200')
  const places = page.getByRole('listbox', { name: shop.text('addresses:postcode.places', { postcode: '50200' }) })
  await expect(places.getByRole('option', { name: 'Suthep' })).toContainText('สุเทพ')
  await scanned()
  await postcode.press('Escape')
  await expect(places).toBeHidden()
  await postcode.press('ArrowDown')
  const options = await places.getByRole('option').allTextContents()
  for (let step = options.findIndex((option) => option.startsWith('Suthep')); step > 0; step--) await postcode.press('ArrowDown')
  await expect(places.getByRole('option', { selected: true })).toContainText('Suthep')
  await postcode.press('Enter')
  await expect(text('checkout:address.subdistrict')).toHaveValue('Suthep')
  await expect(text('checkout:address.district')).toHaveValue('Mueang Chiang Mai')
  await expect(page.getByRole('combobox', { name: shop.text('checkout:address.province') })).toHaveValue('TH-50')

  await text('checkout:address.subdistrict').fill('Silom')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: new RegExp(`^${shop.text('checkout:payment.pay', { amount: '' }).trim()}`) }).click()
  await expect(page.getByText(shop.text('addresses:problem.subdistrict_mismatch'))).toBeVisible()
  await expect(text('checkout:address.subdistrict')).toBeFocused()
  await scanned()

  // On a phone the order stays in sight and lies over whatever was scrolled below it.
  async function scanned() {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
  }
  async function opened() {
    await shop.open('/')
    return page
  }
})

test.describe('without the lookup', () => {
  test.use({ expectedComplaints: [/places\.json|Failed to load|ERR_FAILED/], language: 'th' })
  test('the address is written by hand', async ({ page, shop }) => {
    await page.route('**/postcodes/**', (route) => route.abort())
    await shop.open('/')
    const [product] = await productsOfSellers(page, shop, { sellers: 1, skip: 46 })
    if (!product) throw new Error('The demo has no such piece')
    await addFromPage(page, shop, product)
    await shop.open('/checkout')
    const postcode = page.getByRole('combobox', { name: shop.text('checkout:address.postcode') })
    await postcode.fill('55000')
    await expect(page.getByText(shop.text('addresses:postcode.failed'))).toBeVisible()
    await page.getByRole('textbox', { name: shop.text('checkout:address.subdistrict') }).fill('ในเวียง')
    await expect(page.getByRole('combobox', { name: shop.text('checkout:address.province') })).toHaveValue('TH-55')
  })
})
