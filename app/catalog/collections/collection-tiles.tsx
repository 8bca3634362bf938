import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import { Picture } from '../../ui/picture.tsx'
import { type CollectionTile, collectionAddress } from './collection.ts'

/** Collections as pictures with their titles, each leading to its page. `level` is that of their headings. */
export function CollectionTiles({ collections, level, first = 0 }: { collections: readonly CollectionTile[]; level: 2 | 3; first?: number }) {
  const { t, i18n } = useTranslation('collections')
  const Heading = `h${level}` as const
  const number = numberFormat(i18n.language)
  return (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {collections.map(({ slug, title, text, image, listed }, index) => (
        <li key={slug} className="group/tile relative min-w-0">
          <div className="overflow-hidden rounded-card">
            <Picture
              src={image}
              alt=""
              ratio="16 / 9"
              sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
              first={index < first}
              className="transition-transform duration-500 group-hover/tile:scale-103"
            />
          </div>
          <Heading className="mt-3 text-lg wrap-anywhere hyphens-auto sm:text-xl">
            <Link to={collectionAddress(slug)} discover="none" className="tile-link">
              {title}
            </Link>
          </Heading>
          <p className="text-sm text-ink-soft">{t('count', { count: listed, number: `${number.format(listed)}${listed >= 10_000 ? '+' : ''}` })}</p>
          {text && <p className="mt-1 line-clamp-2 text-ink-soft wrap-anywhere">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
