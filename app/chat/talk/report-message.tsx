import type { ShopClient } from '../../platform/session/supabase.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'

const REASONS = ['spam', 'rude', 'fraud', 'outside_payment', 'other'] as const

/** Asks the shop to look at a message of the other side. */
export function ReportMessage({ supabase, messageId, onClose }: { supabase: ShopClient; messageId: string; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const [reason, setReason] = useState<(typeof REASONS)[number]>('spam')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const { error } = await supabase.from('message_reports').insert({ message_id: messageId, reason, note: note.trim() })
    setBusy(false)
    if (error && error.code !== '23505') return showToast({ title: t('report.failed'), tone: 'failure' })
    showToast({ title: t('report.done.title'), text: t('report.done.text'), tone: 'success' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('report.title')}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{t('report.reason')}</legend>
          {REASONS.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="reason" value={each} checked={each === reason} onChange={() => setReason(each)} className="size-5" />
              {t(`report.reasons.${each}`)}
            </label>
          ))}
        </fieldset>
        <TextArea label={t('report.note')} value={note} maxLength={500} rows={3} onChange={(event) => setNote(event.target.value)} />
        <Button type="submit" busy={busy}>
          {t('report.send')}
        </Button>
      </form>
    </Dialog>
  )
}
