import { ImageUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { TrackedPayment } from '../tracked-payment.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { sendSlip, slipAddress, type SlipOutcome } from './send-slip.ts'

type SlipProps = { slip: TrackedPayment['slip']; token: string; refresh: () => Promise<void> }

/** Sends the picture of a transfer, and says what became of the last one. */
export function SlipSender({ slip, token, refresh }: SlipProps) {
  const { t } = useTranslation('payments')
  const hint = useId()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Exclude<SlipOutcome, 'sent'>>()
  const waits = slip?.state === 'waiting'

  const send = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    setTrouble(undefined)
    const outcome = await sendSlip(token, file)
    await refresh()
    setBusy(false)
    setTrouble(outcome === 'sent' ? undefined : outcome)
  }

  return (
    <section aria-labelledby={`${hint}-heading`} className="grid w-full max-w-xl gap-3 text-start">
      <h3 id={`${hint}-heading`} className={waits ? 'sr-only' : 'font-sans text-lg font-semibold'}>
        {waits ? t('slip.picture') : t('slip.heading')}
      </h3>
      <div role="status" className="grid gap-3 empty:hidden">
        {waits && <span className="sr-only">{t('slip.waiting')}</span>}
        {slip?.state === 'refused' && (
          <Notice>
            <strong className="block">{t('slip.refused')}</strong>
            {t('slip.refusedText', { reason: slip.reason })}
          </Notice>
        )}
      </div>
      {!waits && <p className="text-ink-soft">{t('slip.text')}</p>}
      <div className={waits ? 'flex flex-wrap items-center justify-center gap-3' : 'flex flex-wrap items-center gap-3'}>
        <FileButton
          label={waits ? t('slip.another') : t('slip.choose')}
          accept="image/*"
          onFiles={([file]) => void send(file)}
          look={waits ? 'quiet' : 'primary'}
          busy={busy}
          aria-describedby={hint}
          icon={<ImageUp className="size-4" aria-hidden="true" />}
        >
          {busy && t('slip.sending')}
        </FileButton>
        {slip && <SeeSlip token={token} />}
        <span id={hint} className="text-sm text-ink-soft">
          {t('slip.hint')}
        </span>
      </div>
      <div role="alert" className="empty:hidden">
        {trouble && <Notice>{t(`slip.${trouble}`)}</Notice>}
      </div>
    </section>
  )
}

function SeeSlip({ token }: { token: string }) {
  const { t } = useTranslation('payments')
  const [shown, setShown] = useState<{ url: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    const url = await slipAddress(token)
    setBusy(false)
    setShown({ url })
  }
  return (
    <>
      <Button look="plain" busy={busy} onClick={() => void look()}>
        {t('slip.see')}
      </Button>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('slip.picture')}
        footer={
          <Button look="quiet" onClick={() => setShown(undefined)}>
            {t('slip.close')}
          </Button>
        }
      >
        {shown &&
          (shown.url ? <img src={shown.url} alt={t('slip.picture')} className="mx-auto max-h-[70dvh] rounded-control" /> : <Notice>{t('slip.failed')}</Notice>)}
      </Dialog>
    </>
  )
}
