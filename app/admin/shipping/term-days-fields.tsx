import { useTranslation } from 'react-i18next'
import { Field, TextArea } from '../../ui/field.tsx'
import type { TermDays } from './use-plan-term.ts'
import { isReason } from '../../desk-kit/is-reason.ts'

/** From when a term holds, until when, and why. */
export function TermDaysFields({ values, tried, onChange }: { values: TermDays; tried: boolean; onChange: (change: Partial<TermDays>) => void }) {
  const { t } = useTranslation('admin-shipping')
  const wrong = values.ends !== '' && values.starts !== '' && values.ends < values.starts
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('starts')}
          hint={t('startsHint')}
          type="date"
          value={values.starts}
          onChange={(event) => onChange({ starts: event.currentTarget.value })}
        />
        <Field
          label={t('ends')}
          hint={t('endsHint')}
          type="date"
          value={values.ends}
          error={tried && wrong ? t('refused.wrong_days') : undefined}
          onChange={(event) => onChange({ ends: event.currentTarget.value })}
        />
      </div>
      <TextArea
        label={t('reason')}
        required
        maxLength={1000}
        rows={2}
        value={values.reason}
        error={tried && !isReason(values.reason) ? t('reasonMissing') : undefined}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </>
  )
}
