import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { type BrandRow, type BrandUses, listShownBrands } from './brand.ts'

const REFUSED = ['not_shown', 'merged'] as const

/** Makes a brand part of another: says first how many products go along, and that there is no way back. */
export function MergeDialog({ brand, uses, onClose }: { brand: BrandRow; uses: BrandUses; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-brands')
  const { act, busy } = useAct()
  const [into, setInto] = useState('')
  const all = useQuery({ queryKey: ['brands-shown'], queryFn: listShownBrands })
  const { name } = brand
  const number = numberFormat(i18n.language).format(uses.products)
  const merge = async (reason: string) =>
    into !== '' &&
    (await act({
      ask: () => askDatabase('merge_brand', { p_id: brand.id, p_into: into, p_products: uses.products, p_reason: reason }),
      done: t('merge.done', { name }),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    }))
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('merge.title', { name })}
      consequence={t('merge.consequence', { count: uses.products, number })}
      verb={t('merge.verb')}
      look="danger"
      busy={busy}
      onDecide={merge}
    >
      {all.isError && <LoadFailureLine error={all.error} onRetry={() => void all.refetch()} />}
      <Select
        label={t('merge.into')}
        required
        placeholder={t('merge.choose')}
        value={into}
        options={(all.data ?? []).filter(({ id }) => id !== brand.id).map((one) => ({ value: one.id, label: one.name }))}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
