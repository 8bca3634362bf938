import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/picture.tsx'
import type { ProductPicture } from '../product.ts'

/** The specification: up to four thumbnails; what is beyond is counted on the last. */
const THUMBNAILS = 4

/** One picture large, the others small below it. A picture that cannot be loaded is replaced by its category's. */
export function QuickViewGallery({
  pictures,
  name,
  fallback,
  badges,
}: {
  pictures: readonly ProductPicture[]
  name: string
  fallback: string
  badges: ReactNode
}) {
  const { t } = useTranslation('product')
  const [shown, setShown] = useState(0)
  const [all, setAll] = useState(false)
  const picture = pictures[shown] ?? { url: fallback, alt: '' }
  const thumbnails = all ? pictures : pictures.slice(0, THUMBNAILS)
  const hidden = pictures.length - thumbnails.length
  return (
    <div className="min-w-0">
      <div className="relative overflow-hidden rounded-card border border-line">
        <Picture
          key={picture.url}
          src={picture.url}
          alt={picture.alt || name}
          sizes="(min-width: 48rem) 28rem, 90vw"
          first
          fallback={fallback}
          className="max-md:max-h-[45svh]"
        />
        <p className="absolute start-3 top-3 flex max-w-[80%] flex-wrap gap-1.5">{badges}</p>
      </div>
      {pictures.length > 1 && (
        <ul aria-label={t('gallery.thumbnails')} className="mt-3 grid grid-cols-4 gap-2">
          {thumbnails.map((thumbnail, index) => (
            <li key={thumbnail.url} className="relative">
              <button
                type="button"
                aria-label={t('quickView.thumbnail', { number: index + 1, count: pictures.length })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => setShown(index)}
                className={clsx(
                  'block w-full overflow-hidden rounded-control border-2',
                  index === shown ? 'border-indigo' : 'border-transparent hover:border-line-strong',
                )}
              >
                <Picture src={thumbnail.url} alt="" sizes="6rem" ratio="1" fallback={fallback} />
              </button>
              {hidden > 0 && index === THUMBNAILS - 1 && (
                <button
                  type="button"
                  aria-label={t('quickView.moreThumbnails', { count: hidden })}
                  onClick={() => {
                    setAll(true)
                    setShown(THUMBNAILS)
                  }}
                  className="absolute inset-0 flex items-center justify-center rounded-control bg-black/55 text-lg font-semibold text-white"
                >
                  {`+${hidden}`}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
