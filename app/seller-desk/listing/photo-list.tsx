import { ArrowLeft, ArrowRight, Crop, GripVertical, Trash2 } from 'lucide-react'
import { useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { rearranged } from '../products/product-picture.ts'
import type { ListedPicture } from './answers.ts'
import { usePhoto } from './use-photo.ts'

type Props = {
  pictures: readonly ListedPicture[]
  line: boolean
  /** What the other answers say a picture shows. */
  suggested: string
  onChange: (pictures: ListedPicture[]) => void
  onStraighten: (url: string) => void
}

/** The photographs of a listing in their order: drawn to another place with a finger, or moved by buttons. */
export function PhotoList({ pictures, line, suggested, onChange, onStraighten }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const drag = (event: PointerEvent, url: string) => {
    if (dragged !== url) return
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-photo]')
    const from = pictures.findIndex((picture) => picture.url === url)
    const to = pictures.findIndex((picture) => picture.url === over?.dataset['photo'])
    if (over && list.current?.contains(over) && to !== -1 && to !== from) onChange(rearranged(pictures, from, to))
  }
  if (pictures.length === 0) return null
  return (
    <ul ref={list} className="grid gap-3 sm:grid-cols-2">
      {pictures.map((picture, index) => (
        <li
          key={picture.url}
          data-photo={picture.url}
          className={`overflow-hidden rounded-card border bg-surface ${dragged === picture.url ? 'border-indigo opacity-70' : 'border-line'}`}
        >
          <Photo
            picture={picture}
            number={index + 1}
            last={index === pictures.length - 1}
            line={line}
            suggested={suggested}
            onMove={(by) => onChange(rearranged(pictures, index, index + by))}
            onRemove={() => onChange(pictures.toSpliced(index, 1))}
            onAlt={(alt) => onChange(pictures.with(index, { ...picture, alt }))}
            onStraighten={() => onStraighten(picture.url)}
            handle={{
              onPointerDown: (event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(picture.url)
              },
              onPointerMove: (event) => drag(event, picture.url),
              onPointerUp: () => setDragged(undefined),
              onPointerCancel: () => setDragged(undefined),
            }}
          />
        </li>
      ))}
    </ul>
  )
}

type PhotoProps = {
  picture: ListedPicture
  number: number
  last: boolean
  line: boolean
  suggested: string
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onAlt: (alt: string) => void
  onStraighten: () => void
  handle: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent<HTMLElement>) => void>
}

function Photo({ picture, number, last, line, suggested, onMove, onRemove, onAlt, onStraighten, handle }: PhotoProps) {
  const { t } = useTranslation(['listing', 'dashboard'])
  const shown = usePhoto(picture.url, picture.sent)
  return (
    <>
      <div className="relative aspect-square bg-line/50">
        {shown !== undefined && (
          <img src={shown} alt={picture.alt || t('dashboard:product.pictures.numbered', { number })} className="size-full object-cover" draggable={false} />
        )}
        {number === 1 && <span className="absolute start-0 top-0 bg-surface/90 px-2 py-1 text-xs font-semibold">{t('dashboard:product.pictures.main')}</span>}
        {!picture.sent && (
          <span className="absolute inset-x-0 bottom-0 bg-surface/90 px-2 py-1 text-xs font-semibold">{t(line ? 'photos.sending' : 'photos.waiting')}</span>
        )}
        {/* Fingers draw it; the keyboard has the two arrows below. */}
        <span
          {...handle}
          aria-hidden="true"
          className="absolute end-0 top-0 inline-flex size-11 cursor-grab touch-none items-center justify-center bg-surface/90"
        >
          <GripVertical className="size-5" />
        </span>
      </div>
      <div className="flex justify-between">
        <IconButton label={t('dashboard:product.pictures.forward', { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('photos.straighten', { number })} onClick={onStraighten}>
          <Crop className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('dashboard:product.pictures.remove', { number })} onClick={onRemove}>
          <Trash2 className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('dashboard:product.pictures.back', { number })} disabled={last} onClick={() => onMove(1)}>
          <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid gap-2 p-3 pt-1">
        <Field
          label={t('photos.alt', { number })}
          value={picture.alt}
          maxLength={300}
          placeholder={suggested}
          onChange={(event) => onAlt(event.currentTarget.value)}
        />
        {picture.alt === '' && suggested !== '' && (
          <Button look="plain" size="small" className="justify-self-start" onClick={() => onAlt(suggested)}>
            {t('photos.takeAlt', { words: suggested })}
          </Button>
        )}
      </div>
    </>
  )
}
