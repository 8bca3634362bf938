import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openingTime } from '../../i18n/opening-time.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { Price } from '../../money/price.tsx'
import { answered } from '../../platform/answered.ts'
import { storedPerson } from '../../platform/session/stored-person.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** As `public.my_follower_price` has it; satang by variant. */
type FirstPrices = { everybody_from: string; prices: Readonly<Record<string, number>> }

/** What a piece costs who follows its shop, while a sale has not begun for everybody; nothing for others. Needs the namespace `product`. */
export function FollowerPrice({ product, variant }: { product: string; variant: string | undefined }) {
  const { t } = useTranslation('product')
  const moments = useMoments()
  const [first, setFirst] = useState<FirstPrices | null>(null)
  useEffect(() => {
    if (!storedPerson()) return
    let gone = false
    const ask = async () => {
      const { data } = await answered((await loadSupabase()).rpc('my_follower_price', { p_product_id: product }))
      // The function's own form, or null.
      if (!gone) setFirst(data as FirstPrices | null)
    }
    // The price of everybody stands without it, and the cart says what it costs.
    ask().catch(() => {})
    return () => {
      gone = true
    }
  }, [product])
  const price = first?.prices[variant ?? '']
  if (!first || price === undefined) return null
  return (
    <p role="status" className="rounded-control bg-gold-wash px-3.5 py-2.5 text-sm">
      <span className="font-semibold">{t('follow.price')}</span> <Price minor={price} className="font-semibold" />{' '}
      {t('follow.priceUntil', { when: openingTime(moments, first.everybody_from) })}
    </p>
  )
}
