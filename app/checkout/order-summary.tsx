import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Price, usePrice } from '../money/price.tsx'
import { Picture } from '../ui/picture.tsx'
import { NO_PICTURE } from '../ui/picture-address.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { LineToBuy } from './checkout-facts.ts'
import { CreditField } from './credit-field.tsx'
import { CouponField } from './coupon-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PointsField } from './points-field.tsx'
import { ofLine } from './quote/problem-places.ts'
import { useProblemText } from './quote/problem-text.tsx'
import { lineIdOf, type Problem } from './quote/quote.ts'
import { Sums } from './quote/sums.tsx'
import type { QuoteState } from './quote/use-quote.ts'

type SummaryProps = { draft: CheckoutDraft; items: readonly LineToBuy[]; state: QuoteState; problems: readonly Problem[]; className?: string }

/** What is bought and what it costs: beside the form on a desk, folded up under the edge of the screen on a phone, never out of sight. */
export function OrderSummary(props: SummaryProps) {
  const { t } = useTranslation('checkout')
  const { quote } = props.state
  const wrong = props.items.some((item) => ofLine(props.problems, lineIdOf(item)).length > 0)
  return (
    <div className={clsx('max-lg:sticky max-lg:top-0 max-lg:z-20 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:self-start', props.className)}>
      <details className="group rounded-card border border-line bg-surface shadow-card lg:hidden">
        <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 px-4 py-1 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 basis-28">{t('summary.heading')}</span>
          {wrong && (
            <span className="size-2.5 rounded-full bg-terracotta">
              <span className="sr-only">{t('summary.wrong')}</span>
            </span>
          )}
          {quote && !props.state.elsewhere && <Price minor={quote.due} className="text-lg" />}
          <ChevronDown className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        </summary>
        <div className="max-h-[70dvh] overflow-y-auto overscroll-contain border-t border-line p-4">
          <Content {...props} />
        </div>
      </details>
      <section aria-labelledby="order-summary" className="hidden rounded-card border border-line bg-surface p-5 shadow-card lg:block">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 id="order-summary" className="text-xl">
            {t('summary.heading')}
          </h2>
          <Link to="/cart" className="link text-sm">
            {t('summary.edit')}
          </Link>
        </div>
        <Content {...props} />
      </section>
    </div>
  )
}

function Content({ draft, items, state, problems }: SummaryProps) {
  const { t } = useTranslation('checkout')
  const price = usePrice()
  const textOf = useProblemText(draft.address.country)
  const quoted = new Map(state.quote?.sellers.flatMap((seller) => seller.lines.map((line) => [line.id, line] as const)))
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 lg:max-h-[38vh] lg:overflow-y-auto lg:pe-1">
        {items.map((item) => {
          const line = quoted.get(lineIdOf(item))
          const trouble = ofLine(problems, lineIdOf(item))
          return (
            <li key={item.id} className="flex flex-wrap gap-x-3 gap-y-2 text-sm">
              <div className="w-14">
                <Picture src={line?.image ?? item.image} alt="" sizes="3.5rem" ratio="1" fallback={NO_PICTURE} className="rounded-control" />
              </div>
              <div className="min-w-0 flex-1 basis-28 leading-snug">
                <p className="font-medium break-words">{line?.name ?? item.name}</p>
                <p className="break-words text-ink-soft">{[line?.optionText ?? item.optionText, item.personalization].filter(Boolean).join(' · ')}</p>
                {line !== undefined && line.personalizationFee > 0 && (
                  <p className="text-ink-soft">{t('summary.personalizationFee', { amount: price(line.personalizationFee) })}</p>
                )}
                <p className="text-ink-soft">{t('summary.quantity', { count: item.quantity })}</p>
              </div>
              <Price
                minor={line?.total ?? item.price * item.quantity}
                {...(line && { originalMinor: line.unitPrice * line.quantity })}
                className="ms-auto grid justify-items-end"
              />
              {trouble.map((problem) => (
                <div key={problem.code} data-problem tabIndex={-1} className="basis-full">
                  <Notice
                    action={
                      <Link to="/cart" className="link shrink-0">
                        {t('summary.edit')}
                      </Link>
                    }
                  >
                    {textOf(problem)}
                  </Notice>
                </div>
              ))}
            </li>
          )
        })}
      </ul>
      <CouponField draft={draft} quote={state.quote} pending={state.pending} />
      <PointsField draft={draft} quote={state.quote} pending={state.pending} />
      <CreditField draft={draft} quote={state.quote} pending={state.pending} />
      <Sums quote={state.quote} pending={state.pending} reckoning={state.elsewhere ? draft.address.country : undefined} className="border-t border-line pt-4" />
    </div>
  )
}
