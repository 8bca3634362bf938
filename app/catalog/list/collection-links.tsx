import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type CollectionTile, collectionAddress } from '../collections/collection.ts'

/** Collections that staff show above the list of everything: one row on a phone. */
export function CollectionLinks({ collections, className }: { collections: readonly Pick<CollectionTile, 'slug' | 'title'>[]; className?: string }) {
  const { t } = useTranslation('catalog')
  const id = useId()
  return (
    <div className={className}>
      <p id={id} className="mb-2 text-sm font-semibold text-ink-soft">
        {t('list.collections')}
      </p>
      <ul aria-labelledby={id} className="chip-row">
        {collections.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={collectionAddress(slug)} discover="none" className="chip">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
