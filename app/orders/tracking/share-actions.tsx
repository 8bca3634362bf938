import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrackedShare } from './tracked-order.ts'
import { Notice } from '../../ui/notice.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { nextStates, ORDER_TRANSITIONS } from '../order-states.ts'
import { linesToCome } from './share-products.ts'

type Wanted = 'delivered' | 'completed' | 'canceled'

/** What the buyer may do now, by the same table the database decides by: confirm receipt, say that all is well, or cancel what nobody has accepted. */
export function ShareActions({ share, token, refresh }: { share: TrackedShare; token: string; refresh: () => Promise<void> }) {
  const { t } = useTranslation(['tracking', 'payments'])
  const [asking, setAsking] = useState<{ to: Wanted; key: string }>()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'noReason'>('idle')
  const possible = [...nextStates(ORDER_TRANSITIONS, share.status, 'buyer'), ...(share.mayLeave ? (['canceled'] as const) : [])]
  // Of several parcels each is confirmed on its own, and what has not been sent cannot have arrived.
  const whole = share.parcels.length <= 1 && linesToCome(share).length === 0
  const offered = (['delivered', 'completed', 'canceled'] as const).filter((to) => possible.includes(to) && (to !== 'delivered' || whole))
  if (offered.length === 0) return null

  const ask = (to: Wanted) => {
    setState('idle')
    // The same key is the same click, however often it is sent.
    setAsking({ to, key: crypto.randomUUID() })
  }
  const confirm = async () => {
    if (!asking || state === 'busy') return
    if (asking.to === 'canceled' && reason.trim() === '') return setState('noReason')
    setState('busy')
    const answer = await callFunction('move-order', { order: share.number, token, to: asking.to, key: asking.key, reason: reason.trim() }, { repeatable: true })
    await refresh()
    // Somebody else was faster: the page now shows what holds.
    if (answer.done || answer.refusal.status === 409) setAsking(undefined)
    setState(answer.done || answer.refusal.status === 409 ? 'idle' : 'failed')
  }
  const to = asking?.to ?? offered[0] ?? 'delivered'
  // Against cash nothing was paid, so nothing goes back.
  const unpaid = to === 'canceled' && share.paymentStatus === 'pending'
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4 max-sm:*:grow print:hidden">
      {offered.map((each) => (
        <div key={each} className="grid max-w-text content-start gap-1">
          <Button look={each === 'canceled' ? 'plain' : 'quiet'} size="small" className="justify-self-start max-sm:w-full" onClick={() => ask(each)}>
            {t(`action.${each}.open`)}
          </Button>
          {each === 'canceled' && (
            <p className="text-xs text-ink-soft">{t(share.mayLeave ? 'action.canceled.moved' : 'action.canceled.when', { seller: share.sellerName })}</p>
          )}
        </div>
      ))}
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={t(`action.${to}.title`, { seller: share.sellerName })}
        footer={
          <>
            <Button look="quiet" onClick={() => setAsking(undefined)}>
              {t('action.back')}
            </Button>
            <Button look={to === 'canceled' ? 'danger' : 'primary'} busy={state === 'busy'} onClick={() => void confirm()}>
              {unpaid ? t('giveUp.open') : t(`action.${to}.confirm`)}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{t(unpaid ? 'payments:cash.cancelText' : `action.${to}.text`, { seller: share.sellerName })}</p>
          {to === 'canceled' && (
            <TextArea
              label={t('action.canceled.reason')}
              required
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={state === 'noReason' ? t('action.canceled.reasonMissing') : undefined}
            />
          )}
          <div role="alert" className="empty:hidden">
            {state === 'failed' && <Notice>{t('failed')}</Notice>}
          </div>
        </div>
      </Dialog>
    </div>
  )
}
