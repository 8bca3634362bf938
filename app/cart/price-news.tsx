import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/notice.tsx'
import { lineIdOf, type Quote } from '../checkout/quote/quote.ts'
import { usePrice } from '../money/price.tsx'
import type { CartItem } from './cart.ts'
import { cartStore } from './tab-cart.ts'
import { priceChanges, type PriceChange } from './price-changes.ts'

/** Brings stored prices up to date, and answers, for this visit of the page, which are others than when the pieces were chosen. */
export function usePriceNews(items: readonly CartItem[], quote: Quote | undefined): readonly PriceChange[] {
  const [atFirst] = useState(() => new Map(items.map((item) => [lineIdOf(item), item.price])))
  useEffect(() => {
    if (!quote) return
    const found = priceChanges(items, quote)
    if (found.changes.length > 0) cartStore().accept(cartStore().state().owner, found.items)
  }, [items, quote])
  const chosen = items.map((item) => ({ ...item, price: atFirst.get(lineIdOf(item)) ?? item.price }))
  return quote ? priceChanges(chosen, quote).changes : []
}

/** Says which prices went up or down since the pieces were chosen. */
export function PriceNews({ news }: { news: readonly PriceChange[] }) {
  const { t } = useTranslation('cart')
  const price = usePrice()
  return (
    <div role="status" className="empty:hidden">
      {news.length > 0 && (
        <Notice tone="news">
          <ul data-price>
            {news.map(({ line, name, before, after }) => (
              <li key={line}>{t('priceChanged', { name, before: price(before), after: price(after) })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
