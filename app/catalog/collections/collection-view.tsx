import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { Picture } from '../../ui/picture.tsx'
import { ProductGrid } from '../product-grid.tsx'
import type { CollectionFacts } from './collection.ts'

const WIDE = 'grid two-up gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4'

type CollectionViewProps = {
  collection: Pick<CollectionFacts, 'title' | 'text' | 'image' | 'total' | 'more' | 'products'>
  busy?: boolean
  /** What stands above the pieces, and below them. */
  before?: ReactNode
  children?: ReactNode
}

/** A collection as its page shows it: its picture and words, and its pieces. */
export function CollectionView({ collection: { title, text, image, total, more, products }, busy = false, before, children }: CollectionViewProps) {
  const { t, i18n } = useTranslation('collections')
  const number = numberFormat(i18n.language).format(total)
  return (
    <>
      <header className="grid items-center gap-5 sm:gap-8 lg:grid-cols-2">
        <div className="min-w-0 lg:order-1">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
          {text && <p className="mt-3 max-w-text text-lg whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>}
          <p role="status" className="mt-3 text-ink-soft">
            {t('count', { count: total, number: more ? `${number}+` : number })}
          </p>
        </div>
        {image && (
          <div className="overflow-hidden rounded-card max-lg:-order-1">
            <Picture src={image} alt="" ratio="16 / 9" sizes="(min-width: 64rem) 46vw, 92vw" first />
          </div>
        )}
      </header>
      <div className="mt-8 sm:mt-10">
        {before}
        <ProductGrid products={products} label={title} busy={busy} className={WIDE} />
        {children}
      </div>
    </>
  )
}
