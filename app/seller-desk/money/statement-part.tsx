import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { listNames } from '../../i18n/list-names.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { monthsOf, STATED_PARTS, type Statement, statementCsv, sumsOf } from '../../payouts/statements/statement.ts'
import { readStatement } from '../../payouts/statements/read-statement.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { TakePaper } from './take-paper.tsx'
import { StatementEntries } from './statement-entries.tsx'

type Price = (satang: number) => string

/** What a month did to a maker's balance: from where to where, by what, and every entry behind it. */
export function StatementPart({ seller, price }: { seller: DeskSeller; price: Price }) {
  const { t, i18n } = useTranslation('statements')
  const [month, setMonth] = useState<string>()
  const found = useQuery({
    queryKey: ['statement', seller.id, month],
    queryFn: () => readStatement(seller.id, month),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  const nameOf = (each: string) => dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: SHOP_ZONE }).format(new Date(`${each}-15T12:00:00Z`))
  return (
    <section aria-labelledby="statements">
      <h2 id="statements" className="mb-3 text-xl">
        {t('title')}
      </h2>
      {found.isError ? (
        <LoadFailureLine title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Waiting className="h-60 w-full" />
      ) : found.data.since === null ? (
        <p className="text-ink-soft">{t('none')}</p>
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
            <div className="flex flex-wrap gap-2">
              <TakePaper paper={{ paper: 'statement', seller: seller.id, of: found.data.month }} label={t('pdf')} />
              <TakeAsCsv statement={found.data} />
            </div>
          </div>
          <Sums statement={found.data} price={price} />
          {found.data.lines.length > 0 && (
            <Disclosure summary={t('entries')} className="border-b-0">
              <StatementEntries key={found.data.month} lines={found.data.lines} price={price} />
            </Disclosure>
          )}
        </div>
      )}
    </section>
  )
}

function Sums({ statement, price }: { statement: Statement; price: Price }) {
  const { t, i18n } = useTranslation(['statements', 'payouts'])
  const sums = sumsOf(statement)
  const parts = STATED_PARTS.filter((part) => part !== 'reserve' || statement.closing.reserve !== 0).map(
    (part) => `${t(`payouts:balance.${part}`)} ${price(statement.closing[part])}`,
  )
  return (
    <dl className="mt-4 divide-y divide-line">
      <Row name={t('opening')} amount={price(statement.opening.total)} strong />
      {sums.map(({ kind, amount }) => (
        <Row key={kind} name={t(`kind.${kind}`)} amount={price(amount)} />
      ))}
      {sums.length === 0 && (
        <div className="py-2 text-ink-soft">
          <dt className="sr-only">{t('entries')}</dt>
          <dd>{t('empty')}</dd>
        </div>
      )}
      <Row
        name={t(statement.month === statement.current ? 'soFar' : 'closing')}
        amount={price(statement.closing.total)}
        note={t('ofIt', { list: listNames(i18n.language, parts) })}
        strong
      />
    </dl>
  )
}

function Row({ name, amount, note, strong = false }: { name: string; amount: string; note?: string; strong?: boolean }) {
  return (
    <div className={clsx('flex flex-wrap justify-between gap-x-4 py-2', strong && 'font-semibold')}>
      <dt>{name}</dt>
      <dd className="ms-auto tabular-nums">{amount}</dd>
      {note && <dd className="w-full text-sm font-normal text-ink-soft">{note}</dd>}
    </div>
  )
}

function TakeAsCsv({ statement }: { statement: Statement }) {
  const { t } = useTranslation('statements')
  const take = () => {
    const csv = statementCsv(statement, {
      head: [t('day'), t('what'), t('about'), t('note'), t('amount')],
      opening: t('opening'),
      closing: t(statement.month === statement.current ? 'soFar' : 'closing'),
      kind: (kind) => t(`kind.${kind}`),
    })
    downloadFile(`hattha-${statement.month}.csv`, csv, 'text/csv;charset=utf-8')
  }
  return (
    <Button look="quiet" size="small" onClick={take}>
      {t('csv')}
    </Button>
  )
}
