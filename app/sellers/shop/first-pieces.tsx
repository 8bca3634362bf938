import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openingTime } from '../../i18n/opening-time.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { Price } from '../../money/price.tsx'
import { Picture } from '../../ui/picture.tsx'
import { listFirstPieces, type FirstPiece } from '../follow-shop.ts'

/** For followers: the shop's pieces that nobody else sees yet. Needs the namespace `product`. */
export function FirstPieces({ seller }: { seller: string }) {
  const { t, i18n } = useTranslation('product')
  const moments = useMoments()
  const [pieces, setPieces] = useState<FirstPiece[]>([])
  useEffect(() => {
    let gone = false
    listFirstPieces(seller, i18n.language).then(
      (found) => !gone && setPieces(found),
      // The rest of the page stands without it.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [seller, i18n.language])
  if (pieces.length === 0) return null
  return (
    <section aria-labelledby="first" className="mt-10">
      <h2 id="first" className="text-2xl">
        {t('follow.first')}
      </h2>
      <ul className="mt-5 grid two-up gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {pieces.map(({ id, name, image, price, opensAt }) => (
          <li key={id} className="overflow-hidden rounded-card border border-line bg-surface">
            <Link to={`/products/${id}`} className="block">
              <Picture
                src={image || '/pictures/placeholder.webp'}
                alt=""
                sizes="(min-width: 64rem) 18rem, 50vw"
                ratio="1 / 1"
                fallback="/pictures/placeholder.webp"
              />
              <span className="grid gap-1 p-3">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <Price minor={price} />
                <span className="text-sm text-ink-soft">{t('early.until', { when: openingTime(moments, opensAt) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
