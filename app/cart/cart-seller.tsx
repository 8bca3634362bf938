import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import { ofLine, ofSeller } from '../checkout/quote/problem-places.ts'
import { useProblemText } from '../checkout/quote/problem-text.tsx'
import { lineIdOf, type Quote } from '../checkout/quote/quote.ts'
import type { CartItem } from './cart.ts'
import { CartLine } from './cart-line.tsx'
import type { CartPreview } from './preview-cart.ts'

type SellerProps = {
  sellerId: string
  sellerName: string
  lines: readonly CartItem[]
  preview: CartPreview
  quote: Quote | undefined
  country: string
  pending: boolean
}

/** Everything of one maker: it travels together. */
export function CartSeller({ sellerId, sellerName, lines, preview, quote, country, pending }: SellerProps) {
  const { t } = useTranslation('cart')
  const textOf = useProblemText(country)
  const seller = quote?.sellers.find((each) => each.sellerId === sellerId)
  const problems = pending ? [] : (quote?.problems ?? [])
  const heading = `maker-${sellerId}`
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-surface shadow-card">
      <h2 id={heading} className="flex items-center gap-2.5 border-b border-line px-4 py-3 font-sans text-base sm:px-5">
        <Store className="size-4 shrink-0 text-gold" aria-hidden="true" />
        <Link to={`/sellers/${sellerId}`} className="inline-flex min-h-8 items-center hover:text-indigo hover:underline pointer-coarse:min-h-11">
          <span className="sr-only">{t('seller')} </span>
          {seller?.sellerName ?? sellerName}
        </Link>
      </h2>
      {ofSeller(problems, sellerId).map((problem) => (
        <Notice key={problem.code} className="mx-4 mt-4 sm:mx-5">
          {textOf(problem)}
        </Notice>
      ))}
      <ul aria-labelledby={heading} className="divide-y divide-line px-4 sm:px-5">
        {lines.map((item) => {
          const id = lineIdOf(item)
          return (
            <CartLine
              key={item.id}
              item={item}
              quoted={seller?.lines.find((line) => line.id === id)}
              preview={preview.lines.get(id)}
              problems={ofLine(problems, id).map((problem) => ({ problem, text: textOf(problem) }))}
            />
          )
        })}
      </ul>
    </section>
  )
}
