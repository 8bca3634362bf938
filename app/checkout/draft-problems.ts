import * as v from 'valibot'
import { checkAddress, checkContact, type AddressField } from '../addresses/address.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { checkTaxBuyer, type TaxField } from '../orders/tax-buyer.ts'
import type { Problem } from './quote/quote.ts'

/** The parts of the form that a problem can stand beside. */
export type FormField = AddressField | TaxField | 'email' | 'agreed' | 'paymentMethod'

/** The sentence beside a field, or undefined. */
export type ProblemOf = (field: FormField) => string | undefined

const Email = v.pipe(v.string(), v.email(), v.maxLength(254))

/** What the server would refuse in what was typed, found before it is asked: the same rules, in the order of the form. `fetched`: nothing is sent anywhere. */
export function draftProblems({
  email,
  address,
  tax,
  agreed,
  fetched = false,
}: Pick<CheckoutDraft, 'email' | 'address' | 'agreed'> & { tax?: CheckoutDraft['tax']; fetched?: boolean }): Problem[] {
  const checked = fetched ? checkContact(address) : checkAddress(address)
  const typed = email.trim()
  const taxed = tax?.wanted ? checkTaxBuyer(tax) : undefined
  return [
    ...(typed === '' ? [{ code: 'email_missing' } as const] : v.is(Email, typed) ? [] : [{ code: 'email_invalid' } as const]),
    ...(checked.valid ? [] : checked.problems.map(({ field, code }): Problem => ({ code: 'address_invalid', field, because: code }))),
    ...(taxed?.valid === false ? taxed.problems.map((problem): Problem => ({ code: 'tax_invalid', ...problem })) : []),
    ...(agreed ? [] : [{ code: 'consent_missing' } as const]),
  ]
}

/** The field a problem stands beside; undefined for what the quote is about (lines, makers, coupons). */
export function fieldOf(problem: Problem): FormField | undefined {
  if (problem.code === 'address_invalid' || problem.code === 'tax_invalid') return problem.field
  if (problem.code === 'country_not_served') return 'country'
  if (problem.code === 'name_missing') return 'recipient'
  if (problem.code === 'email_missing' || problem.code === 'email_invalid') return 'email'
  if (problem.code === 'consent_missing') return 'agreed'
  if (problem.code === 'payment_method_not_available' || problem.code === 'cash_not_offered' || problem.code === 'invoice_not_offered') return 'paymentMethod'
  return undefined
}

/** Whether a problem is only that nothing was typed yet: not said before somebody wants to go on. */
export const isOnlyMissing = (problem: Problem): boolean =>
  problem.code.endsWith('_missing') ||
  (problem.code === 'address_invalid' && problem.because === 'address_missing') ||
  (problem.code === 'tax_invalid' && problem.because === 'missing')
