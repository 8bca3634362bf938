import type { Page } from '@playwright/test'
import { expect, type Shop } from './journey.ts'

type Piece = { name: string; price: string; stock: string; /** The id of its category; the first where none is named. */ category?: string; early?: number }

/** A maker describes a piece on one page and keeps it as a draft; her desk then shows her products. */
export async function describePiece(desk: Page, shop: Shop, { name, price, stock, category, early }: Piece): Promise<void> {
  await shop.open('/seller-dashboard/products/new?step=all', desk)
  const box = (key: string) => desk.getByRole('textbox', { name: shop.text(key), exact: true })
  await box('dashboard:product.name').fill(name)
  await desk.getByRole('combobox', { name: shop.text('dashboard:product.category') }).selectOption(category ?? { index: 1 })
  await box('dashboard:product.price').fill(price)
  await box('dashboard:product.stock').fill(stock)
  if (early !== undefined) await desk.getByRole('checkbox', { name: shop.text('dashboard:product.early', { hours: early }) }).check()
  await desk.getByRole('button', { name: shop.text('listing:keepDraft') }).click()
  await expect(desk.getByRole('heading', { name: shop.text('listing:placed.draft', { name }) })).toBeVisible()
  await shop.open('/dashboard?tab=products', desk)
}
