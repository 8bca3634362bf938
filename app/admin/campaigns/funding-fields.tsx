import { useTranslation } from 'react-i18next'
import { Field, Select } from '../../ui/field.tsx'
import { FUNDERS, type FundingDraft } from './funding.ts'

type FundingFieldsProps = { draft: FundingDraft; onChange: (change: Partial<FundingDraft>) => void; wrong: boolean }

/** Who pays what a campaign takes off. */
export function FundingFields({ draft, onChange, wrong }: FundingFieldsProps) {
  const { t } = useTranslation('admin-campaigns')
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <Select
        label={t('funding.label')}
        required
        value={draft.funder}
        options={FUNDERS.map((value) => ({ value, label: t(`funding.${value}`) }))}
        onChange={(event) => onChange({ funder: FUNDERS.find((one) => one === event.currentTarget.value) ?? 'platform' })}
      />
      {draft.funder === 'shared' && (
        <Field
          label={t('funding.share')}
          hint={t('funding.shareHint')}
          required
          inputMode="decimal"
          maxLength={8}
          value={draft.share}
          error={wrong ? t('funding.wrong') : undefined}
          onChange={(event) => onChange({ share: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
