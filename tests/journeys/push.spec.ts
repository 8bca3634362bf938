import type { BrowserContext, Page } from '@playwright/test'
import { ask } from '../support/buying.ts'
import { launchOptions } from '../support/browser-launch.ts'
import { expect, expectAccessible, expectUsable, sessionOf, test, type Shop } from '../support/journey.ts'

// A browser without windows has no notifications.
test.use({ launchOptions: launchOptions({ whole: true }) })

const part = (page: Page, shop: Shop) => page.locator('#notifications').filter({ hasText: shop.text('settings:notifications.push.title') })
const button = (page: Page, shop: Shop, key: string) =>
  part(page, shop).getByRole('button', { name: shop.text(`settings:notifications.push.${key}`), exact: true })

/** A browser whose push service is played: the real ones are on the internet. */
async function withPushService(context: BrowserContext, address: string): Promise<void> {
  await context.addInitScript((endpoint) => {
    const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (localStorage.removeItem('played'), true) }
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => (localStorage.setItem('played', applicationServerKey), made),
      getSubscription: async () => (localStorage.getItem('played') === null ? null : made),
    })
  }, address)
}

test('a browser is asked after a press, tells what it is sent, and is silent again after another press', async ({ shop, another }, { project }) => {
  const page = await another('buyer')
  const context = page.context()
  const { access_token: token } = await sessionOf(shop, 'buyer')
  const endpoint = `https://push.example.com/${project.name}-${Date.now()}`
  const known = () => ask<{ language: string }>(page, shop, `push_subscriptions?select=language&endpoint=eq.${encodeURIComponent(endpoint)}`, { token })
  await withPushService(context, endpoint)
  await context.grantPermissions(['notifications'])
  await shop.open('/settings', page)
  await button(page, shop, 'turnOn').click()
  await expect(part(page, shop).getByText(shop.text('settings:notifications.push.isOn'))).toBeVisible()
  expect(await known()).toEqual([{ language: 'en' }])
  const kinds = part(page, shop).getByRole('group', { name: shop.text('settings:notifications.push.byPush') })
  await expect(kinds.getByRole('checkbox', { name: shop.text('notifications:mail.payment_received') })).toBeChecked()
  await expect(page.getByText(shop.text('settings:notifications.push.nowOn'))).toHaveCount(0)
  await expectAccessible(page)

  // What the shop sends, handed over by the browser as its push service would.
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) found(one.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const message = { title: 'Order shipped', body: 'Ban Mali has sent order H1', lang: 'en', tag: 'a', url: '/en/notifications' }
  const registrationId = await registered
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({ title, body, url: data.url })))
  // A browser without a desktop may forget one that is asked about while it is being shown. The shop sends again as well, and the tag keeps it one.
  await expect(async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId, data: JSON.stringify(message) })
    await expect.poll(shown, { timeout: 8_000 }).toEqual([{ title: message.title, body: message.body, url: message.url }])
  }).toPass({ timeout: 40_000 })

  // Read in another language, it is told in that one.
  await page.goto(`${shop.url}/th/settings`)
  await expectUsable(page)
  await expect.poll(known).toEqual([{ language: 'th' }])
  await shop.open('/settings', page)
  await button(page, shop, 'turnOff').click()
  await expect(button(page, shop, 'turnOn')).toBeVisible()
  expect(await known()).toEqual([])
})

test('a browser that forbids it says what to do, and a push leads to what it is about', async ({ shop, another }) => {
  const page = await another('buyer')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await shop.open('/settings', page)
  await expect(part(page, shop).getByText(shop.text('settings:notifications.push.denied'))).toBeVisible()
  await expect(button(page, shop, 'turnOn')).toHaveCount(0)

  const { access_token: token } = await sessionOf(shop, 'buyer')
  const [told] = await ask<{ id: string }>(page, shop, 'notifications?select=id&kind=eq.order_delivered&limit=1', { token })
  if (!told) throw new Error('The demo buyer has had no order delivered')
  await shop.open(`/notifications?open=${told.id}`, page)
  await page.waitForURL(/order-tracking\?token=/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: shop.text('notifications:title') })).toBeVisible()
})
