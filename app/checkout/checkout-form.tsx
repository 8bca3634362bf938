import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { checkAddress, contactOf, type Address } from '../addresses/address.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { useCurrency } from '../money/currency-choice.tsx'
import { storedPerson } from '../platform/session/stored-person.ts'
import { AddressSection } from './address-section.tsx'
import { CartChanged } from './cart-changed.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutFacts, LineToBuy } from './checkout-facts.ts'
import { DeliverySection } from './delivery-section.tsx'
import { draftProblems, fieldOf, isOnlyMissing, type ProblemOf } from './draft-problems.ts'
import { chosenMethod, isPaidLater } from '../payments/offered-methods.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentSection } from './payment-section.tsx'
import { isAllFetched } from './quote/all-fetched.ts'
import { ofWhole } from './quote/problem-places.ts'
import { useProblemText } from './quote/problem-text.tsx'
import { isCouponProblem, isHoldProblem, type Problem, type Quote } from './quote/quote.ts'
import { useLeadToTrouble } from './use-lead-to-trouble.ts'
import { useLeftFields } from './use-left-fields.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useQuote } from './quote/use-quote.ts'
import { linesOf, wishOf } from './wish-of.ts'

type FormProps = { items: readonly LineToBuy[]; member: boolean; draft: CheckoutDraft; facts: CheckoutFacts; onPlaced: (token: string) => void }

/** The three steps and the order beside them. Problems appear beside what they are about: once a field was left, or when somebody wants to pay. */
export function CheckoutForm({ items, member, draft, facts, onPlaced }: FormProps) {
  const { t, i18n } = useTranslation('checkout')
  const { currency } = useCurrency()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const method = chosenMethod(draft, facts.methods) ?? 'card'
  // Cash changes what is charged and an invoice has a limit; another way would ask again for the same answer.
  const state = useQuote({ ...wishOf({ items, draft, language }), ...(isPaidLater(method) && { paymentMethod: method }) })
  const textOf = useProblemText(draft.address.country)
  const fetched = isAllFetched(state.quote, { delivery: draft.delivery, paymentMethod: method })
  const { placing, place } = usePlaceOrder()
  const page = useRef<HTMLDivElement>(null)
  const left = useLeftFields(page)
  const [asked, setAsked] = useState(0)
  const [refused, setRefused] = useState<{ problems: readonly Problem[]; draft: CheckoutDraft }>()
  const [changed, setChanged] = useState<{ before: Quote; after: Quote }>()
  const [unanswered, setUnanswered] = useState('')

  useEffect(() => {
    const email = storedPerson()?.email ?? ''
    if (member && draft.email === '' && email !== '') changeDraft({ email })
  }, [member, draft.email])

  // What the server said holds until something is typed; then our own rules speak again.
  const typed = [...draftProblems({ ...draft, fetched }), ...(refused?.draft === draft ? refused.problems : [])]
  const ofQuote = state.pending ? [] : (state.quote?.problems.filter((problem) => !isCouponProblem(problem)) ?? [])
  const problems = [...typed, ...ofQuote.filter((problem) => !typed.some((other) => other.code === problem.code && fieldOf(other) === fieldOf(problem)))]
  const problemOf: ProblemOf = (field) => {
    const found = problems.find((problem) => fieldOf(problem) === field)
    return found && (asked > 0 || (left.has(field) && !isOnlyMissing(found))) ? textOf(found) : undefined
  }

  useLeadToTrouble(page, { asked, pending: state.pending })

  const pay = async (quote: Quote) => {
    setUnanswered('')
    const { saveAddress: _, gift, tax, ...rest } = draft
    const outcome = await place({
      ...rest,
      ...(fetched && { address: contactOf(draft.address) }),
      gift: gift.wanted ? { message: gift.message, wrap: gift.wrap } : null,
      taxBuyer: tax.wanted ? taxBuyerOf(tax) : null,
      paymentMethod: method,
      lines: linesOf(items),
      language,
      displayCurrency: currency,
      quoteHash: quote.quoteHash,
    })
    if (!outcome) return
    if (outcome.placed) {
      if (member && draft.saveAddress && !fetched) void keepAddress(draft.address)
      onPlaced(outcome.token)
    } else if (outcome.because === 'changed') {
      setChanged({ before: quote, after: outcome.quote })
      state.take(outcome.quote)
    } else if (outcome.because === 'problems') {
      setRefused({ problems: outcome.problems, draft })
      setAsked((count) => count + 1)
      state.ask()
    } else setUnanswered(outcome.code)
  }
  const wantToPay = () => {
    // What was held by others may be free by now: only the shop knows.
    if (problems.some((problem) => !isHoldProblem(problem))) setAsked((count) => count + 1)
    else if (state.quote && !state.pending && !state.elsewhere) void pay(state.quote)
    else if (!state.asking) state.ask()
  }
  const shown = asked > 0 ? problems.length : 0

  return (
    <div ref={page} className="wrap py-6 pb-16 sm:py-8">
      <Link to="/cart" className="-ms-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-indigo hover:underline">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('backToCart')}
      </Link>
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <OrderSummary draft={draft} items={items} state={state} problems={state.pending ? [] : problems} className="max-lg:order-first" />
        <form
          noValidate
          className="grid min-w-0 content-start gap-5 lg:col-start-1 lg:row-start-1"
          onSubmit={(event) => {
            event.preventDefault()
            if (!placing) wantToPay()
          }}
        >
          <AddressSection draft={draft} member={member} fetched={fetched} problemOf={problemOf} />
          <DeliverySection draft={draft} state={state} fetched={fetched} problems={problems} />
          <PaymentSection {...{ draft, member, facts, state, problemOf, placing, unanswered }} problemCount={shown} whole={ofWhole(problems).map(textOf)} />
        </form>
      </div>
      <CartChanged changed={changed} onAccept={(quote) => (setChanged(undefined), void pay(quote))} onBack={() => setChanged(undefined)} />
    </div>
  )
}

const taxBuyerOf = ({ thai, name, number, branch, address }: CheckoutDraft['tax']) => ({ thai, name, number, branch, address })

/** Puts an address into the member's book. The order is placed, so a failure is not worth a word: the address can be saved next time. */
async function keepAddress(typed: Address): Promise<void> {
  const checked = checkAddress(typed)
  if (!checked.valid) return
  const { saveAddress } = await import('../addresses/address-book.ts')
  await saveAddress({ address: checked.address }).catch(() => undefined)
}
