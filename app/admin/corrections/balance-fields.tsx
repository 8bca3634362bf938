import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FindMaker, useAccountsCalled } from './find-accounts.tsx'

/** What is given to a maker, or taken, as it is typed. */
export type BalanceDraft = { seller: string; direction: 'give' | 'take'; amount: string }

type BalanceFieldsProps = { draft: BalanceDraft; onChange: (draft: BalanceDraft) => void; wrong: { seller: boolean; amount: boolean } }

/** The usual correction: something is written to a maker's balance. */
export function BalanceFields({ draft, onChange, wrong }: BalanceFieldsProps) {
  const { t } = useTranslation('admin-corrections')
  const write = useAmount()
  const [words, setWords] = useState('')
  const found = useAccountsCalled(words)
  const makers = new Map(found.data?.filter(({ seller_id: id }) => id !== null).map((account) => [account.seller_id ?? '', account.seller_name]))
  const available = found.data?.find(({ seller_id: id, kind }) => id === draft.seller && kind === 'seller_available')
  return (
    <>
      <FindMaker onFind={setWords} found={words === '' ? undefined : found} />
      <Select
        label={t('create.maker')}
        required
        value={draft.seller}
        placeholder={t('create.chooseMaker')}
        error={wrong.seller ? t('create.chooseMaker') : undefined}
        hint={available && t('create.available', { amount: write(-available.balance_minor) })}
        options={[...makers].map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ ...draft, seller: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('create.direction')}
          required
          value={draft.direction}
          options={(['give', 'take'] as const).map((value) => ({ value, label: t(`create.directions.${value}`) }))}
          onChange={(event) => onChange({ ...draft, direction: event.currentTarget.value === 'take' ? 'take' : 'give' })}
        />
        <Field
          label={t('create.amount')}
          required
          inputMode="decimal"
          maxLength={20}
          value={draft.amount}
          error={wrong.amount ? t('create.amountWrong') : undefined}
          onChange={(event) => onChange({ ...draft, amount: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
