import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { enlarge, overflow, shrink } from '../support/narrow-screen.ts'
import { belowChat, smallTargets } from '../support/small-targets.ts'

const PHONE = { width: 360, height: 740 }
/** The dialog of a part that is opened most, by the button that opens it. */
const DIALOGS: Readonly<Record<string, string>> = { orders: 'desk-refunds:open', products: 'desk-products:sheet' }
const PARTS = ['home', 'orders', 'messages', 'products', 'cases', 'stock', 'promotions', 'stall', 'reviews', 'money', 'analytics', 'shop', 'team']

test.use({ language: 'th', viewport: PHONE })

/** The part is the one that was chosen, and what it asks for has come: nothing that stands for it is left. */
async function isThere(desk: Page, at: number): Promise<void> {
  await expect(desk.getByRole('tab').nth(at)).toHaveAttribute('aria-selected', 'true')
  await expect(desk.getByRole('tabpanel')).toHaveText(/\S/)
  await expect(desk.getByRole('tabpanel').locator('.animate-pulse, [aria-busy="true"]')).toHaveCount(0)
}

/** The same of a dialog, which lies above the chat's button. */
async function isDialogMet(desk: Page, { name, where }: { name: string; where: string }): Promise<void> {
  await desk.getByRole('tabpanel').getByRole('button', { name, exact: true }).first().click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await expect(dialog.locator('.animate-pulse, [aria-busy="true"]')).toHaveCount(0)
  expect(await smallTargets(desk), `${where} is too small for a finger`).toEqual([])
  await expectAccessible(desk)
  await enlarge(desk)
  expect(await overflow(desk), `${where} is wider than the screen with letters twice as large`).toEqual([])
  await shrink(desk)
  await desk.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('every part of the desk and the chat is met by a finger, and keeps nobody out with letters twice as large', async ({ shop, another }) => {
  const desk = await another('seller')
  await desk.setViewportSize(PHONE)
  await shop.open('/seller-dashboard', desk)
  await expect(desk.getByRole('tablist').first()).toBeVisible()
  await desk.locator('.chat-button').waitFor({ state: 'attached' })
  for (const [at, part] of PARTS.entries()) {
    await desk.getByRole('tab').nth(at).click()
    await expect(desk).toHaveURL(part === 'home' ? /seller-dashboard$/ : new RegExp(`tab=${part}$`))
    await isThere(desk, at)
    if (part === 'messages') {
      await desk
        .getByRole('list', { name: shop.text('desk-messages:tab') })
        .getByRole('button')
        .first()
        .click()
      await desk.getByRole('log').locator('time').first().waitFor()
    }
    expect(await smallTargets(desk), `${part} is too small for a finger`).toEqual([])
    await expect.poll(() => belowChat(desk), `${part} lies below the chat’s button`).toEqual([])
    await enlarge(desk)
    await expectAccessible(desk)
    expect(await overflow(desk), `${part} is wider than the screen with letters twice as large`).toEqual([])
    await shrink(desk)
    const opens = DIALOGS[part]
    if (opens !== undefined) await isDialogMet(desk, { name: shop.text(opens), where: `the dialog of ${part}` })
  }
})
