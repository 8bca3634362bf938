import { useTranslation } from 'react-i18next'
import type { CaseSums } from '../case.ts'
import { useCaseFormat } from '../case-format.ts'

type Props = CaseSums & { points: number; isFault?: boolean }

/** What goes back, before it is asked for. */
export function RefundSums({ goods, shipping, total, reckoned, points, isFault = false }: Props) {
  const { t } = useTranslation('returns')
  const { baht } = useCaseFormat()
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-control bg-indigo-wash px-4 py-3 tabular-nums" aria-live="polite">
      {reckoned && !isFault && reckoned.kept > 0 && (
        <>
          <dt className="text-sm text-ink-soft">{t('refund.bought')}</dt>
          <dd className="text-end text-sm">{baht(reckoned.bought)}</dd>
          <dt className="text-sm text-ink-soft">{t('refund.kept')}</dt>
          <dd className="text-end text-sm">−{baht(reckoned.kept)}</dd>
          {reckoned.given > 0 && (
            <>
              <dt className="text-sm text-ink-soft">{t('refund.given')}</dt>
              <dd className="text-end text-sm">−{baht(reckoned.given)}</dd>
            </>
          )}
        </>
      )}
      {shipping > 0 && (
        <>
          <dt className="text-sm text-ink-soft">{t('refund.goods')}</dt>
          <dd className="text-end text-sm">{baht(goods)}</dd>
          <dt className="text-sm text-ink-soft">{t('refund.shipping')}</dt>
          <dd className="text-end text-sm">{baht(shipping)}</dd>
        </>
      )}
      <dt className="font-semibold">{t('refund.total')}</dt>
      <dd className="text-end font-semibold">{baht(total)}</dd>
      {reckoned && reckoned.kept > 0 && (
        <dd className="col-span-2 text-sm text-ink-soft">{t(isFault ? 'refund.whyFault' : 'refund.why', { offer: reckoned.offers.join(', ') })}</dd>
      )}
      {points > 0 && <dd className="col-span-2 text-sm text-ink-soft">{t('refund.points')}</dd>}
    </dl>
  )
}
