import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { LineAmount } from '../settlement-lines/line-amount.tsx'
import { ProviderName } from '../settlement-lines/line-columns.tsx'

type ProviderBalance = {
  provider: string
  currency: string
  read_until: string | null
  books_minor: number
  reported_minor: number
  unreported_minor: number
  rest_minor: number
  waiting: number
}

const PARTS = ['books', 'reported', 'unreported', 'rest'] as const

/** Why each provider's account holds what it holds: what its reports say it still has, what no report told of yet, and what differs. */
export function ProviderBalances() {
  const { t } = useTranslation('admin-reconciliation')
  const rows = useRowsLink()
  const balances = useQuery({
    queryKey: ['settlement-balances'],
    queryFn: () => databaseResult<ProviderBalance[]>('settlement_balances', {}),
    ...CHANGES_ELSEWHERE,
  })
  if (balances.isError) return <LoadFailureLine error={balances.error} onRetry={() => void balances.refetch()} />
  if (!balances.data || balances.data.length === 0) return null
  return (
    <Panel title={t('balances.title')}>
      <p className="mb-3 text-sm text-ink-soft">{t('balances.hint')}</p>
      <ul className="grid gap-3 lg:grid-cols-2 xl:grid-cols-3">
        {balances.data.map((balance) => (
          <li key={`${balance.provider} ${balance.currency}`} className="rounded-control border border-line p-3 text-sm">
            <p className="mb-2 flex flex-wrap justify-between gap-x-3 font-semibold">
              <ProviderName provider={balance.provider} />
              <span className="font-normal text-ink-soft">{balance.read_until && <Moment at={balance.read_until} days />}</span>
            </p>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
              {PARTS.map((part) => (
                <div key={part} className="contents">
                  <dt className={part === 'books' ? 'font-semibold' : 'text-ink-soft'}>{t(`balances.${part}`)}</dt>
                  <dd className="text-end">
                    <LineAmount minor={balance[`${part}_minor`]} currency={balance.currency} />
                  </dd>
                </div>
              ))}
            </dl>
            {balance.waiting > 0 && (
              <div className="mt-2">
                <Link
                  to={rows('settlement-lines', { provider: [balance.provider], state: ['differs', 'unknown', 'missing'] }) ?? '/admin/settlement-lines'}
                  className="text-indigo underline underline-offset-4"
                >
                  {t('balances.waiting', { count: balance.waiting })}
                </Link>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
