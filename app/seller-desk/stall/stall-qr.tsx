import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawQr, type QrPicture } from '../../payments/draw-qr.ts'
import { promptPayPayload } from '../../payments/providers/promptpay.ts'
import { minor } from '../../platform/money.ts'

/** White around a code, in modules: the standard asks for four. */
const QUIET = 4

/** The code a buyer scans to pay the shop itself; `amount` is satang, `shown` how it is written. */
export function StallQr({ promptPay, amount, shown }: { promptPay: string; amount: number; shown: string }) {
  const { t } = useTranslation('stall')
  const [qr, setQr] = useState<QrPicture>()
  const made = promptPayPayload({ target: { kind: promptPay.length === 10 ? 'phone' : 'tax_id', id: promptPay }, amount: minor(amount) })
  const payload = made.made ? made.payload : undefined
  useEffect(() => {
    let left = false
    if (payload !== undefined) void drawQr(payload).then((drawn) => !left && setQr(drawn))
    return () => {
      left = true
    }
  }, [payload])
  if (payload === undefined) return <p role="alert">{t('noCode')}</p>
  return (
    <figure className="mx-auto w-full max-w-72 overflow-hidden rounded-card border border-line bg-white">
      <figcaption className="bg-[#0e3d67] py-2 text-center text-sm font-semibold tracking-wide text-white">PromptPay</figcaption>
      {qr && (
        <svg
          viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
          role="img"
          aria-label={t('code', { amount: shown })}
          shapeRendering="crispEdges"
          className="block w-full"
        >
          <path d={qr.path} fill="#000" />
        </svg>
      )}
    </figure>
  )
}
