import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasStoredSession, loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'

export const REPORT_REASONS = ['spam', 'rude', 'private', 'not_about_product', 'other'] as const

/** Asks what is wrong with a review, and tells the shop. */
export function ReportReview({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('reviews')
  const [busy, setBusy] = useState(false)
  const report = async (reason: (typeof REPORT_REASONS)[number]) => {
    if (!hasStoredSession()) return showToast({ title: t('signIn'), tone: 'plain' })
    setBusy(true)
    const { error } = await (await loadSupabase()).from('review_flags').insert({ review_id: id, reason })
    setBusy(false)
    if (error && error.code !== '23505') return showToast({ title: t('report.failed'), tone: 'failure' })
    showToast({ title: t('report.done'), tone: 'success' })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('report.title')}>
      <div className="grid gap-2">
        {REPORT_REASONS.map((reason) => (
          <Button key={reason} look="quiet" busy={busy} onClick={() => void report(reason)}>
            {t(`report.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
