import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { AppealDialog } from './appeal-dialog.tsx'
import { appealHold, type MyProduct, type ProductHold } from './my-product.ts'

/** Why Hattha has taken a listing out, and how its maker asks, once, for another person's look. */
export function HoldNotice({ product, hold, sellerId }: { product: MyProduct; hold: ProductHold; sellerId: string }) {
  const { t } = useTranslation('listing-report')
  const [asking, setAsking] = useState(false)
  return (
    <div className="basis-full rounded-control border border-terracotta bg-paper p-3 text-sm">
      <p className="font-semibold">{t('held.title')}</p>
      <p className="mt-1">
        {t('reason')}: {t(`reasons.${hold.reason}`)}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{hold.words}</p>
      {hold.appealedAt === null ? (
        <>
          <p className="mt-2 text-ink-soft">{t('held.hint')}</p>
          <Button look="quiet" size="small" className="mt-2" onClick={() => setAsking(true)}>
            {t('held.ask')}
            <span className="sr-only">: {product.calledHere}</span>
          </Button>
        </>
      ) : hold.answeredAt === null ? (
        <p className="mt-2 text-ink-soft">{t('held.waiting')}</p>
      ) : (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{t('held.answered')}</span> {hold.answer}
        </p>
      )}
      <AppealDialog ask={(words) => appealHold(product.id, words)} sellerId={sellerId} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
