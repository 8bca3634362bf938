import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

test('a reader finds a post, reads it, and goes on from there', async ({ page, shop }) => {
  await shop.open('/blog')
  await expectAccessible(page)
  const shown = await cards(page).count()
  await page.getByRole('link', { name: shop.text('ui:list.more') }).click()
  await expect(cards(page).nth(shown)).toBeAttached()

  await page.getByRole('searchbox', { name: shop.text('blog:list.search') }).fill('celadon ash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/blog\?q=celadon/)
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/blog\/celadon-chiang-mai$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectUsable(page)
  await expectAccessible(page)

  // The table of contents leads into the text, and the pieces of the story are for sale.
  const contents = page.getByRole('navigation', { name: shop.text('blog:post.contents') })
  await contents.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/#.+/)
  await expect(page.getByRole('region', { name: shop.text('blog:post.products') }).getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: shop.text('blog:post.related') }).getByRole('article')).toHaveCount(3)

  await page
    .getByRole('navigation', { name: shop.text('blog:post.tags') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/blog\/tag\//)
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible(page)
})

test('every shelf leads to its posts', async ({ page, shop }) => {
  await shop.open('/blog/categories')
  await expectAccessible(page)
  await cards(page).nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/category\/care$/)
  await expect(cards(page).first()).toBeVisible()
  await shop.open('/blog?q=nobody-ever-wrote-this')
  await expect(page.getByRole('heading', { name: shop.text('blog:list.none') })).toBeVisible()
  await page.getByRole('link', { name: shop.text('blog:list.showAll') }).click()
  await expect(cards(page).first()).toBeVisible()
})

test.describe('in Thai', () => {
  test.use({ language: 'th' })
  test('a post is read in Thai where somebody wrote it so', async ({ page, shop }) => {
    await shop.open('/blog/celadon-chiang-mai')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ศิลาดล')
    await expect(page.getByText(shop.text('blog:post.otherLanguage', { language: 'อังกฤษ' }))).toBeHidden()
    await expectAccessible(page)
  })
})

test('feeds carry the newest posts in the language of their address', async ({ page, shop }) => {
  const rss = await page.request.get(`${shop.url}/th/blog/feed.xml`)
  expect(rss.headers()['content-type']).toContain('application/rss+xml')
  expect(await rss.text()).toContain('ศิลาดล')
  const json = await page.request.get(`${shop.url}/en/blog/feed.json`)
  const feed: { version: string; items: { url: string }[] } = await json.json()
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.items.length).toBeGreaterThan(20)
  expect((await page.request.get(feed.items[0]?.url ?? '')).status()).toBe(200)
})

test.describe('addresses', () => {
  test.use({ expectedComplaints: [/status of 404/] })
  test('what was never written is not found', async ({ page, shop }) => {
    for (const path of ['/blog/nothing', '/blog/category/nothing', '/blog/tag/nothing']) {
      await shop.open(path)
      await expect(page.getByRole('heading', { level: 1, name: shop.text('errors:notFound.title') })).toBeVisible()
    }
  })
})
