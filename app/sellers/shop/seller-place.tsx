import { useTranslation } from 'react-i18next'
import type { Seller } from '../seller.ts'
import { OUTLINE_BOX, OUTLINE_PATH, placeOnOutline } from '../thailand-outline.ts'

/** Where in Thailand the workshop stands: a small drawing, said in words for those who do not see it. */
export function SellerPlace({ seller, className }: { seller: Pick<Seller, 'name' | 'province' | 'latitude' | 'longitude'>; className?: string }) {
  const { t } = useTranslation('sellers')
  if (seller.latitude === null || seller.longitude === null) return null
  const { x, y } = placeOnOutline(seller.longitude, seller.latitude)
  return (
    <svg
      viewBox={`-2 -2 ${OUTLINE_BOX.width + 4} ${OUTLINE_BOX.height + 4}`}
      role="img"
      aria-label={t('place.map', { seller: seller.name, province: seller.province })}
      className={className}
    >
      <path d={OUTLINE_PATH} className="fill-gold-wash stroke-gold-thread" strokeWidth="0.8" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="6.5" className="fill-terracotta/20" />
      <circle cx={x} cy={y} r="2.6" className="fill-terracotta" />
    </svg>
  )
}
