import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { Movement } from './gift-card-row.ts'

/** Whose credit the worth of a card became, what it paid for, and what of it came back. */
export function GiftCardMovements({ id }: { id: string }) {
  const { t } = useTranslation('admin-gift-cards')
  const found = useQuery({ queryKey: ['gift-card-history', id], queryFn: () => databaseResult<Movement[]>('gift_card_history', { p_id: id }) })
  return (
    <Panel title={t('movements.title')}>
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-16" />}
      {found.data?.length === 0 && <p className="text-sm text-ink-soft">{t('movements.none')}</p>}
      <ul className="divide-y divide-line">
        {found.data?.map((movement) => (
          <li
            key={`${movement.at} ${movement.kind} ${movement.order_number} ${movement.amount_minor}`}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0">
              <span className="block font-medium">{t(`movements.kinds.${movement.kind}`)}</span>
              <span className="block text-sm wrap-anywhere text-ink-soft">
                <Moment at={movement.at} />
                {movement.person_id !== null && (
                  <>
                    {' · '}
                    <Link className="text-indigo hover:underline" to={`/admin/people/${movement.person_id}`}>
                      {movement.name}
                    </Link>
                  </>
                )}
                {movement.order_number !== null && ` · ${movement.order_number}`}
              </span>
            </span>
            <Amount minor={movement.amount_minor} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
