import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../i18n/date-format.ts'
import { Price } from '../money/price.tsx'
import { deliveryDates } from '../shipping/shipping.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import { GiftSection } from './gift-section.tsx'
import { Notice } from '../ui/notice.tsx'
import { PICKUP } from './quote/all-fetched.ts'
import { ofSeller } from './quote/problem-places.ts'
import { useProblemText } from './quote/problem-text.tsx'
import type { DeliveryChoice, Problem, QuoteSeller } from './quote/quote.ts'
import { QuoteRefusal } from './quote/quote-refusal.tsx'
import { Step } from './step.tsx'
import type { QuoteState } from './quote/use-quote.ts'

type Props = { draft: CheckoutDraft; state: QuoteState; fetched: boolean; problems: readonly Problem[] }

/** Step 2: how each maker's parcel travels. `fetched`: nothing is sent anywhere. */
export function DeliverySection({ draft, state, fetched, problems }: Props) {
  const { t } = useTranslation('checkout')
  const textOf = useProblemText(draft.address.country)
  const { quote, pending } = state
  return (
    <Step number={2} title={t('delivery.heading')}>
      <QuoteRefusal state={state} className="mb-4 empty:hidden" />
      {!quote || state.elsewhere ? (
        <Skeleton className="h-32" />
      ) : (
        <div className="grid gap-6" aria-busy={pending}>
          {!fetched && <p className="text-sm text-ink-soft">{t('delivery.intro', { count: quote.sellers.length })}</p>}
          {quote.sellers.map((seller) => (
            <div key={seller.sellerId} className="grid gap-2">
              <Choices seller={seller} draft={draft} pending={pending} />
              {!pending &&
                ofSeller(problems, seller.sellerId).map((problem) => (
                  <div key={problem.code} data-problem tabIndex={-1}>
                    <Notice>{textOf(problem)}</Notice>
                  </div>
                ))}
            </div>
          ))}
        </div>
      )}
      <GiftSection draft={draft} quote={quote} />
    </Step>
  )
}

function Choices({ seller, draft, pending }: { seller: QuoteSeller; draft: CheckoutDraft; pending: boolean }) {
  const { t } = useTranslation(['checkout', 'payments'])
  // What was pressed shows at once; the quote follows.
  const wanted = draft.delivery[seller.sellerId]
  const chosen = pending && seller.choices.some(({ method }) => method === wanted) ? wanted : seller.chosen
  // What was chosen has gone because of how it is paid; it comes back with another way to pay.
  const withheld = draft.paymentMethod === 'cash_on_delivery' && wanted === PICKUP && !seller.choices.some(({ method }) => method === PICKUP)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('delivery.from', { seller: seller.sellerName })}</legend>
      {seller.choices.map((choice) => (
        <label
          key={choice.method}
          className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 rounded-control border border-line-strong px-4 py-2.5 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-wash"
        >
          <input
            type="radio"
            name={`delivery-${seller.sellerId}`}
            value={choice.method}
            checked={chosen === choice.method}
            onChange={() => changeDraft({ delivery: { ...draft.delivery, [seller.sellerId]: choice.method } })}
            className="size-5 shrink-0 accent-indigo"
          />
          <span className="min-w-0 flex-1 basis-28 leading-snug">
            <span className="block font-medium">{t(`delivery.${choice.method}`)}</span>
            <span className="block text-sm text-ink-soft">
              {choice.place !== undefined && <span className="block wrap-anywhere">{choice.place}</span>}
              <Arrival choice={choice} />
            </span>
          </span>
          {choice.amount === 0 ? (
            <span className="ms-auto font-semibold text-leaf">{t('sums.free')}</span>
          ) : (
            <Price minor={choice.amount} className="ms-auto" />
          )}
        </label>
      ))}
      {withheld && <Notice tone="news">{t('payments:cash.because.fetched')}</Notice>}
      {seller.parcels.length > 1 && (
        <ul className="text-sm text-ink-soft">
          {seller.parcels.map(({ profile, name, cost }) => (
            <li key={profile} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{name || t('delivery.otherPieces')}</span>
              <Price minor={cost} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function Arrival({ choice }: { choice: DeliveryChoice }) {
  const { t, i18n } = useTranslation('checkout')
  const [now] = useState(() => new Date())
  const { from, to } = deliveryDates({ from: choice.daysFrom, to: choice.daysTo }, now)
  const format = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  if (choice.place !== undefined) return t('delivery.ready', { day: format.format(new Date(from)) })
  return t('delivery.arrives', { days: format.formatRange(new Date(from), new Date(to)) })
}
