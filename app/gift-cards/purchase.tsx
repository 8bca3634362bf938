import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BankLink } from '../payments/bank-link.tsx'
import { PaymentQr } from '../payments/payment-qr.tsx'
import { callFunction, resultOf } from '../platform/call-function.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { BoughtCardItem } from './bought-card-item.tsx'
import type { BoughtCard } from './gift-card.ts'
import { useBaht } from './use-baht.ts'

/** So often the page asks again while a card is being paid. */
const PAYING_MS = 2_500

export type Which = { purchase: string; token?: string }

/** One purchase: how to pay for it while it waits, and then what became of the card. */
export default function Purchase({ which, onAnother }: { which: Which; onAnother: () => void }) {
  const { t } = useTranslation('gift-cards')
  const baht = useBaht()
  const [card, setCard] = useState<BoughtCard>()
  const [failed, setFailed] = useState<{ error: unknown }>()
  const { purchase, token } = which
  const ask = useCallback(
    () =>
      resultOf(callFunction<{ card: BoughtCard }>('show-gift-card-purchase', { purchase, ...(token !== undefined && { token }) }, { repeatable: true })).then(
        (found) => (setCard(found.card), setFailed(undefined)),
        (error: unknown) => setFailed({ error }),
      ),
    [purchase, token],
  )
  useEffect(() => void ask(), [ask])
  const waits = card?.state === 'open'
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void (document.visibilityState === 'visible' && ask()), PAYING_MS)
    return () => clearInterval(timer)
  }, [waits, ask])

  if (!card) return failed ? <LoadFailure error={failed.error} onRetry={() => void ask()} /> : <Skeleton className="mt-8 h-80 rounded-card" />
  const { payment } = card
  const over = card.state === 'failed' || card.state === 'expired' || card.state === 'canceled'
  return (
    <section aria-labelledby="purchase" className="mt-8 max-w-3xl">
      <h2 id="purchase" className="text-2xl wrap-anywhere">
        {t(waits ? 'purchase.pay' : over ? 'purchase.over' : 'purchase.paid')}
      </h2>
      <p role="status" className="mt-2 text-ink-soft">
        {t(waits ? 'purchase.payText' : over ? 'purchase.overText' : 'purchase.paidText', { number: card.number })}
      </p>
      {waits && payment && (
        <div className="mt-5 grid justify-items-center gap-4 rounded-card border border-line bg-surface p-5 text-center sm:p-6">
          <p className="text-3xl font-semibold tabular-nums">{baht(card.amount)}</p>
          {payment.qrPayload !== null && payment.method === 'promptpay' ? (
            <PaymentQr payload={payment.qrPayload} amount={baht(card.amount)} number={card.number} />
          ) : (
            payment.redirectUrl === null && (
              <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
                <Spinner className="size-5" />
                {t('purchase.preparing')}
              </p>
            )
          )}
          <BankLink payment={payment} />
        </div>
      )}
      {failed && <Notice className="mt-4">{t('purchase.stale')}</Notice>}
      {!waits && !over && (
        <ul className="mt-5 grid gap-4">
          <BoughtCardItem card={card} {...(token !== undefined && { token })} onChanged={() => void ask()} />
        </ul>
      )}
      <Button look={over ? 'primary' : 'quiet'} className="mt-5" onClick={onAnother}>
        {t(over || waits ? 'purchase.again' : 'purchase.another')}
      </Button>
    </section>
  )
}
