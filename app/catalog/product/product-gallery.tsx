import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/picture.tsx'
import type { ProductPicture } from '../product.ts'

const ProductZoom = lazy(() => import('../product-zoom.tsx'))

type GalleryProps = {
  pictures: readonly ProductPicture[]
  name: string
  fallback: string
  shown: number
  onShow: (index: number) => void
  badges?: ReactNode
}

/** Pictures side by side that snap into place under a finger; arrows and thumbnails do the same, a press shows one large. */
export function ProductGallery({ pictures, name, fallback, shown, onShow, badges }: GalleryProps) {
  const { t } = useTranslation('product')
  const strip = useRef<HTMLUListElement>(null)
  const [zoomed, setZoomed] = useState<number>()
  const last = pictures.length - 1
  const altOf = (index: number) => t('gallery.picture', { product: pictures[index]?.alt || name, number: index + 1, count: pictures.length })

  useEffect(() => {
    const list = strip.current
    const slide = list?.children[shown]
    if (!list || !(slide instanceof HTMLElement) || currentOf(list) === shown) return
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'smooth' })
  }, [shown])

  const arrows = (event: KeyboardEvent) => {
    const to = { ArrowRight: Math.min(last, shown + 1), ArrowLeft: Math.max(0, shown - 1), Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
  }

  return (
    <section aria-label={t('gallery.label', { product: name })} className="lg:flex lg:flex-row-reverse lg:gap-4">
      <div className="min-w-0 grow group relative overflow-hidden rounded-card border border-line bg-line/40 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
        <ul
          ref={strip}
          // Only a finger's scroll decides what is shown; while we scroll ourselves the goal is known already.
          onScrollEnd={(event) => onShow(currentOf(event.currentTarget))}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
        >
          {pictures.map((picture, index) => (
            <li key={picture.url} className="w-full shrink-0 snap-center snap-always">
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t('gallery.enlarge', { picture: altOf(index) })}
                tabIndex={index === shown ? 0 : -1}
                onClick={() => setZoomed(index)}
                onKeyDown={arrows}
                className="block w-full cursor-zoom-in -outline-offset-4"
              >
                <Picture
                  src={picture.url}
                  alt=""
                  sizes="(min-width: 80rem) 40rem, (min-width: 64rem) 50vw, 100vw"
                  first={index === 0}
                  fallback={fallback}
                  className="max-h-[78svh] lg:max-h-none"
                />
              </button>
            </li>
          ))}
        </ul>
        {badges && <p className="pointer-events-none absolute start-3 top-3 flex max-w-[75%] flex-wrap gap-1.5">{badges}</p>}
        <span className="pointer-events-none absolute end-3 top-3 inline-flex size-9 items-center justify-center rounded-full bg-surface/85 opacity-0 transition-opacity group-hover:opacity-100 pointer-coarse:opacity-100">
          <Expand className="size-4.5" aria-hidden="true" />
        </span>
        {last > 0 && (
          <>
            <Arrow side="start" label={t('gallery.previous')} disabled={shown === 0} onClick={() => onShow(shown - 1)} />
            <Arrow side="end" label={t('gallery.next')} disabled={shown === last} onClick={() => onShow(shown + 1)} />
            <span
              aria-hidden="true"
              className="absolute end-3 bottom-3 rounded-full bg-surface/85 px-2.5 py-0.5 text-xs font-semibold tabular-nums sm:hidden"
            >{`${shown + 1} / ${pictures.length}`}</span>
          </>
        )}
      </div>
      {last > 0 && (
        <ul aria-label={t('gallery.thumbnails')} className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:flex-col lg:flex-nowrap">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={altOf(index)}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => onShow(index)}
                onKeyDown={arrows}
                className={clsx(
                  'block w-16 overflow-hidden rounded-control border-2 transition-colors sm:w-20',
                  index === shown ? 'border-indigo' : 'border-transparent hover:border-line-strong',
                )}
              >
                <Picture src={picture.url} alt="" sizes="5rem" widest={320} ratio="1" fallback={fallback} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== undefined && (
        <Suspense>
          <ProductZoom
            pictures={pictures}
            name={name}
            first={zoomed}
            onClose={(index) => {
              setZoomed(undefined)
              onShow(index)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The picture in sight, by how far the strip has gone; from the right where people read from there. */
const currentOf = (list: HTMLElement): number => (list.clientWidth === 0 ? 0 : Math.round(Math.abs(list.scrollLeft) / list.clientWidth))

const Arrow = ({ side, label, disabled, onClick }: { side: 'start' | 'end'; label: string; disabled: boolean; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className={clsx(
      'absolute top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-surface/85 shadow-card transition-opacity disabled:invisible max-sm:hidden',
      side === 'start' ? 'start-3' : 'end-3',
    )}
  >
    {side === 'start' ? (
      <ChevronLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
    ) : (
      <ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />
    )}
  </button>
)
