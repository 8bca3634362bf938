import type { Page } from '@playwright/test'
import type pg from 'pg'
import sharp from 'sharp'
import { expect, type Shop } from './journey.ts'

type Applied = { name: string; /** Whose it is. */ email: string; db: pg.Client }

/** Somebody answers every part of an application to sell, and hands it in, for the office to decide about. */
export async function handInApplication(desk: Page, shop: Shop, { name, email, db }: Applied): Promise<void> {
  await shop.open('/dashboard?tab=profile', desk)
  await desk.getByRole('button', { name: shop.text('dashboard:sell.apply') }).click()
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a2040' } })
    .jpeg()
    .toBuffer()
  const part = async (kind: 'shop' | 'identity' | 'bank' | 'address' | 'crafts' | 'photos', answer: (part: ReturnType<Page['locator']>) => Promise<void>) => {
    const step = desk.locator(`[data-part="${kind}"]`)
    await step.locator('summary').click()
    await answer(step)
    await expect(step.locator('summary').getByText(shop.text('application:state.done'))).toBeVisible()
    await step.locator('summary').click()
  }
  const photos = (step: ReturnType<Page['locator']>, label: string, count: number) =>
    step
      .getByLabel(shop.text(label), { exact: true })
      .and(step.locator('input'))
      .setInputFiles(Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: photo })))
  await part('shop', async (step) => {
    await step.getByLabel(shop.text('dashboard:sell.businessName')).fill(name)
    await step.getByLabel(shop.text('dashboard:sell.businessType')).selectOption('family')
    await step.getByLabel(shop.text('dashboard:sell.province')).selectOption('TH-50')
  })
  await part('identity', async (step) => {
    await step.getByLabel(shop.text('application:identity.name')).fill('มาลี ใจดี')
    await photos(step, 'application:identity.paper', 1)
  })
  await part('bank', async (step) => {
    await step.getByLabel(shop.text('application:bank.bank'), { exact: true }).selectOption('kbank')
    await step.getByLabel(shop.text('application:bank.holder')).fill('มาลี ใจดี')
  })
  await part('address', (step) => step.getByLabel(shop.text('application:address.label'), { exact: true }).fill('12 หมู่ 4 บ้านทุ่ง แม่แจ่ม เชียงใหม่ 50270'))
  await part('crafts', (step) => step.getByLabel(shop.text('dashboard:sell.description')).fill('Mats of reed, dyed and woven by hand.'))
  await part('photos', (step) => photos(step, 'application:photos.add', 3))
  // A demo lets in at once whoever has shown that the address is hers. So she has not while she hands it in; nobody else is asked to wait.
  await setConfirmed(db, email, false)
  await desk.getByRole('button', { name: shop.text('dashboard:sell.send'), exact: true }).click()
  await expect(desk.getByText(shop.text('dashboard:sell.pending', { name }))).toBeVisible()
  await setConfirmed(db, email, true)
}

/** Whether an address counts as shown, without anything that follows from showing it. */
async function setConfirmed(db: pg.Client, email: string, confirmed: boolean): Promise<void> {
  await db.query('begin')
  await db.query('set local session_replication_role = replica')
  await db.query('update auth.users set email_confirmed_at = case when $2 then now() end where email = $1', [email, confirmed])
  await db.query('commit')
}
