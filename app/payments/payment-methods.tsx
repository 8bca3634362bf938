import { Banknote, CreditCard, FileClock, Landmark, QrCode, ReceiptText, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'
import { inOrderOf, type CashAnswer, type InvoiceTerms, type OfferedMethod } from './offered-methods.ts'

/** The picture of each way to pay, the same wherever it is named. */
export const METHOD_ICONS = {
  promptpay: QrCode,
  card: CreditCard,
  shop_promptpay: ReceiptText,
  bank_transfer: Landmark,
  cash_on_delivery: Banknote,
  invoice: FileClock,
} as const satisfies Record<OfferedMethod, LucideIcon>

type MethodsProps = {
  methods: readonly OfferedMethod[]
  chosen: OfferedMethod | undefined
  country: string
  cash: CashAnswer | undefined
  invoice: InvoiceTerms | null | undefined
  onChoose: (method: OfferedMethod) => void
}

/** The ways to pay this cart where it goes. What is possible for other carts stays visible, with why it is not for this one. */
export function PaymentMethods({ methods, chosen, country, cash, invoice, onChoose }: MethodsProps) {
  const { t, i18n } = useTranslation(['checkout', 'payments'])
  const price = (satang: number) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const hintOf = (method: OfferedMethod) =>
    method === 'invoice' && invoice ? t('payments:invoice.hint', { count: invoice.days, amount: price(invoice.room) }) : t(`payment.${method}Hint`)
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">{t('payment.heading')}</legend>
      {[...(invoice ? (['invoice'] as const) : []), ...inOrderOf(country, methods)].map((method) => {
        const Icon = METHOD_ICONS[method]
        const refused =
          method === 'cash_on_delivery' && cash?.offered === false ? t(`payments:cash.because.${cash.because}`, { amount: price(cash.most) }) : undefined
        const fee = method === 'cash_on_delivery' && cash?.offered && cash.fee > 0 ? t('payments:cash.feeNote', { amount: price(cash.fee) }) : undefined
        // Chosen before it became impossible, it can be left, and the sentence below says why it has to be.
        const off = refused !== undefined && chosen !== method
        return (
          <label
            key={method}
            className="flex min-h-16 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-4 py-3 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-wash has-disabled:cursor-default has-disabled:border-line has-disabled:bg-paper"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={chosen === method}
              disabled={off}
              onChange={() => onChoose(method)}
              className="mt-0.5 size-5 shrink-0 accent-indigo"
            />
            <span className="min-w-0 flex-1 leading-snug">
              <span className={off ? 'block font-medium text-ink-soft' : 'block font-medium'}>{t(`payment.${method}`)}</span>
              <span className="block text-sm text-ink-soft">{off ? refused : hintOf(method)}</span>
              {fee && <span className="block text-sm text-ink-soft">{fee}</span>}
            </span>
            <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
          </label>
        )
      })}
    </fieldset>
  )
}
