import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import type { ButtonLook } from '../../ui/button.tsx'
import { askedReference } from './asked-reference.ts'
import type { PayoutRow } from './payout-row.ts'

/** What has to be known of a payout to decide it among others. */
export type Decided = Pick<PayoutRow, 'id' | 'number' | 'seller_name' | 'amount_minor' | 'status' | 'provider'>

const sumOf = (payouts: readonly Decided[]): number => payouts.reduce((sum, { amount_minor: amount }) => sum + amount, 0)

/** Approves what waits for it among the chosen; a large one waits for a second person as always. */
export function BulkApprove({ chosen }: { chosen: readonly Decided[] }) {
  const { t } = useTranslation('admin-payouts')
  const amount = useAmount()
  const rows = chosen.filter(({ status }) => status === 'pending')
  return (
    <BulkDeed
      rows={rows}
      chosen={chosen.length}
      verb={t('deeds.approve.verb')}
      consequence={t('deeds.approve.consequence')}
      total={amount(sumOf(rows))}
      look="primary"
      nameOf={(payout) => `${payout.number} · ${payout.seller_name} · ${amount(payout.amount_minor)}`}
      ask={({ id }, reason) => askDatabase('approve_payout', { p_id: id, p_reason: reason })}
    />
  )
}

/** A bulk transfer has one reference: what it has sent of the chosen is paid with it. What a provider sends, only the provider knows the end of. */
export function BulkPaid({ chosen, look = 'quiet' }: { chosen: readonly Decided[]; look?: ButtonLook }) {
  const { t } = useTranslation('admin-payouts')
  const amount = useAmount()
  const rows = chosen.filter(({ status, provider }) => status === 'processing' && provider === '')
  return (
    <BulkDeed
      rows={rows}
      chosen={chosen.length}
      verb={t('deeds.paid.verb')}
      consequence={t('deeds.paid.consequence')}
      total={amount(sumOf(rows))}
      look={look}
      asked={askedReference(t)}
      nameOf={(payout) => `${payout.number} · ${payout.seller_name} · ${amount(payout.amount_minor)}`}
      ask={({ id }, reference) => askDatabase('mark_payout_paid', { p_id: id, p_reason: reference })}
    />
  )
}
