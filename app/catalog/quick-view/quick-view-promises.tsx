import { ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../../money/price.tsx'
import { shippingTable } from '../../shipping/shipping-terms.ts'
import type { ProductBasics } from '../product.ts'

/** The specification's Free Shipping and Authentic cards, saying what is true of this piece (decision 20). */
export function QuickViewPromises({ product }: { product: ProductBasics }) {
  const { t } = useTranslation('product')
  const price = usePrice()
  const { province } = product.seller
  const freeFrom = shippingTable(product.shipping).rates.TH.standard?.freeFrom ?? null
  const shipping = product.freeShipping
    ? t('quickView.freeShippingText')
    : freeFrom === null
      ? undefined
      : t('quickView.freeShippingFromText', { amount: price(freeFrom) })
  const origin = product.isHandmade ? (product.seller.isVerified ? 'quickView.authenticVerified' : 'quickView.authenticHandmade') : 'quickView.authenticPlace'
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {shipping && <PromiseCard icon={<Truck className="size-5" aria-hidden="true" />} title={t('quickView.freeShipping')} text={shipping} />}
      {province && <PromiseCard icon={<ShieldCheck className="size-5" aria-hidden="true" />} title={t('quickView.authentic')} text={t(origin, { province })} />}
    </ul>
  )
}

const PromiseCard = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <li className="flex items-start gap-2.5 rounded-control border border-line p-3 text-sm">
    <span className="mt-0.5 text-gold-thread">{icon}</span>
    <span>
      <span className="block font-semibold">{title}</span>
      <span className="text-ink-soft">{text}</span>
    </span>
  </li>
)
