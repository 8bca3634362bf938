import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import type { TrackedParcel, TrackedShare } from './tracked-order.ts'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ReceiveParcelProps = { share: TrackedShare; parcel: TrackedParcel; token: string; refresh: () => Promise<void> }

/** The buyer says that one parcel of several has arrived. */
export function ReceiveParcel({ share, parcel, token, refresh }: ReceiveParcelProps) {
  const { t } = useTranslation('tracking')
  // The same key is the same click, however often it is sent.
  const [key, setKey] = useState<string>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const confirm = async () => {
    if (state === 'busy') return
    setState('busy')
    const answer = await callFunction('receive-parcel', { order: share.number, token, parcel: parcel.id, key }, { repeatable: true })
    await refresh()
    // Somebody else was faster: the page now shows what holds.
    const settled = answer.done || answer.refusal.status === 409
    if (settled) setKey(undefined)
    setState(settled ? 'idle' : 'failed')
  }
  return (
    <div className="mt-2 ps-8">
      <Button look="quiet" size="small" onClick={() => setKey(crypto.randomUUID())}>
        {t('parcels.receive.open')}
      </Button>
      <Dialog
        open={key !== undefined}
        onClose={() => setKey(undefined)}
        title={t('parcels.receive.title')}
        footer={
          <>
            <Button look="quiet" onClick={() => setKey(undefined)}>
              {t('action.back')}
            </Button>
            <Button busy={state === 'busy'} onClick={() => void confirm()}>
              {t('parcels.receive.confirm')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{t('parcels.receive.text')}</p>
          <div role="alert" className="empty:hidden">
            {state === 'failed' && <Notice>{t('failed')}</Notice>}
          </div>
        </div>
      </Dialog>
    </div>
  )
}
