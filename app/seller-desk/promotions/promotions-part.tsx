import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { percentFormat } from '../../i18n/number-format.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { minor, ONE_MILLION } from '../../platform/money.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { PromotionForm } from './promotion-form.tsx'
import { endPromotion, listShopPromotions, pausePromotion, type ShopPromotion } from './read-promotions.ts'
import { shopSales } from './read-sales.ts'
import { SaleForm } from './sale-form.tsx'
import { SalesList } from './sales-list.tsx'
import { standingOf } from './standing.ts'

const TONES = { running: 'leaf', later: 'indigo', paused: 'gold', ended: 'quiet', off: 'quiet', usedUp: 'gold' } as const

/** The codes and offers that a shop makes for its own pieces: who pays, what runs, what came of each. */
export default function PromotionsPart({ seller }: { seller: DeskSeller }) {
  const { t } = useTranslation(['desk-promotions', 'desk'])
  const [making, setMaking] = useState<'promotion' | 'sale'>()
  const promotions = useQuery({ queryKey: ['shop-promotions', seller.id], queryFn: () => listShopPromotions(seller.id) })
  const sales = useQuery(shopSales(seller.id))
  return (
    <div className="grid grid-cols-1 gap-6">
      <Notice tone="news">{t('pays')}</Notice>
      {making === 'promotion' && <PromotionForm seller={seller.id} onDone={() => setMaking(undefined)} />}
      {making === 'sale' && <SaleForm seller={seller.id} onDone={() => setMaking(undefined)} />}
      {making === undefined && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setMaking('promotion')}>{t('new')}</Button>
          <Button look="quiet" onClick={() => setMaking('sale')}>
            {t('sale.new')}
          </Button>
        </div>
      )}
      <SalesList seller={seller.id} />
      {promotions.isPending ? (
        <Waiting className="h-40" />
      ) : promotions.isError ? (
        <LoadFailure title={t('failed')} error={promotions.error} onRetry={() => void promotions.refetch()} />
      ) : promotions.data.length === 0 ? (
        !making && sales.data?.length === 0 && <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <ul className="grid grid-cols-1 gap-4" aria-label={t('desk:tabs.promotions')}>
          {promotions.data.map((promotion) => (
            <Row key={promotion.id} promotion={promotion} seller={seller.id} now={promotions.dataUpdatedAt} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ promotion, seller, now }: { promotion: ShopPromotion; seller: string; now: number }) {
  const { t, i18n } = useTranslation('desk-promotions')
  const queries = useQueryClient()
  const [changing, setChanging] = useState(false)
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const baht = (satang: number) => formatPrice(minor(satang), 'THB', language)
  const days = useMoments()({ dateStyle: 'medium' })
  const standing = standingOf(promotion, now)
  const move = useMutation({
    mutationFn: (to: 'ended' | 'paused' | 'resumed') => (to === 'ended' ? endPromotion(promotion.id) : pausePromotion(promotion.id, to === 'paused')),
    onSuccess: (_, to) => showToast({ title: t(to, { title: promotion.title }), tone: 'success' }),
    onError: (error: unknown) => showToast({ title: t(codeTaken(error) ? 'refused.code_taken' : 'notEnded'), ...whyOf(t, error), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['shop-promotions', seller] }),
  })
  const { budget, ends, limit, use } = promotion
  const percent = (share: number) => percentFormat(language).format(share)
  const worth =
    promotion.what === 'offer'
      ? t('worth.offer', { buy: promotion.buy, get: promotion.get, off: percent(promotion.off / 100) })
      : t(`worth.${promotion.kind}`, { percent: percent(promotion.percentPpm / ONE_MILLION), amount: baht(promotion.amount) })
  const named = <span className="sr-only">: {promotion.title}</span>
  const from = days.format(new Date(promotion.starts))
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-lg font-semibold wrap-anywhere">{promotion.title}</strong>
        <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>
      </p>
      <p>{promotion.minimum > 0 ? t('worth.from', { worth, minimum: baht(promotion.minimum) }) : worth}</p>
      <p className="text-sm text-ink-soft">
        {ends === null ? t('openDays', { from }) : t('days', { from, to: days.format(new Date(Date.parse(ends) - 1)) })}
        {limit !== null && ` · ${t('uses', { used: use.orders, limit })}`}
        {budget !== null && ` · ${t('budgetUsed', { spent: baht(budget.spent), most: baht(budget.most) })}`}
      </p>
      <p className="text-sm">
        {t('use', { count: use.orders, saved: baht(use.saved_minor) })}
        {use.held > 0 && ` · ${t('held', { count: use.held })}`}
      </p>
      {changing && <PromotionForm seller={seller} kept={promotion} onDone={() => setChanging(false)} />}
      {!changing && standing !== 'ended' && standing !== 'off' && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" onClick={() => setChanging(true)}>
            {t('edit')}
            {named}
          </Button>
          <Button look="quiet" busy={move.isPending} onClick={() => move.mutate(standing === 'paused' ? 'resumed' : 'paused')}>
            {t(standing === 'paused' ? 'resume' : 'pause')}
            {named}
          </Button>
          <Button look="quiet" busy={move.isPending} onClick={() => move.mutate('ended')}>
            {t('end')}
            {named}
          </Button>
        </div>
      )}
    </li>
  )
}

const codeTaken = (error: unknown) => error instanceof RefusedAnswer && error.hint === 'code_taken'
