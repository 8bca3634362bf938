import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DebtBadge } from './debt-badge.tsx'

export type OpenDebt = { id: string; owed_minor: number; started_at: string; grace_until: string; blocked_at: string | null }

/** What a shop owes, on its page: how much, since when, and what comes of it. */
export function SellerDebt({ debt }: { debt: OpenDebt }) {
  const { t } = useTranslation('admin-debts')
  const blocked = debt.blocked_at !== null
  return (
    <div className="mt-4 flex flex-col items-start gap-2 rounded-control border border-line bg-terracotta-wash p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {t('owes')} <Amount minor={debt.owed_minor} /> <DebtBadge state={blocked ? 'blocked' : 'grace'} />
      </p>
      <p className="text-ink-soft">
        {t('columns.started')} <Moment at={debt.started_at} days /> · {t(blocked ? 'columns.blocked' : 'columns.grace')}{' '}
        <Moment at={debt.blocked_at ?? debt.grace_until} days />
      </p>
      <RecordLink to="debts" id={debt.id}>
        {t('open')}
      </RecordLink>
    </div>
  )
}
