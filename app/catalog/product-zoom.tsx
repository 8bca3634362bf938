import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/button.tsx'
import { pictureAddress } from '../ui/picture-address.ts'
import type { ProductPicture } from './product.ts'

/** As large as pictures are kept. */
const LARGE = { width: 1280, quality: 85 }

type ZoomProps = { pictures: readonly ProductPicture[]; name: string; first: number; onClose: (index: number) => void }

/** A picture over the whole window. Pressed once more it is shown larger than the window, and moves with the pointer or the finger. */
export default function ProductZoom({ pictures, name, first, onClose }: ZoomProps) {
  const { t } = useTranslation(['product', 'ui'])
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  const [large, setLarge] = useState(false)
  const picture = pictures[index]
  const last = pictures.length - 1

  useEffect(() => dialog.current?.showModal(), [])

  const show = (to: number) => {
    setLarge(false)
    setIndex(Math.max(0, Math.min(last, to)))
  }
  const arrows = (event: KeyboardEvent) => {
    if (large || last === 0) return
    if (event.key === 'ArrowRight') show(index + 1)
    if (event.key === 'ArrowLeft') show(index - 1)
  }
  // What was pressed stays under the pointer while the picture grows.
  const toggle = (event: MouseEvent) => {
    const at = { x: event.clientX / window.innerWidth, y: event.clientY / window.innerHeight }
    setLarge(!large)
    requestAnimationFrame(() => {
      const box = stage.current
      if (box) box.scrollTo({ left: (box.scrollWidth - box.clientWidth) * at.x, top: (box.scrollHeight - box.clientHeight) * at.y })
    })
  }
  if (!picture) return null
  const label = t('gallery.picture', { product: picture.alt || name, number: index + 1, count: pictures.length })
  return (
    <dialog
      ref={dialog}
      aria-label={t('gallery.label', { product: name })}
      onClose={() => onClose(index)}
      onKeyDown={arrows}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0"
    >
      <div ref={stage} className="size-full overflow-auto overscroll-contain">
        <button
          type="button"
          onClick={toggle}
          aria-label={large ? t('gallery.smaller') : t('gallery.larger')}
          className={clsx(
            'flex items-center justify-center -outline-offset-4',
            large ? 'w-[max(190dvw,70rem)] cursor-zoom-out' : 'size-full cursor-zoom-in p-3 sm:p-10',
          )}
        >
          <img
            src={pictureAddress(picture.url, LARGE.width, LARGE.quality)}
            alt={label}
            className={clsx('object-contain', large ? 'w-full' : 'max-h-full max-w-full rounded-card')}
          />
        </button>
      </div>
      <div className="absolute end-3 top-3 flex gap-2 rounded-full bg-surface/90 shadow-card">
        <span className="pointer-events-none self-center ps-4 text-sm font-semibold tabular-nums" aria-live="polite">
          {last > 0 ? `${index + 1} / ${pictures.length}` : ''}
        </span>
        <span className="pointer-events-none self-center" aria-hidden="true">
          {large ? <ZoomOut className="size-5" /> : <ZoomIn className="size-5" />}
        </span>
        <IconButton label={t('ui:close')} onClick={() => dialog.current?.close()}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {last > 0 && !large && (
        <>
          <IconButton
            label={t('gallery.previous')}
            disabled={index === 0}
            onClick={() => show(index - 1)}
            className="absolute! start-3 top-1/2 -translate-y-1/2 bg-surface/90 shadow-card"
          >
            <ChevronLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('gallery.next')}
            disabled={index === last}
            onClick={() => show(index + 1)}
            className="absolute! end-3 top-1/2 -translate-y-1/2 bg-surface/90 shadow-card"
          >
            <ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />
          </IconButton>
        </>
      )}
    </dialog>
  )
}
