import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TrackedOrder } from '../checkout/tracked-order.ts'

/** That it is a present, and the words that lie in the parcels, as its buyer wrote them. */
export function OrderGift({ gift }: { gift: NonNullable<TrackedOrder['gift']> }) {
  const { t } = useTranslation('tracking')
  return (
    <div className="mt-4 rounded-control bg-gold-wash px-3.5 py-2.5 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Gift className="size-4 shrink-0 text-gold" aria-hidden="true" />
        {t('gift.title')}
      </p>
      <p>{t('gift.text')}</p>
      {gift.message !== '' && <blockquote className="mt-2 border-s-2 border-gold ps-3 break-words whitespace-pre-line">{gift.message}</blockquote>}
    </div>
  )
}
