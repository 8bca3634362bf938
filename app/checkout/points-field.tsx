import { Coins, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import { usePrice } from '../money/price.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldFrame, controlClass } from '../ui/field.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import type { Quote } from './quote/quote.ts'

/** What a member's points take off this order: what there is, how many to use, and what that saves. Nothing for guests and for who has none. */
export function PointsField({ draft, quote, pending }: { draft: CheckoutDraft; quote: Quote | undefined; pending: boolean }) {
  const { t, i18n } = useTranslation('points')
  const price = usePrice()
  const [typed, setTyped] = useState(draft.points > 0 ? String(draft.points) : '')
  const points = quote?.points
  if (!points || points.balance <= 0) return null
  const number = numberFormat(i18n.language)
  const take = (wanted: number) => {
    setTyped(wanted > 0 ? String(wanted) : '')
    changeDraft({ points: wanted })
  }
  const wanted = /^\d{1,8}$/.test(typed.trim()) ? Number(typed.trim()) : 0
  const tooFew = draft.points > 0 && draft.points < points.redeemFrom && !pending

  if (points.used > 0 && !(pending && draft.points === 0)) {
    return (
      <div className="flex items-center gap-2 rounded-control bg-gold-wash ps-3.5 text-sm font-semibold text-gold">
        <Coins className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 flex-1 py-2 break-words" data-price>
          {t('checkout.row', { count: points.used, points: number.format(points.used) })} · {t('checkout.saves', { price: price(points.savings) })}
        </span>
        <IconButton label={t('checkout.remove')} onClick={() => take(0)}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    )
  }
  return (
    <form
      noValidate
      aria-label={t('checkout.title')}
      onSubmit={(event) => {
        event.preventDefault()
        take(wanted)
      }}
    >
      {points.most === 0 ? (
        <>
          <p className="text-sm font-semibold">{t('checkout.title')}</p>
          <p className="text-sm text-ink-soft">
            {points.balance < points.redeemFrom
              ? t('checkout.tooFew', { points: number.format(points.balance), from: number.format(points.redeemFrom) })
              : t('checkout.notHere')}
          </p>
        </>
      ) : (
        <>
          <FieldFrame
            label={t('checkout.label')}
            hint={t('checkout.have', { count: points.balance, points: number.format(points.balance), price: price(points.balance * points.value) })}
            error={tooFew ? t('checkout.fewest', { from: number.format(points.redeemFrom) }) : undefined}
          >
            {(tied) => (
              <div className="flex flex-wrap gap-2">
                <input
                  {...tied}
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={8}
                  enterKeyHint="done"
                  className={`${controlClass} w-0! min-w-[min(7rem,100%)] grow tabular-nums`}
                />
                <Button type="submit" look="quiet" className="max-w-full" busy={pending && draft.points > 0} disabled={wanted === 0}>
                  {t('checkout.apply')}
                </Button>
              </div>
            )}
          </FieldFrame>
          <Button look="plain" size="small" className="-ms-3 mt-1" onClick={() => take(points.most)}>
            <span data-price>
              {t('checkout.max', { points: number.format(points.most) })} (−{price(points.mostSavings)})
            </span>
          </Button>
        </>
      )}
    </form>
  )
}
