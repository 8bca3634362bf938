import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemKeyOf } from '../platform/problem-key.ts'
import { hasStoredSession } from '../platform/session/supabase.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { showToast } from '../ui/toast.ts'
import { askForQuote, nameWithVersion, quantityOf, QUOTE_REFUSALS } from './quotes.ts'

/** Asks a maker what many pieces of a version cost. What was typed stays when it cannot be sent. */
export default function QuoteDialog({ name, variant, onClose }: { name: string; variant: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation(['wholesale', 'errors'])
  const [typed, setTyped] = useState('')
  const [wish, setWish] = useState('')
  const [neededBy, setNeededBy] = useState('')
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const quantity = quantityOf(typed)
  const late = neededBy !== '' && neededBy < today
  const send = async () => {
    setTried(true)
    if (quantity === undefined || late) return
    if (!hasStoredSession()) return showToast({ title: t('quote.signIn'), tone: 'plain' })
    setBusy(true)
    const answer = await askForQuote(variant.id, { quantity, wish: wish.trim(), neededBy })
    setBusy(false)
    if (!answer.done) {
      const known = QUOTE_REFUSALS.find((one) => one === answer.refusal.code)
      return showToast({ title: t('failed'), text: known ? t(`quote.refused.${known}`) : t(problemKeyOf(answer.refusal)), tone: 'failure' })
    }
    showToast({ title: t('quote.sent'), tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quote.title', { name: nameWithVersion(name, variant.name) })}
      footer={
        <Button busy={busy} onClick={() => void send()}>
          {t('quote.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={t('quote.quantity')}
          required
          inputMode="numeric"
          maxLength={3}
          value={typed}
          error={tried && quantity === undefined ? t('quote.problem.quantity') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextArea
          label={t('quote.wish')}
          hint={t('quote.wishHint')}
          rows={4}
          maxLength={1000}
          value={wish}
          onChange={(event) => setWish(event.currentTarget.value)}
        />
        <Field
          label={t('quote.neededBy')}
          type="date"
          min={today}
          value={neededBy}
          error={tried && late ? t('quote.problem.day') : undefined}
          onChange={(event) => setNeededBy(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
