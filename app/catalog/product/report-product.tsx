import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasStoredSession, loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { LISTING_REASONS, type ListingReason } from './listing-reasons.ts'

/** Asks what is wrong with a piece, and tells the shop. What was written stays when it cannot be sent. */
export function ReportProduct({ id }: { id: string }) {
  const { t } = useTranslation('product')
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" look="plain" icon={<Flag className="size-4" aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      {open && <ReportDialog id={id} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['listing-report', 'reviews'])
  const [reason, setReason] = useState<ListingReason>(LISTING_REASONS[0])
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const report = async () => {
    if (!hasStoredSession()) return showToast({ title: t('reviews:signIn'), tone: 'plain' })
    setBusy(true)
    const { error } = await (await loadSupabase()).from('product_reports').insert({ product_id: id, reason, note: note.trim() })
    setBusy(false)
    // Who has reported it already is thanked all the same.
    if (error && error.code !== '23505') return showToast({ title: t('failed'), tone: 'failure' })
    showToast({ title: t('done'), tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <Button busy={busy} onClick={() => void report()}>
          {t('send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t('reason')}
          value={reason}
          onChange={(event) => setReason(LISTING_REASONS.find((one) => one === event.currentTarget.value) ?? 'other')}
          options={LISTING_REASONS.map((one) => ({ value: one, label: t(`reasons.${one}`) }))}
        />
        <TextArea label={t('note')} rows={4} maxLength={1000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </div>
    </Dialog>
  )
}
