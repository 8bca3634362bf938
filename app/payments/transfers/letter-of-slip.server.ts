import { slipNote } from '../../../emails/slip-note.ts'
import { FALLBACK_LANGUAGE } from '../../i18n/languages.ts'
import type { PayloadOf } from '../../letters/topics.ts'
import { formatPrice } from '../../money/currency.ts'
import type { Letter } from '../../platform/mailer.ts'
import { minor } from '../../platform/money.ts'
import type { Shop } from '../../shop.ts'

/** To the shop itself: somebody has to look into the account. */
export async function letterOfSlip(shop: Shop, { order_group_id: id }: PayloadOf<'shop.slip_sent'>): Promise<Letter[]> {
  const sent = await shop.service.maybe<{ number: string; total: bigint; email: string | null }>(
    `select number, total_minor as total, private.setting('shop.email') #>> '{}' as email from public.order_groups where id = $1`,
    [id],
  )
  if (!sent) return []
  const amount = formatPrice(minor(sent.total), 'THB', FALLBACK_LANGUAGE)
  return [slipNote(shop.words(FALLBACK_LANGUAGE), { to: sent.email || shop.settings.mailFrom, number: sent.number, amount })]
}
