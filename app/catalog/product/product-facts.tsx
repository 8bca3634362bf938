import { BadgeCheck, Gem, Gift, Hand, type LucideIcon, MapPin, PenLine, Truck, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { factsOf, type ProductFact, type ProductBasics } from '../product.ts'

const ICONS = {
  handmade: Hand,
  verified: BadgeCheck,
  place: MapPin,
  unique: Gem,
  freeShipping: Truck,
  giftWrap: Gift,
  sameDay: Zap,
  customizable: PenLine,
} satisfies Record<ProductFact, LucideIcon>

/** What is true of this piece, in short sentences (decision 20: nothing that does not hold). */
export function ProductFacts({ product }: { product: ProductBasics }) {
  const { t } = useTranslation('product')
  const facts = factsOf(product)
  if (facts.length === 0) return null
  return (
    <section aria-label={t('facts.label')}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map((fact) => {
          const Icon = ICONS[fact]
          return (
            <li key={fact} className="flex items-start gap-2.5 text-sm">
              <Icon className="mt-0.5 size-4.5 shrink-0 text-gold-thread" aria-hidden="true" />
              <span>{t(`facts.${fact}`, { province: product.seller.province })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
