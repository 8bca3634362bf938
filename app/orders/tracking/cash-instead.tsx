import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { TrackedOrder } from './tracked-order.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type CashProps = {
  order: Pick<TrackedOrder, 'cash' | 'total' | 'credit' | 'address'>
  busy: boolean
  /** The buyer agrees to pay this at the door. */
  onAgree: (total: number) => Promise<void>
}

/** Cash on delivery for an order that waits for its payment: what it comes to is shown and agreed to first. Where it is not possible, why. */
export function CashInstead({ order: { cash, total, credit, address }, busy, onAgree }: CashProps) {
  const { t, i18n } = useTranslation(['tracking', 'checkout', 'payments'])
  const price = (satang: number) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  // What was on the screen when the dialog opened; another sum that comes meanwhile is said instead of agreed to.
  const [seen, setSeen] = useState<number>()
  if (!cash || address.country !== 'TH') return null
  const { answer } = cash
  if (!answer.offered) {
    return answer.because === 'switched_off' ? null : (
      <p className="w-full text-center text-sm text-ink-soft">{t(`payments:cash.because.${answer.because}`, { amount: price(answer.most) })}</p>
    )
  }
  const changed = seen !== undefined && seen !== cash.total
  return (
    <>
      <Button look="quiet" busy={busy} icon={<Banknote className="size-4" aria-hidden="true" />} onClick={() => setSeen(cash.total)}>
        {t('checkout:payment.cash_on_delivery')}
      </Button>
      <Dialog
        open={seen !== undefined}
        onClose={() => setSeen(undefined)}
        title={t('checkout:payment.cash_on_delivery')}
        footer={
          <>
            <Button look="quiet" onClick={() => setSeen(undefined)}>
              {t('action.back')}
            </Button>
            <Button busy={busy} onClick={() => (changed ? setSeen(cash.total) : void onAgree(cash.total).then(() => setSeen(undefined)))}>
              {t('checkout:changed.accept', { amount: price(cash.total) })}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {changed && <Notice tone="news">{t('checkout:changed.text')}</Notice>}
          <p>{t('payments:cash.safe', { amount: price(cash.total) })}</p>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 tabular-nums">
            <dt className="text-ink-soft">{t('bill.heading')}</dt>
            <dd className="text-end">{price(total - credit)}</dd>
            {answer.fee > 0 && (
              <>
                <dt className="text-ink-soft">{t('payments:cash.fee')}</dt>
                <dd className="text-end">{price(answer.fee)}</dd>
              </>
            )}
            <dt className="font-semibold">{t('checkout:sums.total')}</dt>
            <dd className="text-end font-semibold">{price(cash.total)}</dd>
          </dl>
        </div>
      </Dialog>
    </>
  )
}
