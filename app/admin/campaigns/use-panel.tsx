import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { CampaignUse } from './read-campaign.ts'

/** The orders that a campaign lowered, and what came of it. */
export function UsePanel({ use }: { use: UseQueryResult<CampaignUse> }) {
  const { t, i18n } = useTranslation('admin-campaigns')
  const rowsOf = useRowsLink()
  const number = numberFormat(i18n.language)
  const found = use.data
  return (
    <Panel title={t('use.title')}>
      {use.isError && <LoadFailureLine error={use.error} onRetry={() => void use.refetch()} />}
      {use.isPending && <Waiting className="h-32 w-full" />}
      {found && (
        <Facts>
          <Fact name={t('use.orders')}>{number.format(found.orders)}</Fact>
          <Fact name={t('use.sold')}>
            <Amount minor={found.sold_minor} />
          </Fact>
          <Fact name={t('use.cost')}>
            <Amount minor={found.saved_minor} className="font-semibold" />
          </Fact>
          <Fact name={t('use.take')}>
            <Amount minor={found.take_minor} />
          </Fact>
          <Fact name={t('use.held')}>{found.held > 0 && number.format(found.held)}</Fact>
        </Facts>
      )}
      {found?.newest.length === 0 && <p className="text-sm text-ink-soft">{t('use.none')}</p>}
      {found && found.newest.length > 0 && (
        <ul className="mt-3 divide-y divide-line text-sm" aria-label={t('use.newest')}>
          {found.newest.map((order) => {
            const to = rowsOf('orders', { q: order.number })
            return (
              <li key={order.number} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {to === undefined ? (
                    order.number
                  ) : (
                    <Link to={to} className="text-indigo hover:underline">
                      {order.number}
                    </Link>
                  )}{' '}
                  {order.state === 'reserved' && <span className="text-ink-soft">{t('use.unpaid')}</span>}
                </span>
                <span className="text-ink-soft">
                  <Moment at={order.created_at} days />
                </span>
                <span>
                  −<Amount minor={order.saved_minor} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
