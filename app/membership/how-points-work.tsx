import { CalendarClock, Coins, ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MembershipTerms } from './get-terms.server.ts'
import { useWords } from './use-words.ts'

/** Earning, redeeming and keeping, each in two sentences. Amounts are those of the reader's currency. */
export function HowPointsWork({ terms: { points }, price }: { terms: MembershipTerms; price: (satang: number) => string }) {
  const { t } = useTranslation('membership')
  const { number } = useWords()
  const parts = [
    { Icon: ShoppingBag, title: t('how.earn', { price: price(points.perGoods) }), text: t('how.earnText') },
    {
      Icon: Coins,
      title: t('how.redeem', { count: points.redeemFrom, points: number(points.redeemFrom), price: price(points.value * points.redeemFrom) }),
      text: t('how.redeemText'),
    },
    { Icon: CalendarClock, title: t('how.keep', { count: points.lifetimeMonths }), text: t('how.keepText') },
  ]
  return (
    <section aria-labelledby="how-points-work" className="mt-12">
      <h2 id="how-points-work" className="text-2xl">
        {t('how.title')}
      </h2>
      <ul className="mt-5 grid gap-6 md:grid-cols-3">
        {parts.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon className="size-7 text-gold" aria-hidden="true" />
            <h3 className="mt-3 text-lg" data-price>
              {title}
            </h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
