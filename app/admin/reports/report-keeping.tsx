import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import type { Answers } from '../../reports/answers.ts'
import type { ReportName } from '../../reports/report-list.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { addressOf, EVERY, type Every, type SavedReport } from './saved-report.ts'

/** Keeps a report with its answers under a name, has it sent, shares it, forgets it. Forgetting is undone by keeping it again, which the address still can. */
export function ReportKeeping({ name, answers, kept }: { name: ReportName; answers: Answers; kept: SavedReport | undefined }) {
  const { t } = useTranslation('admin-reports')
  const [open, setOpen] = useState(false)
  const { act, busy } = useAct()
  const navigate = useNavigate()
  const forget = async () => {
    const done = await act({ ask: () => askDatabase('drop_report', { p_id: kept?.id }), done: t('keeping.forgotten') })
    // What it asked stays on the screen, so that it can be kept again.
    if (done) void navigate(`/admin/reports?${new URLSearchParams(addressOf(name, answers)).toString()}`, { replace: true })
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t(kept ? 'keeping.change' : 'keeping.keep')}
      </Button>
      {kept && (
        <Button size="small" look="plain" busy={busy} onClick={() => void forget()}>
          {t('keeping.forget')}
        </Button>
      )}
      {open && <KeepDialog name={name} answers={answers} kept={kept} onClose={() => setOpen(false)} />}
    </div>
  )
}

type KeepDialogProps = { name: ReportName; answers: Answers; kept: SavedReport | undefined; onClose: () => void }

function KeepDialog({ name, answers, kept, onClose }: KeepDialogProps) {
  const { t, i18n } = useTranslation('admin-reports')
  const { act, busy } = useAct()
  const navigate = useNavigate()
  const draft = useDraft<{ called: string; every: Every; shared: boolean }>(`report:${kept?.id ?? name}`, {
    called: kept?.name ?? t(`reports.${name}.name`),
    every: kept?.every ?? 'never',
    shared: kept?.shared ?? false,
  })
  const { called, every, shared } = draft.values
  const [tried, setTried] = useState(false)
  const noName = called.trim() === ''
  const keep = async () => {
    setTried(true)
    if (noName) return
    let id = ''
    const done = await act({
      ask: () =>
        askDatabase<string>('save_report', {
          p_id: kept?.id ?? null,
          p_report: name,
          p_name: called.trim(),
          p_answers: answers,
          p_shared: shared,
          p_every: every,
          p_language: i18n.language,
        }),
      done: (made) => {
        id = made
        return t('keeping.kept')
      },
      refused: ({ code }) => (code === 'too_many' ? t('keeping.tooMany') : undefined),
    })
    if (!done) return
    draft.forget()
    onClose()
    void navigate(`/admin/reports?${new URLSearchParams({ ...addressOf(name, answers), saved: id }).toString()}`, { replace: true })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(kept ? 'keeping.change' : 'keeping.keep')}
      footer={
        <Button busy={busy} onClick={() => void keep()}>
          {t('keeping.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label={t('keeping.name')}
          required
          maxLength={80}
          value={called}
          error={tried && noName ? t('keeping.nameMissing') : undefined}
          onChange={(event) => draft.set({ called: event.currentTarget.value })}
        />
        <Select
          label={t('keeping.every')}
          hint={t('keeping.everyHint')}
          required
          value={every}
          options={EVERY.map((value) => ({ value, label: t(`every.${value}`) }))}
          onChange={(event) => draft.set({ every: EVERY.find((one) => one === event.currentTarget.value) ?? 'never' })}
        />
        <Checkbox label={t('keeping.shared')} checked={shared} onChange={(event) => draft.set({ shared: event.currentTarget.checked })} />
      </div>
    </Dialog>
  )
}
