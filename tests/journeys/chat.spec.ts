import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { OF_THE_DEMO } from '../support/buying.ts'
import { expect, expectAccessible, sessionOf, test, type Shop } from '../support/journey.ts'
import { enterAs, givenMember } from '../support/journey-people.ts'

/** A piece of the demo's maker that no other journey talks about. */
async function productToAskAbout(shop: Shop, project: string): Promise<{ id: string; name: string }> {
  const { access_token: token } = await sessionOf(shop, 'seller')
  const asked = `${shop.url}/rest/v1/products?select=id,name,seller:sellers!inner(seller_members!inner(person_id))&${OF_THE_DEMO}&status=eq.active&opens_at=is.null&order=name&limit=6`
  const answer = await fetch(asked, { headers: { apikey: token, authorization: `Bearer ${token}` } })
  const products = (await answer.json()) as { id: string; name: string }[]
  const product = products.at(project === 'phone' ? 2 : 1)
  if (!product) throw new Error('The maker of the demo has no pieces.')
  return product
}

/** The chat's button, whether or not something is unread. */
const buttonOf = (page: Page, shop: Shop) => page.getByRole('button', { name: new RegExp(`^${shop.text('chat:button.open')}`) })
const panelOf = (page: Page, shop: Shop) => page.getByRole('dialog', { name: shop.text('chat:title') })
const say = async (page: Page, shop: Shop, words: string) => {
  await panelOf(page, shop).getByPlaceholder(shop.text('chat:composer.placeholder')).fill(words)
  await panelOf(page, shop)
    .getByRole('button', { name: shop.text('chat:composer.send'), exact: true })
    .click()
}

test('on a phone the chat’s button leaves the way into the cart and to the checkout free', async ({ shop, another }, { project }) => {
  const product = await productToAskAbout(shop, project.name)
  // Somebody with a cart of her own: the demo's buyer goes to the checkout in other journeys.
  const buyer = await another()
  await enterAs(buyer, shop, await givenMember(shop))
  await buyer.setViewportSize({ width: 390, height: 844 })
  const reachable = async (name: string, bar: Locator) => {
    const wanted = bar.getByRole(/cart/i.test(name) ? 'button' : 'link', { name })
    await expect(wanted).toBeVisible()
    const [button, chat] = [await wanted.boundingBox(), await buyer.locator('.chat-button').boundingBox()]
    if (!button || !chat) throw new Error('Something is missing at the bottom of the page.')
    expect(chat.y + chat.height).toBeLessThanOrEqual(button.y)
  }
  await shop.open(`/products/${product.id}`, buyer)
  await expect(buyer.getByRole('button', { name: shop.text('chat:button.open') })).toBeVisible()
  await buyer.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = buyer.getByRole('region', { name: shop.text('product:buy.bar') })
  await reachable(shop.text('product:buy.short'), bar)
  await bar.getByRole('button', { name: shop.text('product:buy.short') }).click()
  await expect(buyer.getByText(shop.text('cart:added.title'))).toBeVisible()
  await shop.open('/cart', buyer)
  await expect(buyer.getByRole('button', { name: shop.text('chat:button.open') })).toBeVisible()
  await reachable(shop.text('cart:checkout'), buyer.locator('.bottom-bar'))
})

test.describe('a conversation', () => {
  // One message is stopped on its way.
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('a buyer asks the maker about a piece, and the answer arrives while both look on', async ({ shop, another }, { project }) => {
    const product = await productToAskAbout(shop, project.name)
    const buyer = await another('buyer')
    await shop.open(`/products/${product.id}`, buyer)
    await buyer.getByRole('button', { name: shop.text('product:seller.ask') }).click()
    const asking = panelOf(buyer, shop)
    await expect(asking.getByRole('log', { name: shop.text('chat:list') })).toBeVisible()
    await expect(asking.getByRole('button', { name: shop.text('chat:feedback.helpful'), exact: true })).toBeVisible()
    const question = `Could you make the ${project.name} one in indigo?`
    await say(buyer, shop, question)
    await expect(asking.getByRole('log').getByText(question)).toBeVisible()
    await expect(asking.getByPlaceholder(shop.text('chat:composer.placeholder'))).toHaveValue('')
    await expect(asking.getByText(shop.text('chat:offline'), { exact: true })).toBeVisible()
    await expectAccessible(buyer)

    const seller = await another('seller')
    await shop.open('/', seller)
    await buttonOf(seller, shop).press('Enter')
    const answering = panelOf(seller, shop)
    await answering.getByRole('button').filter({ hasText: question }).click()
    await expect(answering.getByRole('log').getByText(question)).toBeVisible()
    await expect(asking.getByText(shop.text('chat:online'), { exact: true })).toBeVisible()
    await expect(answering.getByRole('button', { name: shop.text('chat:feedback.notHelpful'), exact: true })).toBeVisible()
    await expectAccessible(seller)
    const reply = `For the ${project.name}: yes, in two weeks.`
    await say(seller, shop, reply)
    await expect(asking.getByRole('log').getByText(reply)).toBeVisible()
    // A phone's keyboard opens: what was said last is still what one sees.
    if (project.name === 'phone') {
      const { width = 0, height = 0 } = buyer.viewportSize() ?? {}
      await buyer.setViewportSize({ width, height: 420 })
      await expect(asking.getByRole('log').getByText(reply)).toBeInViewport()
      await buyer.setViewportSize({ width, height })
    }
    await expect(answering.getByRole('log').getByText(shop.text('chat:message.read'))).toBeVisible()

    // A message that is not sent says so above its words, which are sent again without putting the notice away.
    const messages = '**/rest/v1/messages*'
    await buyer.route(messages, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    const thanks = `Thank you, the ${project.name} one it is.`
    await say(buyer, shop, thanks)
    await expect(buyer.getByText(shop.text('chat:send.failed.title'))).toBeVisible()
    await buyer.unroute(messages)
    await asking.getByRole('button', { name: shop.text('chat:composer.send'), exact: true }).click()
    await expect(answering.getByRole('log').getByText(thanks)).toBeVisible()

    // A PDF is told by its name and size and kept under it; what only calls itself one stays here.
    const choosing = buyer.waitForEvent('filechooser')
    await asking.getByRole('button', { name: shop.text('chat:bar.files') }).click()
    await (
      await choosing
    ).setFiles([
      { name: 'ขนาด 100%.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(1_500_000)}`) },
      { name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ…') },
    ])
    await expect(asking.getByRole('alert').getByText(shop.text('chat:file.type'))).toBeVisible()
    const document = answering.getByRole('button', { name: new RegExp(shop.text('chat:attachment.download', { name: 'ขนาด 100%.pdf' })) })
    await expect(document).toContainText('1.5')
    const download = seller.waitForEvent('download')
    await document.click()
    expect((await download).suggestedFilename()).toBe('ขนาด 100%.pdf')
    await asking.getByRole('button', { name: shop.text('chat:file.dismiss') }).click()

    // A sticker, then a picture; and the buyer takes the question back.
    await asking.getByRole('button', { name: shop.text('chat:bar.sticker') }).click()
    const stickers = answering.getByRole('log').getByRole('img', { name: shop.text('chat:sticker.pray') })
    const before = await stickers.count()
    await asking.getByRole('button', { name: shop.text('chat:sticker.pray') }).click()
    await expect(stickers).toHaveCount(before + 1)
    const file = test.info().outputPath('colour.png')
    writeFileSync(
      file,
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b3f87' } })
        .png()
        .toBuffer(),
    )
    const chooser = buyer.waitForEvent('filechooser')
    await asking.getByRole('button', { name: shop.text('chat:bar.images') }).click()
    await (await chooser).setFiles(file)
    const picture = answering.getByRole('img', { name: shop.text('chat:attachment.image', { name: 'colour.png' }) })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(60)

    const mine = asking.getByRole('listitem').filter({ hasText: question })
    await mine.hover()
    await mine.getByRole('button', { name: shop.text('chat:delete.label') }).click()
    await expect(answering.getByRole('log').getByText(shop.text('chat:message.deleted'))).toBeVisible()
    await expect(answering.getByRole('log').getByText(question)).toBeHidden()

    await asking.getByRole('button', { name: shop.text('chat:feedback.helpful'), exact: true }).click()
    await expect(buyer.getByText(shop.text('chat:feedback.done.text'))).toBeVisible()
    await expect(asking.getByRole('button', { name: shop.text('chat:feedback.helpful'), exact: true })).toBeHidden()
  })
})

test('the assistant answers from the catalogue and the orders, by keyboard alone', async ({ shop, another }) => {
  test.slow()
  const buyer = await another('buyer')
  // The demo's words are made searchable in the background, after the start; a page of results may show other pieces of silk until then.
  const { access_token: token } = await sessionOf(shop, 'buyer')
  const headers = { apikey: token, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const question = 'Do you have a silk scarf?'
  const found = async () => {
    const answer = await fetch(`${shop.url}/functions/v1/ask-assistant`, { method: 'POST', headers, body: JSON.stringify({ question }) })
    return JSON.stringify(((await answer.json()) as { products?: unknown }).products ?? [])
  }
  await expect.poll(found, { intervals: [4_000], timeout: 120_000 }).toMatch(/silk/i)
  await shop.open('/', buyer)
  const button = buttonOf(buyer, shop)
  await button.focus()
  await buyer.keyboard.press('Enter')
  const panel = panelOf(buyer, shop)
  await expect(panel).toBeFocused()
  await panel.getByRole('tab', { name: shop.text('chat:tab.browse') }).focus()
  await buyer.keyboard.press('ArrowRight')
  await expect(panel.getByText(shop.text('chat:assistant.welcome'))).toBeVisible()
  const ask = async (question: string) => {
    await panel.getByPlaceholder(shop.text('chat:assistant.placeholder')).focus()
    await buyer.keyboard.type(question)
    await buyer.keyboard.press('Enter')
  }
  await ask(question)
  await expect(panel.getByRole('link', { name: /silk/i }).first()).toBeVisible()
  await ask('How much is delivery to Japan?')
  await expect(panel.getByRole('link', { name: shop.text('chat:assistant.page.shipping') })).toBeVisible()
  await ask('xyzzy')
  await expect(panel.getByText(shop.text('chat:assistant.fallback'))).toBeVisible()
  await expectAccessible(buyer)
  await buyer.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('who is not signed in is shown the way', async ({ page, shop }, { project }) => {
  const product = await productToAskAbout(shop, project.name)
  await shop.open(`/products/${product.id}`)
  await page.getByRole('button', { name: shop.text('product:seller.ask') }).click()
  await expect(page.getByText(shop.text('chat:signIn.start'))).toBeVisible()
  await page.getByRole('button', { name: shop.text('chat:signIn.open') }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
})

test('the chat’s button never lies on words, wherever a page comes to rest', async ({ another, shop }) => {
  const page = await another('buyer')
  await shop.open('/return-policy', page)
  const button = buttonOf(page, shop)
  await expect(button).toBeVisible()
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), part)
    await expect.poll(() => button.evaluate(wordsBeneath)).toEqual([])
  }
  // While something is typed it makes itself small.
  await shop.open('/contact', page)
  await page.getByRole('main').getByRole('textbox').first().focus()
  await expect.poll(async () => (await button.boundingBox())?.width).toBeLessThan(30)
})

/** In the browser: the lines of text that what is seen of the button lies on. */
function wordsBeneath(button: Element): string[] {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const border = Number.parseFloat(getComputedStyle(button).borderInlineStartWidth)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!node.textContent?.trim() || button.contains(node) || !node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only,dialog,[popover]'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some((line) => line.right > left + border && line.left < right && line.bottom > top && line.top < bottom))
      found.push(node.textContent)
  }
  return found
}
