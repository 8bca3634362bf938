import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectUsable, test, type Shop } from '../support/journey.ts'
import { ROOT } from '../support/source-tree.ts'

/** A way that `docs/tasks.md` promises: what is typed in the palette, and where Enter leads. */
type Way = { language: string; typed: string; leads: string }

/** The rows of its tables: in English the first says the task, in the others the language. */
function promisedWays(): Way[] {
  const lines = readFileSync(join(ROOT, 'docs/tasks.md'), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [, first = '', typed = '', leads = ''] = line.split('|').map((cell) => cell.trim())
    const address = /^`(.+)`$/.exec(leads)?.[1]
    return address === undefined ? [] : [{ language: ['nl', 'th'].includes(first) ? first : 'en', typed, leads: address }]
  })
}

const ways = promisedWays()

test('twenty tasks and more of an operator are found in the palette, in the words one would say', async ({ shop, another }) => {
  test.slow()
  expect(ways.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(20)
  const page = await another('owner')
  await goAll(page, shop, 'en')
  await page.keyboard.press('Control+k')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // In the words of Dutch and Thai colleagues, too.
  for (const language of ['nl', 'th']) await goAll(page, shop, language)
})

test('whoever may not do a task is not led to it', async ({ shop, another }) => {
  const page = await another('moderator')
  await openOffice(page, shop, 'en')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('change a fee')
  await expect(page.getByRole('option', { name: shop.text('admin-deeds:deeds.takeOut.title') })).toBeHidden()
  await page.getByRole('combobox').fill('fake product')
  await expect(page.getByRole('option', { name: shop.text('admin-deeds:deeds.takeOut.title') })).toBeVisible()
  await page.getByRole('combobox').fill('change a fee or commission')
  await expect(page.getByRole('option', { name: shop.text('admin-deeds:deeds.changeFee.title') })).toBeHidden()
})

/** Until its frame is there, nobody hears the keys. */
async function openOffice(page: Page, shop: Shop, language: string): Promise<void> {
  await page.goto(`${shop.url}/${language}/admin/inbox`)
  await expectUsable(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function goAll(page: Page, shop: Shop, language: string): Promise<void> {
  await openOffice(page, shop, language)
  for (const way of ways.filter((one) => one.language === language)) await go(page, way)
}

async function go(page: Page, { typed, leads, language }: Way): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  const field = palette.getByRole('combobox')
  await field.fill(typed)
  // Records are looked for meanwhile; a screen or a task is there at once.
  const first = palette.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  const wanted = new URL(leads, 'http://shop')
  await expect(page, `${typed} leads to ${leads}`).toHaveURL(({ pathname, searchParams }) => {
    const path = pathname.replace(`/${language}`, '')
    if (wanted.pathname.endsWith('*')) return path.startsWith(wanted.pathname.slice(0, -1))
    return path === wanted.pathname && [...wanted.searchParams].every(([name, value]) => name === 'do' || searchParams.get(name) === value)
  })
  // What is opened by its address is a dialog of that screen, and not asked for again.
  if (wanted.searchParams.has('do')) {
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('do'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}
