import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { CaseAction } from './case-reader.ts'
import { useCaseFormat } from '../case-format.ts'
import { MAX_WORDS, type Case } from '../case.ts'
import { CASE_TRANSITIONS } from '../case-states.ts'
import { problemOf, type CaseProblem } from '../open-case.ts'

type Props = { action: CaseAction; found: Case; token?: string | undefined; onClose: () => void; onChanged: () => Promise<void> }

/** One step of a case: what follows from it, what it needs, and the button that does it. */
export function CaseMoveDialog({ action, found, token, onClose, onChanged }: Props) {
  const { t } = useTranslation('returns')
  const { baht } = useCaseFormat()
  const form = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const [reason, setReason] = useState('')
  const [returnTo, setReturnTo] = useState(found.returnTo)
  const [keeps, setKeeps] = useState(false)
  const [restock, setRestock] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | CaseProblem>('idle')

  const sends = action === 'in_transit' || action === 'resolved'
  const needsReason = CASE_TRANSITIONS[found.kind].some(({ from, to, requiresReason }) => from === found.status && to === action && requiresReason)
  const asksAddress = (action === 'approved' && found.needsReturn && !keeps) || action === 'address'
  const title = t(`action.${action}.open`, { amount: baht(found.refund) })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const missing = (sends && carrier.trim() === '') || (needsReason && reason.trim() === '') || (asksAddress && returnTo.trim() === '')
    if (missing) return setState('reason_missing')
    setState('busy')
    const access = { order: found.number, token, key }
    const address = asksAddress ? { return_to: returnTo.trim() } : {}
    const answer =
      action === 'address'
        ? await callFunction('say-in-case', { ...access, ...address }, { repeatable: true })
        : await callFunction(
            'move-case',
            {
              ...access,
              ...address,
              to: action,
              reason: reason.trim(),
              ...(sends && { carrier: carrier.trim(), tracking: tracking.trim() }),
              ...(action === 'approved' && found.kind === 'claim' && { needs_return: !keeps }),
              ...(action === 'received' && { restock }),
            },
            { repeatable: true },
          )
    // Somebody else was faster: the card shows what holds now.
    if (answer.done || answer.refusal.status === 409) {
      await onChanged()
      return onClose()
    }
    setState(problemOf(answer.refusal))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('form.back')}
          </Button>
          <Button type="submit" form={form} busy={state === 'busy'} look={action === 'declined' || action === 'canceled' ? 'danger' : 'primary'}>
            {title}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>{t(`action.${action}.text`)}</p>
        {action === 'approved' && found.kind === 'claim' && found.needsReturn && (
          <Checkbox label={t('field.keeps')} checked={keeps} onChange={(event) => setKeeps(event.currentTarget.checked)} />
        )}
        {asksAddress && (
          <TextArea
            label={t('field.returnTo')}
            required
            rows={3}
            maxLength={600}
            value={returnTo}
            onChange={(event) => setReturnTo(event.currentTarget.value)}
          />
        )}
        {sends && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('field.carrier')} required maxLength={60} value={carrier} onChange={(event) => setCarrier(event.currentTarget.value)} />
            <Field label={t('field.tracking')} maxLength={60} value={tracking} onChange={(event) => setTracking(event.currentTarget.value)} />
          </div>
        )}
        {needsReason && (
          <TextArea
            label={t('field.reason')}
            required
            rows={3}
            maxLength={MAX_WORDS}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {action === 'received' && <Checkbox label={t('field.restock')} checked={restock} onChange={(event) => setRestock(event.currentTarget.checked)} />}
        <div role="alert" className="empty:hidden">
          {state !== 'idle' && state !== 'busy' && <Notice>{t(`problem.${state}`)}</Notice>}
        </div>
      </form>
    </Dialog>
  )
}
