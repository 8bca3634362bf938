import { WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../money/price.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import type { Quote } from './quote/quote.ts'

/** Pays with store credit, as much as there is. Nothing for guests and for who has none. */
export function CreditField({ draft, quote, pending }: { draft: CheckoutDraft; quote: Quote | undefined; pending: boolean }) {
  const { t } = useTranslation('points')
  const price = usePrice()
  const credit = quote?.credit
  if (!credit || credit.balance <= 0) return null
  const byCash = draft.credit && credit.used === 0 && !pending && quote.total > 0
  return (
    <div className="rounded-control bg-gold-wash px-3.5 py-1">
      <Checkbox
        name="credit"
        checked={draft.credit}
        onChange={(event) => changeDraft({ credit: event.currentTarget.checked })}
        label={
          <span className="inline-flex flex-wrap items-center gap-x-2" data-price>
            <WalletCards className="size-4 shrink-0 text-gold" aria-hidden="true" />
            {t('credit.use', { amount: price(credit.balance) })}
          </span>
        }
      />
      {byCash && <p className="pb-2 text-sm text-ink-soft">{t('credit.notWithCash')}</p>}
    </div>
  )
}
