import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openDatabase } from '../hostile/hostile-shop.ts'
import { expect, expectAccessible, sessionOf, test } from '../support/journey.ts'
import { askMaker, enterAs, givenMember } from '../support/journey-people.ts'
import { enlarge, overflow, shrink } from '../support/narrow-screen.ts'
import { belowChat, smallTargets } from '../support/small-targets.ts'

const PHONE = { width: 360, height: 740 }
/** Dialogs of a part, by the button that opens each, with the button that ends a long one and has to be in sight. */
const DIALOGS: Readonly<Record<string, readonly { opens: string; ends?: string }[]>> = {
  orders: [{ opens: 'desk-refunds:open' }],
  products: [
    { opens: 'desk-products:sheet' },
    { opens: 'desk-products:languages', ends: 'desk-languages:keep' },
    { opens: 'dashboard:products.wholesale', ends: 'wholesale:desk.save' },
  ],
}
const PARTS = ['home', 'orders', 'messages', 'products', 'cases', 'stock', 'promotions', 'stall', 'reviews', 'money', 'analytics', 'shop', 'team']

test.use({ language: 'th', viewport: PHONE })

/** The part is the one that was chosen, and what it asks for has come: nothing that stands for it is left. */
async function isThere(desk: Page, at: number): Promise<void> {
  await expect(desk.getByRole('tab').nth(at)).toHaveAttribute('aria-selected', 'true')
  await expect(desk.getByRole('tabpanel')).toHaveText(/\S/)
  await expect(desk.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The same of a dialog, which lies above the chat's button. */
async function isDialogMet(desk: Page, { name, where, ends }: { name: RegExp; where: string; ends?: string | undefined }): Promise<void> {
  await desk.getByRole('tabpanel').getByRole('button', { name }).first().press('Enter')
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
  if (ends !== undefined) await expect(dialog.getByRole('button', { name: ends, exact: true })).toBeInViewport({ ratio: 1 })
  expect(await smallTargets(desk), `${where} is too small for a finger`).toEqual([])
  await expectAccessible(desk)
  await enlarge(desk)
  expect(await overflow(desk), `${where} is wider than the screen with letters twice as large`).toEqual([])
  await shrink(desk)
  await desk.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('every part of the desk and the chat is met by a finger, and keeps nobody out with letters twice as large', async ({ shop, another }) => {
  // Thirteen parts and four dialogs, each read by axe with letters of both sizes.
  test.slow()
  // Of this walk's own: whoever opens a talk of another journey has read it, and is seen there.
  const asking = `Nok ${Date.now()}`
  await askMaker(shop, { member: await givenMember(shop, { name: asking }), maker: await sessionOf(shop, 'seller'), words: 'Is it dyed with indigo?' })
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
        .getByRole('list', { name: shop.text('desk:tabs.messages') })
        .getByRole('button')
        .filter({ hasText: asking })
        .click()
      await desk.getByRole('log').locator('time').first().waitFor()
    }
    expect(await smallTargets(desk), `${part} is too small for a finger`).toEqual([])
    await expect.poll(() => belowChat(desk), `${part} lies below the chat’s button`).toEqual([])
    await enlarge(desk)
    await expectAccessible(desk)
    expect(await overflow(desk), `${part} is wider than the screen with letters twice as large`).toEqual([])
    await shrink(desk)
    for (const { opens, ends } of DIALOGS[part] ?? []) {
      // Buttons of a row go on with what the row is about.
      const name = new RegExp(`^${shop.text(opens)}(?:\\s*:|$)`)
      await isDialogMet(desk, { name, where: `the dialog ${opens} of ${part}`, ends: ends && shop.text(ends) })
    }
  }
})

test('what a member of a cooperative sees of its desk is met by a finger, by day and with letters twice as large', async ({ shop, page }) => {
  const member = await givenMember(shop, { name: 'มาลี ใจดี' })
  const db = await openDatabase(shop)
  await db.query(
    `with shop as (select id from public.sellers where business_type = 'cooperative' and application_status = 'approved' order by id limit 1),
       person as (select id from auth.users where email = $1),
       colleague as (insert into public.seller_members (seller_id, person_id, role) select shop.id, person.id, 'member' from shop, person)
     insert into public.cooperative_members (id, seller_id, name, rule, person_id) select $2, shop.id, 'มาลี ใจดี', 'all', person.id from shop, person`,
    [member.email, randomUUID()],
  )
  await db.end()
  await enterAs(page, shop, member)
  await shop.open('/seller-dashboard')
  await expect(page.getByText(shop.text('cooperative:made.none'))).toBeVisible()
  await page.locator('.chat-button').waitFor({ state: 'attached' })
  expect(await smallTargets(page), 'the desk of a member is too small for a finger').toEqual([])
  await expect.poll(() => belowChat(page), 'the desk of a member lies below the chat’s button').toEqual([])
  await page.getByRole('button', { name: shop.text('team:leave') }).click()
  await expect(page.getByRole('button', { name: shop.text('team:stay') })).toBeVisible()
  expect(await smallTargets(page), 'the question whether to leave is too small for a finger').toEqual([])
  await enlarge(page)
  await expectAccessible(page)
  expect(await overflow(page), 'the desk of a member is wider than the screen with letters twice as large').toEqual([])
  await shrink(page)
  await page.getByRole('button', { name: shop.text('team:stay') }).click()
  await expect(page.getByRole('button', { name: shop.text('team:leave') })).toBeVisible()
})
