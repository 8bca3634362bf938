import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { percentFormat } from '../../i18n/number-format.ts'
import { openingTime } from '../../i18n/opening-time.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { endSale, moveSaleEnd, shopSales, type ShopSale } from './read-sales.ts'
import { endOf, MOST_DAYS, saleStanding } from './sale.ts'

const TONES = { running: 'leaf', later: 'indigo', ended: 'quiet' } as const

/** The sales of a shop: planned, running and over. */
export function SalesList({ seller }: { seller: string }) {
  const { t } = useTranslation('desk-promotions')
  const sales = useQuery(shopSales(seller))
  if (sales.isPending) return <Waiting className="h-24" />
  if (sales.isError) return <LoadFailure title={t('failed')} error={sales.error} onRetry={() => void sales.refetch()} />
  if (sales.data.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-4" aria-label={t('sale.list')}>
      {sales.data.map((sale) => (
        <Row key={sale.id} sale={sale} seller={seller} now={sales.dataUpdatedAt} />
      ))}
    </ul>
  )
}

function Row({ sale, seller, now }: { sale: ShopSale; seller: string; now: number }) {
  const { t, i18n } = useTranslation('desk-promotions')
  const queries = useQueryClient()
  const [day, setDay] = useState<string>()
  const percent = percentFormat(languageOf(i18n.language) ?? FALLBACK_LANGUAGE).format(sale.percent / 100)
  const moments = useMoments()
  const days = moments({ dateStyle: 'medium' })
  const standing = saleStanding(sale, now)
  const ends = day === undefined ? undefined : endOf(day, Date.parse(sale.starts), now)
  const move = useMutation({
    mutationFn: (until: string | undefined) => (until === undefined ? endSale(sale.id) : moveSaleEnd(sale.id, until)),
    onSuccess: (_, until) => {
      showToast({ title: t(until === undefined ? 'ended' : 'changed', { title: sale.name }), tone: 'success' })
      setDay(undefined)
    },
    onError: (error: unknown) => showToast({ title: t('notEnded'), ...whyOf(t, error), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['shop-sales', seller] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ends !== undefined) move.mutate(ends)
  }
  const named = <span className="sr-only">: {sale.name}</span>
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-lg font-semibold wrap-anywhere">{sale.name}</strong>
        <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>
      </p>
      <p>{t('sale.worth', { percent, count: sale.pieces })}</p>
      <p className="text-sm text-ink-soft">
        {t('days', { from: days.format(new Date(sale.starts)), to: days.format(new Date(Date.parse(sale.ends) - 1)) })}
        {sale.leftOut > 0 && ` · ${t('sale.leftOut', { count: sale.leftOut })}`}
      </p>
      {standing === 'later' && sale.followers !== null && (
        <p className="text-sm font-medium text-gold">
          {t('sale.followersFrom', {
            first: openingTime(moments, new Date(Date.parse(sale.starts) - sale.followers * 3_600_000).toISOString()),
            all: openingTime(moments, sale.starts),
          })}
        </p>
      )}
      {standing !== 'ended' && day === undefined && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" onClick={() => setDay('')}>
            {t('sale.move')}
            {named}
          </Button>
          <Button look="quiet" busy={move.isPending} onClick={() => move.mutate(undefined)}>
            {t(standing === 'later' ? 'sale.drop' : 'end')}
            {named}
          </Button>
        </div>
      )}
      {day !== undefined && (
        <form noValidate onSubmit={submit} className="grid max-w-sm gap-3">
          <Field
            label={t('ends')}
            required
            type="date"
            value={day}
            error={day !== '' && ends === undefined ? t('sale.problem.days', { days: MOST_DAYS }) : undefined}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={ends === undefined} busy={move.isPending}>
              {t('keep')}
            </Button>
            <Button look="quiet" onClick={() => setDay(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
