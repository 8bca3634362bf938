import { Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawQr, type QrPicture } from '../payments/draw-qr.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast.ts'

/** White around a code, in modules: the standard asks for four. */
const QUIET = 4

/** A member's own link: to copy, to share by whatever the phone has, and as a code to scan. Without a language: whoever opens it reads in their own. */
export function ShareLink({ code, reward }: { code: string; reward: string }) {
  const { t } = useTranslation('referrals')
  const link = `${window.location.origin}/invited/${code}`
  const [qr, setQr] = useState<QrPicture>()
  useEffect(() => {
    let left = false
    void drawQr(link).then((drawn) => !left && setQr(drawn))
    return () => {
      left = true
    }
  }, [link])
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ title: t('link.copied'), tone: 'success' }),
      () => showToast({ title: t('link.notCopied'), tone: 'failure' }),
    )
  // Who closes the phone's own sheet has shared nothing, and needs no word about it.
  const share = () => navigator.share({ text: t('link.shareText', { reward }), url: link }).catch(() => {})
  return (
    <section aria-labelledby="referral-link" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="referral-link" className="mb-3 text-xl">
        {t('link.title')}
      </h2>
      <Field label={t('link.label')} required readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Copy className="size-4" aria-hidden="true" />} onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
        {'share' in navigator && (
          <Button look="quiet" icon={<Share2 className="size-4" aria-hidden="true" />} onClick={() => void share()}>
            {t('link.share')}
          </Button>
        )}
      </div>
      <figure className="mt-5 w-full max-w-52">
        <div className="overflow-hidden rounded-card border border-line bg-white">
          {qr ? (
            <svg
              viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
              role="img"
              aria-label={t('link.qr')}
              shapeRendering="crispEdges"
              className="block w-full"
            >
              <path d={qr.path} fill="#000" />
            </svg>
          ) : (
            <Skeleton className="aspect-square w-full rounded-none" />
          )}
        </div>
        <figcaption className="mt-2 text-sm text-ink-soft">{t('link.qrText')}</figcaption>
      </figure>
    </section>
  )
}
