import { expect, test } from '../support/journey.ts'

// The frame that shows a letter runs nothing, not even what the test asks it to look up; Chromium tells so on the console.
test.use({ expectedComplaints: [/document's frame is sandboxed/] })

test('a developer reads a letter the shop has caught', async ({ page, shop, mailbox }) => {
  const email = `lin${Date.now()}@example.com`
  await shop.open('/')
  // The interface the browser's client speaks, with the key every page carries.
  const status = await page.evaluate(
    async ({ address, to }) => {
      const facts: { api: { anonKey: string } } = JSON.parse(document.getElementById('shop-facts')?.textContent ?? '{}')
      const answer = await fetch(`${address}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: facts.api.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          email: to,
          password: 'celadon from Chiang Mai',
          data: { full_name: 'Lin', language: 'en', terms_version: '2026-11', privacy_version: '2026-11' },
        }),
      })
      return answer.status
    },
    { address: shop.url, to: email },
  )
  expect(status).toBe(200)

  const letter = await mailbox.newest(email)
  await page.goto(`${shop.url}/dev/mailbox`)
  await page.getByRole('row', { name: email }).getByRole('link', { name: letter.subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: letter.subject })).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('link', { name: shop.text('account-letters:confirmation.button') })).toBeVisible()
})
