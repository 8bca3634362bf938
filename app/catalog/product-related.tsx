import { useId } from 'react'
import { Link } from 'react-router'
import type { ListedProduct } from './listed-product.ts'
import { ProductCard } from './product-card.tsx'

/** Pieces to go on with, in a row that scrolls under a finger and is a grid on a desk. Nothing where there are none. */
export function ProductRelated({ title, all, products }: { title: string; all: { label: string; to: string }; products: readonly ListedProduct[] }) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl sm:text-2xl">
          {title}
        </h2>
        <Link to={all.to} className="link inline-flex min-h-8 items-center text-sm font-semibold pointer-coarse:min-h-11">
          {all.label}
        </Link>
      </div>
      <ul
        aria-labelledby={id}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-4"
      >
        {products.map((product) => (
          <li key={product.id} className="w-[62vw] max-w-60 shrink-0 snap-start sm:w-auto sm:max-w-none">
            <ProductCard product={product} sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 62vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
