import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '../../money/price.tsx'
import { bottomBar } from '../../ui/bottom-bar.ts'
import { AddToCart, BUY_BUTTONS_ID } from './product-buy-box.tsx'
import type { Product } from '../product.ts'
import type { Buying } from './product-buying.ts'

/** On a phone the way into the cart stays in reach of the thumb once the buttons have left the screen. */
export function ProductBuyBar({ product, buying }: { product: Product; buying: Buying }) {
  const { t } = useTranslation('product')
  const [away, setAway] = useState(false)
  useEffect(() => {
    const buttons = document.getElementById(BUY_BUTTONS_ID)
    if (!buttons) return
    const watch = new IntersectionObserver(([seen]) => setAway(seen !== undefined && !seen.isIntersecting))
    watch.observe(buttons)
    return () => watch.disconnect()
  }, [])
  if (!away) return null
  return (
    <section
      ref={bottomBar}
      aria-label={t('buy.bar')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-card lg:hidden"
    >
      <div className="mx-auto flex max-w-160 flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow-9999 basis-32 leading-tight">
          <span className="block truncate text-sm text-ink-soft">{product.name}</span>
          <Price minor={(buying.variant?.priceMinor ?? product.priceMinor) + buying.fee} />
        </p>
        <AddToCart buying={buying} label={t('buy.short')} className="max-w-full grow px-3! text-base!" />
      </div>
    </section>
  )
}
