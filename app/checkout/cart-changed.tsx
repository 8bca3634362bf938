import { useTranslation } from 'react-i18next'
import { usePrice } from '../money/price.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useProblemText } from './quote/problem-text.tsx'
import { isCouponProblem, type Quote } from './quote/quote.ts'
import { quoteChanges, type QuoteChange } from './quote/quote-changes.ts'
import { ChargeNote } from './quote/sums.tsx'

type Props = { changed: { before: Quote; after: Quote } | undefined; onAccept: (quote: Quote) => void; onBack: () => void }

/** Says exactly what is another than what was seen, and asks before anything is charged. */
export function CartChanged({ changed, onAccept, onBack }: Props) {
  const { t } = useTranslation('checkout')
  const price = usePrice()
  const sentence = useChangeSentence()
  const textOf = useProblemText('TH')
  const coupon = changed?.after.problems.find(isCouponProblem)
  return (
    <Dialog
      open={changed !== undefined}
      onClose={onBack}
      title={t('changed.title')}
      footer={
        changed && (
          <>
            <Button look="quiet" onClick={onBack}>
              {t('changed.back')}
            </Button>
            <Button onClick={() => onAccept(changed.after)}>{t('changed.accept', { amount: price(changed.after.total) })}</Button>
          </>
        )
      }
    >
      <p className="text-ink-soft">{t('changed.text')}</p>
      {changed && (
        <>
          <ul data-price className="mt-4 grid gap-2 rounded-control bg-gold-wash px-4 py-3 font-medium">
            {quoteChanges(changed.before, changed.after).map((change) => (
              <li key={`${change.what}${'name' in change ? change.name : 'seller' in change ? change.seller : ''}`}>{sentence(change)}</li>
            ))}
          </ul>
          {coupon && <p className="mt-3">{textOf(coupon)}</p>}
          <ChargeNote total={changed.after.total} className="mt-3" />
        </>
      )}
    </Dialog>
  )
}

function useChangeSentence(): (change: QuoteChange) => string {
  const { t } = useTranslation('checkout')
  const price = usePrice()
  return (change) => {
    if (change.what === 'gone') return t('changed.gone', { name: change.name })
    const amounts = { before: price(change.before), after: price(change.after) }
    if (change.what === 'price') return t('changed.price', { name: change.name, ...amounts })
    if (change.what === 'shipping') return t('changed.shipping', { seller: change.seller, ...amounts })
    return change.what === 'savings' ? t('changed.savings', amounts) : t('changed.total', amounts)
  }
}
