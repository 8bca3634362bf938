import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { drawQr, type QrPicture } from './draw-qr.ts'

/** White around a code, in modules: the standard asks for four. */
const QUIET = 4

/** The code a banking app scans, and how to use it on the phone that shows it. `watched`: its bank tells the shop when it was paid. */
export function PaymentQr({ payload, amount, number, watched = true }: { payload: string; amount: string; number: string; watched?: boolean }) {
  const { t } = useTranslation('tracking')
  const [qr, setQr] = useState<QrPicture>()
  useEffect(() => {
    let left = false
    void drawQr(payload).then((drawn) => !left && setQr(drawn))
    return () => {
      left = true
    }
  }, [payload])

  return (
    <div className="grid w-full max-w-md justify-items-center gap-4">
      <figure className="w-full max-w-72 overflow-hidden rounded-card border border-line bg-white">
        <figcaption className="bg-[#0e3d67] py-2 text-center text-sm font-semibold tracking-wide text-white">PromptPay</figcaption>
        {qr ? (
          <svg
            viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
            role="img"
            aria-label={t('qr.label', { amount })}
            shapeRendering="crispEdges"
            className="block w-full"
          >
            <path d={qr.path} fill="#000" />
          </svg>
        ) : (
          <Skeleton className="aspect-square w-full rounded-none" />
        )}
      </figure>
      <ol className="grid list-inside list-decimal gap-1 text-start text-sm text-ink-soft">
        <li>{t('qr.open')}</li>
        <li>{t('qr.scan')}</li>
        <li>{t('qr.confirm', { amount })}</li>
      </ol>
      <Button look="quiet" disabled={!qr} icon={<Download className="size-4" aria-hidden="true" />} onClick={() => qr && void savePicture(qr, `${number}.png`)}>
        {t('qr.save')}
      </Button>
      {watched && (
        <p role="status" className="text-sm text-ink-soft">
          {t('qr.waiting')}
        </p>
      )}
    </div>
  )
}

/** Banking apps read codes from the pictures on a phone; they want pixels, not SVG. */
async function savePicture({ size, isDark }: QrPicture, name: string): Promise<void> {
  const scale = Math.ceil(900 / (size + 2 * QUIET))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (size + 2 * QUIET) * scale
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) if (isDark(x, y)) pen.fillRect((x + QUIET) * scale, (y + QUIET) * scale, scale, scale)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
