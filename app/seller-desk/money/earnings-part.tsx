import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { monthsOf } from '../../payouts/statements/statement.ts'
import { toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { GiveRefund } from '../refunds/give-refund.tsx'
import { EarningsParts } from './earnings-of-order.tsx'
import { EARNING_PARTS, earningsTable, type MonthEarnings, paidStateOf, sumOf } from './order-earnings.ts'
import { readEarnings } from './read-earnings.ts'

type Price = (satang: number) => string
/** As many orders as are shown at once. */
const STEP = 5

/** What each order of a month earned, and all of them together; as a file for whoever keeps the shop's books. */
export function EarningsPart({ seller, price, mayRefund }: { seller: DeskSeller; price: Price; mayRefund: boolean }) {
  const { t, i18n } = useTranslation('desk-earnings')
  const [month, setMonth] = useState<string>()
  const found = useQuery({
    queryKey: ['earnings', seller.id, month],
    queryFn: () => readEarnings(seller.id, month),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  const nameOf = (each: string) => dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: SHOP_ZONE }).format(new Date(`${each}-15T12:00:00Z`))
  return (
    <section aria-labelledby="earnings">
      <h2 id="earnings" className="mb-3 text-xl">
        {t('title')}
      </h2>
      {found.isError ? (
        <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Waiting className="h-60 w-full" />
      ) : (
        <div className="rounded-card border border-line bg-surface p-4" aria-busy={found.isPlaceholderData}>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Select
              label={t('month')}
              required
              value={month ?? found.data.month}
              onChange={(event) => setMonth(event.currentTarget.value)}
              options={monthsOf(found.data).map((each) => ({ value: each, label: nameOf(each) }))}
            />
            {found.data.orders.length > 0 && <Files earnings={found.data} />}
          </div>
          {found.data.orders.length === 0 ? (
            <p className="mt-4 text-ink-soft">{t('none')}</p>
          ) : (
            <Orders key={found.data.month} earnings={found.data} price={price} sellerId={seller.id} mayRefund={mayRefund} />
          )}
        </div>
      )}
    </section>
  )
}

function Orders({ earnings: { orders }, price, sellerId, mayRefund }: { earnings: MonthEarnings; price: Price; sellerId: string; mayRefund: boolean }) {
  const { t } = useTranslation('desk-earnings')
  const [shown, setShown] = useState(STEP)
  const sum = sumOf(orders)
  return (
    <>
      <dl className="mt-4 divide-y divide-line">
        {[...EARNING_PARTS.filter((part) => sum[part] !== 0), 'net' as const].map((part) => (
          <div
            key={part}
            className={part === 'net' ? 'flex flex-wrap justify-between gap-x-4 py-2 font-semibold' : 'flex flex-wrap justify-between gap-x-4 py-2'}
          >
            <dt>{part === 'net' ? t('allNet', { count: orders.length }) : t(`part.${part}`)}</dt>
            <dd className="ms-auto whitespace-nowrap tabular-nums">{price(sum[part])}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2" aria-label={t('title')}>
        {orders.slice(0, shown).map((order) => (
          <li key={order.id}>
            <Disclosure
              summary={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="tabular-nums">
                    {order.number} <span className="text-sm font-normal text-ink-soft">{t(`short.${paidStateOf(order)}`)}</span>
                  </span>
                  <span className="tabular-nums">{price(order.net)}</span>
                </span>
              }
            >
              <EarningsParts earned={order} />
              {mayRefund && <GiveRefund order={order} sellerId={sellerId} />}
            </Disclosure>
          </li>
        ))}
      </ul>
      {shown < orders.length && (
        <Button look="quiet" className="mt-3" onClick={() => setShown(shown + STEP)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Files({ earnings: { month, orders } }: { earnings: MonthEarnings }) {
  const { t } = useTranslation('desk-earnings')
  const head = [t('file.day'), t('file.order'), ...EARNING_PARTS.map((part) => t(`part.${part}`)), t('net'), t('file.byHattha')]
  const rows = () => earningsTable(orders, { head: [...head, t('file.state'), t('file.payout'), t('file.paid')], state: (state) => t(`short.${state}`) })
  const name = `hattha-orders-${month}`
  const takeWorkbook = async () => {
    // Fetched when first asked for.
    const { default: writeXlsxFile } = await import('write-excel-file/browser')
    await writeXlsxFile(rows().map((cells) => cells.map((value) => ({ value })))).toFile(`${name}.xlsx`)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" size="small" onClick={() => downloadFile(`${name}.csv`, toCsv(rows()), 'text/csv;charset=utf-8')}>
        {t('csv')}
      </Button>
      <Button look="quiet" size="small" onClick={() => void takeWorkbook()}>
        {t('xlsx')}
      </Button>
    </div>
  )
}
