import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchMessages } from '../../i18n/warm-messages.ts'
import { Picture } from '../../ui/picture.tsx'
import type { ReviewPicture } from '../review.ts'

// The window the pictures of a piece open in: arrows, Escape, a second press enlarges.
const ProductZoom = lazy(async () => {
  const [zoom] = await Promise.all([import('../../catalog/product-zoom.tsx'), fetchMessages('product')])
  return zoom
})

/** Pictures of a review, small; a press shows one large, with the others beside it. */
export function ReviewPictures({ pictures, author }: { pictures: readonly ReviewPicture[]; author: string }) {
  const { t } = useTranslation('reviews')
  const [large, setLarge] = useState<number>()
  if (pictures.length === 0) return null
  const label = t('pictures.of', { author })
  return (
    <>
      <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('pictures.open', { picture: picture.alt || t('pictures.one', { number: index + 1, author }) })}
              onClick={() => setLarge(index)}
              className="block w-20 cursor-zoom-in overflow-hidden rounded-control border border-line transition-colors hover:border-indigo sm:w-24"
            >
              <Picture src={picture.src} alt="" sizes="6rem" widest={320} ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <Suspense>
          <ProductZoom pictures={pictures.map(({ src, alt }) => ({ url: src, alt }))} name={label} first={large} onClose={() => setLarge(undefined)} />
        </Suspense>
      )}
    </>
  )
}
