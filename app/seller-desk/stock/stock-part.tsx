import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { LOW_STOCK_BELOW } from '../../stock/stock-line.ts'
import { isLow, type DeskSeller, type StockRow } from '../desk.ts'
import { doAtDesk, useDeeds } from '../queue/desk-queue.ts'
import { NotKept } from '../queue/queue.ts'
import { NoPieces } from './no-pieces.tsx'
import { PartLine } from './part-line.tsx'
import { useStock } from './use-stock.ts'

/** What lies in the workshop, the scarcest first; counted in place. */
export default function StockPart({ seller }: { seller: DeskSeller }) {
  const { t } = useTranslation('desk')
  const [search, setSearch] = useState('')
  const [lowOnly, setLowOnly] = useState(false)
  const stock = useStock(seller.id, { words: search, low: lowOnly, first: 'scarcest' })
  const { read, rows, failed } = stock
  if (read.isPending) return <Waiting className="h-64" />
  if (read.isError) return <LoadFailure title={t('failed')} error={read.error} onRetry={() => void read.refetch()} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Field
          label={t('stock.search')}
          hideLabel
          type="search"
          placeholder={t('stock.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="min-w-[min(15rem,100%)] flex-1 sm:max-w-md"
        />
        <Checkbox label={t('stock.lowOnly', { count: stock.low })} checked={lowOnly} onChange={(event) => setLowOnly(event.currentTarget.checked)} />
      </div>
      <PartLine part={stock.part} />
      {read.data.total === 0 ? (
        <NoPieces level={2} sellerId={seller.id} title={t('stock.noPieces')} text={t('stock.empty')} />
      ) : failed ? (
        <LoadFailure title={t('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : rows.length === 0 && stock.isAsking ? (
        <Waiting className="h-64" />
      ) : rows.length === 0 ? (
        <EmptyState level={2} title={lowOnly && search.trim() === '' ? t('stock.noneLow') : t('stock.none')} />
      ) : (
        <div className="relative overflow-x-auto rounded-card border border-line bg-surface" role="region" aria-label={t('tabs.stock')} tabIndex={0}>
          <table className="w-full text-start max-sm:block sm:min-w-160">
            {/* On phones a piece stands above its numbers, so that what is counted is never out of sight. */}
            <thead className="border-b border-line text-sm text-ink-soft max-sm:sr-only">
              <tr>
                <th scope="col" className="p-3 text-start font-semibold">
                  {t('stock.product')}
                </th>
                <th scope="col" className="p-3 text-end font-semibold">
                  {t('stock.available')}
                </th>
                <th scope="col" className="p-3 text-end font-semibold">
                  {t('stock.held')}
                </th>
                <th scope="col" className="p-3 text-end font-semibold">
                  {t('stock.onHand')}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map((row) => (
                <StockLine key={row.variantId} row={row} sellerId={seller.id} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

function StockLine({ row, sellerId }: { row: StockRow; sellerId: string }) {
  const { t } = useTranslation('desk')
  const [counted, setCounted] = useState<string>()
  const title = row.variant === '' ? row.name : `${row.name} · ${row.variant}`
  const waiting = useDeeds(sellerId).find((deed) => deed.kind === 'count' && deed.variantId === row.variantId)
  const count = useMutation({
    // What is not sent waits on this phone, under its key.
    retry: false,
    networkMode: 'always',
    mutationFn: (wanted: number) => doAtDesk(sellerId, { kind: 'count', variantId: row.variantId, title, seen: row.onHand, counted: wanted }),
    onSuccess: (outcome) => {
      setCounted(undefined)
      if (outcome === 'done') showToast({ title: t('stock.saved', { name: title }), tone: 'success' })
    },
  })
  const value = counted ?? String(waiting?.kind === 'count' ? waiting.counted : row.onHand)
  const wanted = /^\d{1,6}$/.test(value) ? Number(value) : undefined
  const error =
    wanted === undefined ? t('stock.wholeNumber') : count.error ? t(count.error instanceof NotKept ? 'refused.notKept' : 'refused.unexpected') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== undefined && wanted !== row.onHand && !waiting) count.mutate(wanted)
  }
  return (
    <tr className="border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:gap-y-3 max-sm:p-3">
      <th scope="row" className="text-start font-normal max-sm:col-span-full sm:p-3">
        <span className="flex items-center gap-3">
          <span className="w-12 shrink-0">
            <Picture src={row.image} alt="" sizes="48px" ratio="1 / 1" className="rounded-control" />
          </span>
          <span className="min-w-0">
            <Link to={`/products/${row.productId}`} className="font-medium pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center">
              {row.name}
            </Link>
            <span className="block text-sm text-ink-soft">{[row.variant, row.sku].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      </th>
      <td className="align-top tabular-nums sm:p-3 sm:text-end">
        <PhoneLabel>{t('stock.available')}</PhoneLabel>
        {row.available}{' '}
        {isLow(row, LOW_STOCK_BELOW) && (
          <span className="max-sm:mt-1 max-sm:block">
            <Badge tone="gold">{row.available === 0 ? t('stock.out') : t('stock.low')}</Badge>
          </span>
        )}
      </td>
      <td className="align-top tabular-nums sm:p-3 sm:text-end">
        <PhoneLabel>{t('stock.held')}</PhoneLabel>
        {row.held}
      </td>
      <td className="align-top max-sm:col-span-full max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4 sm:p-3">
        <PhoneLabel>{t('stock.onHand')}</PhoneLabel>
        <form onSubmit={submit} className="flex items-start justify-end gap-2">
          <Field
            label={t('stock.countOf', { name: title })}
            hideLabel
            required
            inputMode="numeric"
            value={value}
            error={error}
            onChange={(event) => setCounted(event.currentTarget.value)}
            readOnly={waiting !== undefined}
            className="w-28"
          />
          {counted !== undefined && wanted !== row.onHand && (
            <Button type="submit" size="small" busy={count.isPending} className="min-h-11 shrink-0">
              {t('stock.save')}
            </Button>
          )}
        </form>
      </td>
    </tr>
  )
}

/** What a number is, where the head of the table is out of sight; those who hear the page are told by the head. */
const PhoneLabel = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="block text-xs text-ink-soft sm:hidden">
    {children}
  </span>
)
