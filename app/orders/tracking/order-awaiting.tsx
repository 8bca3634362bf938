import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { ATTEMPTS_MAX, inOrderOf, isTransfer, type OfferedMethod } from '../../payments/offered-methods.ts'
import { METHOD_ICONS } from '../../payments/payment-methods.tsx'
import type { TrackedOrder } from './tracked-order.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { TransferSteps } from '../../payments/transfers/transfer-steps.tsx'
import { minor } from '../../platform/money.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { BankLink } from '../../payments/bank-link.tsx'
import { CashInstead } from './cash-instead.tsx'
import { Countdown } from './countdown.tsx'
import { GiveUpOrder } from './give-up-order.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderPoints } from './order-points.tsx'
import { OrderHeading } from './order-heading.tsx'
import { useOrderAction } from './use-order-action.ts'
import { PaymentQr } from '../../payments/payment-qr.tsx'

type AwaitingProps = { order: TrackedOrder; token: string; refresh: () => Promise<void> }

const OPEN: ReadonlySet<string> = new Set(['created', 'pending', 'authorized'])

/** An order that waits for its payment: how to pay now, how long there is, and the ways out. */
export function OrderAwaiting({ order, token, refresh }: AwaitingProps) {
  const { t, i18n } = useTranslation(['tracking', 'checkout', 'payments'])
  const { busy, refused, act } = useOrderAction(token, refresh)
  const { payment } = order
  const amount = formatPrice(minor(order.total - order.credit), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const open = payment !== null && OPEN.has(payment.status)

  const payBy = (paymentMethod: OfferedMethod) => act(paymentMethod, 'pay-again', { paymentMethod })
  const exhausted = payment !== null && payment.attempt >= ATTEMPTS_MAX
  const methods = methodsNow(order)
  const others = methods.filter((method) => !exhausted && (!open || method !== payment?.method))
  // Somebody is comparing the slip: another payment beside it would be one too many.
  const beingChecked = open && payment?.slip?.state === 'waiting'

  return (
    <>
      <OrderHeading
        title={beingChecked ? t('payments:slip.waiting') : t('awaiting.title')}
        text={beingChecked ? t('payments:slip.waitingText') : t('awaiting.text')}
        number={order.number}
      />
      <section aria-labelledby="payment" className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <h2 id="payment" className="sr-only">
          {t('awaiting.heading')}
        </h2>
        <div className="grid justify-items-center gap-4 text-center">
          {payment?.status === 'failed' && <Notice className="w-full max-w-text text-start">{t('awaiting.declined')}</Notice>}
          <p className="text-3xl font-semibold tabular-nums">{amount}</p>
          {!beingChecked && <Countdown until={order.expiresAt} onEnd={refresh} />}
          {open &&
            (payment.method === 'promptpay' && payment.qrPayload ? (
              <PaymentQr payload={payment.qrPayload} amount={amount} number={order.number} />
            ) : isTransfer(payment.method) && payment.status === 'pending' ? (
              <TransferSteps order={order} payment={payment} amount={amount} token={token} refresh={refresh} />
            ) : (
              payment.redirectUrl === null && <Preparing />
            ))}
          {open && payment.redirectUrl && <BankLink payment={payment} />}
        </div>
        <div className={beingChecked ? 'hidden' : 'mt-8 grid gap-3 border-t border-line pt-5'}>
          {exhausted ? (
            <Notice tone="news">{open ? t('awaiting.last') : t('awaiting.noMore')}</Notice>
          ) : (
            <p className="text-center text-sm font-semibold text-ink-soft">{open ? t('awaiting.otherWay') : t('refusal.again', { ns: 'checkout' })}</p>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            {exhausted && (
              <ButtonLink to="/contact" look="quiet">
                {t('awaiting.write')}
              </ButtonLink>
            )}
            {others.map((method) => (
              <Button
                key={method}
                look={open ? 'quiet' : 'primary'}
                busy={busy === method}
                onClick={() => void payBy(method)}
                icon={<MethodIcon method={method} />}
              >
                {t(`awaiting.by.${method}`)}
              </Button>
            ))}
            {!exhausted && (
              <CashInstead
                order={order}
                busy={busy === 'cash_on_delivery'}
                onAgree={(total) => act('cash_on_delivery', 'pay-again', { paymentMethod: 'cash_on_delivery', total })}
              />
            )}
            <GiveUpOrder busy={busy === 'give-up'} onGiveUp={() => act('give-up', 'give-up-order', {})} />
          </div>
          <div role="alert" className="empty:hidden">
            {refused !== 'no' && <Notice>{refused === 'too_many' ? t('general.rateLimit', { ns: 'errors' }) : t('failed')}</Notice>}
          </div>
        </div>
      </section>
      <OrderPoints points={order.points} unpaid />
      <OrderBill order={order} />
    </>
  )
}

/** What else can be paid by for the same sum. Cash comes with a fee, which is agreed to first. */
const methodsNow = (order: TrackedOrder): PayableMethod[] => inOrderOf(order.address.country, order.methods).filter((method) => method !== 'cash_on_delivery')

type PayableMethod = Exclude<OfferedMethod, 'cash_on_delivery'>

function MethodIcon({ method }: { method: OfferedMethod }) {
  const Icon = METHOD_ICONS[method]
  return <Icon className="size-4" aria-hidden="true" />
}

/** The bank has not answered yet; the page asks again by itself. */
function Preparing() {
  const { t } = useTranslation(['tracking', 'checkout'])
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
      <Spinner className="size-5" />
      {t('awaiting.preparing')}
    </p>
  )
}
