import { clsx } from 'clsx'
import type { ListedProduct } from './listed-product.ts'
import { ProductCard } from './product-card.tsx'
import { asleep } from '../ui/asleep.tsx'
import { Part } from '../ui/part.tsx'

const SleepingCard = asleep(ProductCard)

/** Two cards side by side on a phone, three beside the filters. */
export const GRID = 'grid two-up gap-3 sm:gap-5 md:grid-cols-3'

/** How many pictures a first view shows. */
const FIRST_VIEW = 4

/** Pieces as cards, in their order. `busy` while another list is on its way. */
export const ProductGrid = ({
  products,
  label,
  busy = false,
  className = GRID,
}: {
  products: readonly ListedProduct[]
  label: string
  busy?: boolean
  className?: string
}) => (
  <ul aria-label={label} aria-busy={busy || undefined} className={clsx(className, 'transition-opacity', busy && 'opacity-60')}>
    {products.map((product, index) => (
      <li key={product.id}>
        <Part>{index < FIRST_VIEW ? <ProductCard product={product} first level={2} /> : <SleepingCard product={product} level={2} />}</Part>
      </li>
    ))}
  </ul>
)
