import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '../checkout/quote/quote.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { CartItem } from './cart.ts'

/** What is missing for an offer: said, never put into the cart by itself. */
export function Suggestions({ quote, items }: { quote: Quote | undefined; items: readonly CartItem[] }) {
  const { t } = useTranslation('cart')
  if (!quote || quote.suggestions.length === 0) return null
  return (
    <ul className="grid gap-3">
      {quote.suggestions.map(({ name, productId, categoryId, quantity, percent }) => (
        <li
          key={`${name}${productId}${categoryId}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed border-gold-thread px-4 py-3 sm:px-5"
        >
          <Gift className="size-5 shrink-0 text-gold" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-52">
            <strong className="font-semibold">{name}</strong>
            <span className="block text-sm text-ink-soft">
              {percent === 100 ? t('suggestion.free', { count: quantity }) : t('suggestion.percent', { count: quantity, percent })}
            </span>
          </p>
          <ButtonLink look="quiet" size="small" to={addressOf(quote, items, { productId, categoryId })}>
            {t('suggestion.open')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** Where the missing piece can be found: its page, its category, else all products. */
function addressOf(quote: Quote, items: readonly CartItem[], { productId, categoryId }: { productId: string | null; categoryId: string | null }): string {
  if (productId !== null) return `/products/${productId}`
  const inCategory = items.find((item) => item.categoryId === categoryId)
  const slug = quote.sellers.flatMap((seller) => seller.lines).find((line) => line.productId === inCategory?.productId)?.categorySlug
  return slug ? `/products?category=${encodeURIComponent(slug)}` : '/products'
}
