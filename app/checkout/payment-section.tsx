import { Lock } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'
import { storedPerson } from '../platform/session/stored-person.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import type { ProblemOf } from './draft-problems.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { Agreement } from './agreement.tsx'
import { Notice } from '../ui/notice.tsx'
import { chosenMethod, isTransfer } from '../payments/offered-methods.ts'
import { PaymentMethods } from '../payments/payment-methods.tsx'
import { Step } from './step.tsx'
import { ChargeNote } from './quote/sums.tsx'
import { TaxSection } from './tax-section.tsx'
import type { QuoteState } from './quote/use-quote.ts'

type PaymentProps = {
  draft: CheckoutDraft
  member: boolean
  facts: CheckoutFacts
  state: QuoteState
  problemOf: ProblemOf
  placing: boolean
  /** Why the last press had no answer; '' for none. */
  unanswered: string
  problemCount: number
  /** What stands against the order as a whole, in sentences. */
  whole: readonly string[]
}

/** Step 3: how it is paid, the agreement, and the button. */
export function PaymentSection({
  draft,
  member,
  facts,
  state: { quote, pending, asking, elsewhere },
  problemOf,
  placing,
  unanswered,
  problemCount,
  whole,
}: PaymentProps) {
  const { t, i18n } = useTranslation(['checkout', 'payments', 'points'])
  const trouble = useId()
  const chosen = chosenMethod(draft, facts.methods)
  const byCash = chosen === 'cash_on_delivery'
  const byInvoice = chosen === 'invoice'
  const byTransfer = chosen !== undefined && isTransfer(chosen)
  // The shop knows that a member reads the account's own address.
  const sure = member && draft.email.trim().toLowerCase() === storedPerson()?.email?.toLowerCase()
  const refusal = problemOf('paymentMethod')
  // Store credit pays all of it: nothing is left to choose.
  const paid = (quote?.credit?.used ?? 0) > 0 && quote?.due === 0
  // Nobody agrees to a price that is not there yet.
  const priceless = quote === undefined && asking
  const amount = quote ? formatPrice(minor(quote.due), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE) : ''
  return (
    <Step number={3} title={t('payment.heading')}>
      {paid ? (
        <Notice tone="news">{t('credit.all', { ns: 'points' })}</Notice>
      ) : (
        <PaymentMethods
          methods={facts.methods}
          chosen={chosen}
          country={draft.address.country}
          cash={quote?.cash}
          invoice={quote?.invoice}
          onChoose={(paymentMethod) => changeDraft({ paymentMethod })}
        />
      )}
      {refusal && <Notice className="mt-3">{refusal}</Notice>}
      {facts.playsBank && !paid && (chosen === 'promptpay' || chosen === 'card') && (
        <Notice tone="news" className="mt-3">
          {t('payment.demo')}
        </Notice>
      )}

      <TaxSection {...{ draft, member, quote, problemOf }} />
      <Checkbox
        className="mt-5 border-t border-line pt-4"
        name="agreed"
        required
        checked={draft.agreed}
        onChange={(event) => changeDraft({ agreed: event.currentTarget.checked })}
        error={problemOf('agreed')}
        label={<Agreement sentence={t('payment.agree')} />}
      />
      <div role="alert" id={trouble} className="mt-4 grid gap-2 empty:hidden">
        {problemCount > whole.length && <Notice>{t('problems', { count: problemCount - whole.length })}</Notice>}
        {whole.map((sentence) => (
          <div key={sentence} data-problem tabIndex={-1}>
            <Notice>{sentence}</Notice>
          </div>
        ))}
        {unanswered !== '' && (
          <Notice>
            {unanswered === 'offline'
              ? t('refusal.offline')
              : unanswered === 'timeout'
                ? t('refusal.placeTimeout')
                : unanswered === 'too_many'
                  ? t('general.rateLimit', { ns: 'errors' })
                  : unanswered === 'blocked'
                    ? t('general.blocked', { ns: 'errors' })
                    : t('refusal.placeUnexpected')}
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        size="large"
        busy={placing || pending || priceless}
        aria-describedby={trouble}
        icon={<Lock className="size-4" aria-hidden="true" />}
        className="mt-4 w-full"
      >
        {placing
          ? t('payment.paying')
          : priceless || elsewhere
            ? t('payment.pricing')
            : paid
              ? t('credit.order', { ns: 'points' })
              : byCash
                ? t('payments:cash.order')
                : byInvoice
                  ? t('payments:invoice.order')
                  : byTransfer
                    ? t('payments:transfer.order', { amount })
                    : t('payment.pay', { amount })}
      </Button>
      {quote && !elsewhere && <ChargeNote total={quote.due} className="mt-3 text-center" />}
      <p className="mt-2 text-center text-sm text-ink-soft">
        {paid
          ? null
          : byCash
            ? t('payments:cash.safe', { amount })
            : byInvoice
              ? t('payments:invoice.safe', { count: quote?.invoice?.days ?? 0 })
              : byTransfer
                ? sure
                  ? t('payments:transfer.safe')
                  : t('payments:transfer.safeConfirm')
                : t('payment.safe')}
      </p>
    </Step>
  )
}
