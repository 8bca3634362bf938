import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { keptPhoto } from './listing-shelf.ts'
import { turnedPicture } from './turned-picture.ts'

type Props = { url: string; onClose: () => void; onDone: (picture: { content: Blob; ending: string }) => Promise<void> }

/** Shapes the shop shows well. */
const SHAPES = { portrait: 4 / 5, square: 1, wide: 4 / 3 } as const
type Shape = keyof typeof SHAPES

/** Straightens a photograph and cuts off what does not belong to the piece: by fingers, or by the arrows of a keyboard. */
export default function StraightenDialog({ url, onClose, onDone }: Props) {
  const { t } = useTranslation(['listing', 'dashboard'])
  const [image, setImage] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  const [shape, setShape] = useState<Shape>('portrait')
  const [area, setArea] = useState<Area>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let address: string | undefined
    let gone = false
    void keptPhoto(url).then((content) => {
      if (gone) return
      if (content) address = URL.createObjectURL(content)
      setImage(address ?? url)
    })
    return () => {
      gone = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [url])
  const use = async () => {
    if (!image || !area) return
    setBusy(true)
    try {
      await onDone(await turnedPicture(image, area, turn))
    } catch {
      showToast({ title: t('photos.notKept'), tone: 'failure' })
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('straighten.title')}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('dashboard:cancel')}
          </Button>
          <Button busy={busy} onClick={() => void use()}>
            {t('straighten.use')}
          </Button>
        </>
      }
    >
      <div className="relative h-[min(22rem,50vh)] overflow-hidden rounded-control bg-line/50">
        {image && (
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            aspect={SHAPES[shape]}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onRotationChange={setTurn}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('straighten.title') }}
          />
        )}
      </div>
      <div className="mt-4 grid gap-2">
        <Slider label={t('straighten.turn')} min={-45} max={45} step={0.5} value={turn} onChange={setTurn} />
        <Slider label={t('straighten.zoom')} min={1} max={3} step={0.05} value={zoom} onChange={setZoom} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm font-semibold">{t('straighten.shape')}</legend>
          {(Object.keys(SHAPES) as Shape[]).map((one) => (
            <Button
              key={one}
              look="quiet"
              size="small"
              aria-pressed={shape === one}
              className="aria-pressed:border-indigo aria-pressed:text-indigo"
              onClick={() => setShape(one)}
            >
              {t(`straighten.${one}`)}
            </Button>
          ))}
          <Button look="quiet" size="small" onClick={() => setTurn(0)}>
            {t('straighten.straight')}
          </Button>
        </fieldset>
      </div>
    </Dialog>
  )
}

type SliderProps = { label: string; min: number; max: number; step: number; value: number; onChange: (value: number) => void }

const Slider = ({ label, onChange, ...range }: SliderProps) => (
  <label className="grid text-sm font-semibold">
    {label}
    <input type="range" {...range} onChange={(event) => onChange(Number(event.currentTarget.value))} className="h-11 w-full accent-indigo" />
  </label>
)
