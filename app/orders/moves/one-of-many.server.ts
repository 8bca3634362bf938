import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'

/** As many as one run ends; the next goes on. */
export const AT_ONCE = 200

/** What goes wrong with one order keeps no other waiting. That somebody was faster, so that it has moved on by itself, is nothing wrong. */
export async function oneOfMany(shop: Shop, orderId: string, move: () => Promise<unknown>): Promise<void> {
  try {
    await move()
  } catch (error) {
    if (isDatabaseError(error) && error.code === 'HT003') return
    shop.log.error({ err: error, orderId }, 'An order whose time is up could not be moved.')
  }
}
