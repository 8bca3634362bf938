import type { ListedProduct } from '../catalog/listed-product.ts'
import { ProductCard } from '../catalog/product-card.tsx'
import { Section, SectionNote } from './section.tsx'
import { Part } from '../ui/part.tsx'

const SIZES = '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw'

type ProductRowProps = { title: string; all: { to: string; label: string }; products: readonly ListedProduct[] | undefined; failed: string; empty: string }

/** Pieces under a heading. Undefined means that they could not be read. */
export const ProductRow = ({ title, all, products, failed, empty }: ProductRowProps) => (
  <Section title={title} all={all}>
    {!products ? (
      <SectionNote failed>{failed}</SectionNote>
    ) : products.length === 0 ? (
      <SectionNote>{empty}</SectionNote>
    ) : (
      <ul className="grid two-up gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 md:max-lg:[&>li:nth-child(n+7)]:hidden">
        {products.map((product) => (
          <li key={product.id}>
            <Part>
              <ProductCard product={product} sizes={SIZES} />
            </Part>
          </li>
        ))}
      </ul>
    )}
  </Section>
)
