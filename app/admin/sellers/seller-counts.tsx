import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { COUNTED_TO, type SellerSheet } from './seller-sheet.ts'

/** What the shop has, each number a way to its rows. */
export function SellerCounts({ seller, counts }: { seller: string; counts: SellerSheet['counts'] }) {
  const { t } = useTranslation('admin-sellers')
  const rows = useRowsLink()
  const followers = useQuery({ queryKey: ['seller-followers', seller], queryFn: () => databaseResult<number>('shop_followers_count', { p_seller_id: seller }) })
  const of = { seller_id: seller }
  return (
    <Panel title={t('counts.title')}>
      <Facts>
        <Fact name={t('counts.products')}>
          <Count count={counts.products} to={rows('products', { ...of, status: ['active'] })} />
        </Fact>
        <Fact name={t('counts.drafts')}>
          <Count count={counts.drafts} to={rows('products', { ...of, status: ['draft'] })} />
        </Fact>
        <Fact name={t('counts.orders')}>
          <Count count={counts.orders} to={rows('orders', of)} />
        </Fact>
        <Fact name={t('counts.waiting')}>
          <Count count={counts.waiting} to={rows('orders', { ...of, waiting: true })} />
        </Fact>
        <Fact name={t('counts.followers')}>{followers.data !== undefined && <Count count={followers.data} to={undefined} />}</Fact>
        <Fact name={t('counts.cases')}>
          <Count count={counts.cases} to={undefined} />
        </Fact>
      </Facts>
    </Panel>
  )
}

function Count({ count, to }: { count: number; to: string | undefined }): ReactNode {
  const { t, i18n } = useTranslation('admin-sellers')
  const number = numberFormat(i18n.language).format(count)
  const said = count < COUNTED_TO ? number : t('counts.atLeast', { number })
  if (to === undefined || count === 0) return said
  return (
    <Link to={to} className="text-indigo hover:underline">
      {said}
    </Link>
  )
}
