import { CreditCard, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { BankLink } from '../../payments/bank-link.tsx'
import { PaymentQr } from '../../payments/payment-qr.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { DeskSeller } from '../desk.ts'
import { Appeal } from './appeal.tsx'
import type { DeskDebt } from './read-debt.ts'
import { appealDebt } from './read-money.ts'

type DebtProps = { debt: DeskDebt; seller: DeskSeller; price: (satang: number) => string; ask: () => Promise<unknown> }

/** What a maker owes, what comes of it and when, and the way to settle it. */
export function Debt({ debt, seller, price, ask }: DebtProps) {
  const { t } = useTranslation('payouts')
  const day = useMoments()({ dateStyle: 'long' })
  const [paying, setPaying] = useState(false)
  const blocked = debt.blocked_at !== null
  const open = debt.ended_at === null
  if (!open && !paying) return null
  return (
    <section aria-labelledby="debt" className="rounded-card border border-line bg-terracotta-wash p-4">
      <h2 id="debt" className="text-lg">
        {t('debt.title', { amount: price(debt.owed_minor) })}
      </h2>
      <p className="mt-1">{t('balance.debt')}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('debt.since', { when: day.format(new Date(debt.started_at)) })}</p>
      <p className="mt-1">{t(blocked ? 'debt.blocked' : 'debt.until', { when: day.format(new Date(debt.blocked_at ?? debt.grace_until)) })}</p>
      <Button className="me-3 mt-3" onClick={() => setPaying(true)}>
        {t('debt.pay')}
      </Button>
      <Appeal of={debt} mayAsk={open} queryKey={['debt', seller.id]} send={(words, papers) => appealDebt(debt.id, words, papers)} />
      {paying && <DebtPayment debt={debt} seller={seller.id} price={price} ask={ask} onClose={() => setPaying(false)} />}
    </section>
  )
}

type Way = 'promptpay' | 'card'

/** Paying all that is owed: by code or card, as an order is paid; an open payment goes on where it was left. */
function DebtPayment({ debt, seller, price, ask, onClose }: Omit<DebtProps, 'seller'> & { seller: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['payouts', 'membership'])
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const [again, setAgain] = useState(false)
  const [busy, setBusy] = useState<Way>()
  const [refused, setRefused] = useState<'failed' | 'alreadyPaid'>()
  const settled = debt.ended_at !== null
  const { open } = debt
  const amount = price(open && !again ? open.amount : debt.owed_minor)
  const pay = async (paymentMethod: Way) => {
    setBusy(paymentMethod)
    setRefused(undefined)
    const answer = await callFunction('repay-debt', { seller, paymentMethod, language })
    if (!answer.done) setRefused(['already_paid', 'nothing_owed'].includes(answer.refusal.code) ? 'alreadyPaid' : 'failed')
    await ask()
    setAgain(false)
    setBusy(undefined)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('debt.payTitle', { amount })}
      footer={
        <Button look={settled ? 'primary' : 'quiet'} onClick={onClose}>
          {t('membership:pay.close')}
        </Button>
      }
    >
      {settled ? (
        <p role="status" className="text-lg">
          {t('debt.done')}
        </p>
      ) : (
        <div className="grid justify-items-center gap-4 text-center">
          <p className="text-3xl font-semibold tabular-nums">{amount}</p>
          {refused && (
            <Notice className="w-full text-start">
              <span role="alert">{t(`membership:pay.${refused}`)}</span>
            </Notice>
          )}
          {open && !again ? (
            <>
              {open.payment.qrPayload && open.payment.method === 'promptpay' ? (
                <PaymentQr payload={open.payment.qrPayload} amount={amount} number={open.number} />
              ) : (
                open.payment.redirectUrl === null && (
                  <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
                    <Spinner className="size-5" />
                    {t('membership:pay.preparing')}
                  </p>
                )
              )}
              <BankLink payment={open.payment} />
              {open.payment.method === 'card' && <p className="text-sm text-ink-soft">{t('membership:pay.wait')}</p>}
              <Button look="plain" size="small" onClick={() => setAgain(true)}>
                {t('membership:pay.method')}
              </Button>
            </>
          ) : (
            <>
              <p className="text-ink-soft">{t('membership:pay.method')}</p>
              <div className="flex flex-wrap justify-center gap-3">
                <Button icon={<QrCode className="size-4" aria-hidden="true" />} busy={busy === 'promptpay'} onClick={() => void pay('promptpay')}>
                  {t('membership:pay.promptpay')}
                </Button>
                <Button look="quiet" icon={<CreditCard className="size-4" aria-hidden="true" />} busy={busy === 'card'} onClick={() => void pay('card')}>
                  {t('membership:pay.card')}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
