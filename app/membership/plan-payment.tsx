import { CreditCard, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/notice.tsx'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { BankLink } from '../payments/bank-link.tsx'
import { PaymentQr } from '../payments/payment-qr.tsx'
import { callFunction } from '../platform/call-function.ts'
import { minor } from '../platform/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Billing, PaidPlan } from './membership.ts'
import type { MyMembership } from './my-membership.ts'
import type { MyMembershipState } from './use-my-membership.ts'
import { useWords } from './use-words.ts'

type PlanPaymentProps = {
  plan: PaidPlan
  billing: Billing
  price: number
  state: MyMembershipState & { mine: MyMembership }
  onClose: () => void
}

/** Paying for a plan: choose how, pay by code or at the bank, and see that it has arrived. An open purchase goes on where it was left. */
export default function PlanPayment({ plan, billing, price, state, onClose }: PlanPaymentProps) {
  const { t, i18n } = useTranslation('membership')
  const { day } = useWords()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const { mine, ask } = state
  const purchase = mine.purchase?.plan === plan ? mine.purchase : undefined
  const until = mine.plans.find((each) => each.plan === plan)?.period_end
  // What held before, to notice that it has grown; and whether a payment was on its way while this was open.
  const [before] = useState(until)
  const [begun, setBegun] = useState(purchase !== undefined)
  const [again, setAgain] = useState(false)
  const [busy, setBusy] = useState<'promptpay' | 'card'>()
  const [refused, setRefused] = useState<'failed' | 'alreadyPaid'>()
  const bought = until !== undefined && until !== before
  const name = t(`plan.${plan}.name`)
  const amount = formatPrice(minor(purchase && !again ? purchase.amount : price), 'THB', language)

  const pay = async (paymentMethod: 'promptpay' | 'card') => {
    setBusy(paymentMethod)
    setRefused(undefined)
    const answer = await callFunction('join-plan', { plan, billing, paymentMethod, language })
    if (!answer.done) setRefused(answer.refusal.code === 'already_paid' ? 'alreadyPaid' : 'failed')
    await ask()
    if (answer.done) setBegun(true)
    setAgain(false)
    setBusy(undefined)
  }

  const choosing = again || (!purchase && !bought)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pay.title', { plan: name })}
      footer={
        <Button look={bought ? 'primary' : 'quiet'} onClick={onClose}>
          {t('pay.close')}
        </Button>
      }
    >
      {bought ? (
        <p role="status" className="text-lg">
          {t('pay.done', { plan: name, date: day(until) })}
        </p>
      ) : (
        <div className="grid justify-items-center gap-4 text-center">
          <p className="text-3xl font-semibold tabular-nums">{amount}</p>
          {refused && (
            <Notice className="w-full text-start">
              <span role="alert">{t(`pay.${refused}`)}</span>
            </Notice>
          )}
          {choosing ? (
            <>
              {begun && !again && !busy && <Notice className="w-full text-start">{t('pay.over')}</Notice>}
              <p className="text-ink-soft">{t('pay.method')}</p>
              <div className="flex flex-wrap justify-center gap-3">
                <Button icon={<QrCode className="size-4" aria-hidden="true" />} busy={busy === 'promptpay'} onClick={() => void pay('promptpay')}>
                  {t('pay.promptpay')}
                </Button>
                <Button look="quiet" icon={<CreditCard className="size-4" aria-hidden="true" />} busy={busy === 'card'} onClick={() => void pay('card')}>
                  {t('pay.card')}
                </Button>
              </div>
            </>
          ) : (
            purchase && (
              <>
                {purchase.payment.qrPayload && purchase.payment.method === 'promptpay' ? (
                  <PaymentQr payload={purchase.payment.qrPayload} amount={amount} number={purchase.number} />
                ) : (
                  purchase.payment.redirectUrl === null && (
                    <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
                      <Spinner className="size-5" />
                      {t('pay.preparing')}
                    </p>
                  )
                )}
                <BankLink payment={purchase.payment} />
                {/* The code says so itself. */}
                {purchase.payment.method === 'card' && <p className="text-sm text-ink-soft">{t('pay.wait')}</p>}
                <Button look="plain" size="small" onClick={() => setAgain(true)}>
                  {t('pay.method')}
                </Button>
              </>
            )
          )}
        </div>
      )}
    </Dialog>
  )
}
