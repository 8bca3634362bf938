import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type CategoryRow, type CategoryUses, listCategories, NAMED_IN, nameIn } from '../category-tree/category.ts'

const REFUSED = ['holds_categories', 'named_elsewhere', 'merged'] as const

/** Makes a category part of another: says first how many products go along, and what stands in the way. */
export function MergeDialog({ category, uses, onClose }: { category: CategoryRow; uses: CategoryUses; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-categories')
  const { act, busy } = useAct()
  const [into, setInto] = useState('')
  const all = useQuery({ queryKey: ['categories-tree'], queryFn: listCategories })
  const others = (all.data ?? []).filter(
    ({ id, merged_into: gone }) => id !== category.id && gone === null && !all.data?.some(({ parent_id: parent }) => parent === id),
  )
  const labelOf = (one: CategoryRow) => {
    const family = all.data?.find(({ id }) => id === one.parent_id)
    return family ? `${nameIn(family, i18n.language)} · ${nameIn(one, i18n.language)}` : nameIn(one, i18n.language)
  }
  const number = numberFormat(i18n.language)
  const name = nameIn(category, i18n.language)
  const named = NAMED_IN.filter((kind) => uses[kind] > 0)
  const merge = async (reason: string) =>
    into !== '' &&
    (await act({
      ask: () => askDatabase('merge_category', { p_id: category.id, p_into: into, p_products: uses.products, p_reason: reason }),
      done: t('merge.done', { name }),
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    }))
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('merge.title', { name })}
      consequence={t('merge.consequence', { count: uses.products, number: number.format(uses.products), listed: number.format(uses.listed) })}
      verb={t('merge.verb')}
      busy={busy}
      onDecide={merge}
    >
      {named.length > 0 && (
        <Notice>
          {t('merge.named')}
          <ul className="list-disc ps-5">
            {named.map((kind) => (
              <li key={kind}>{t(`uses.${kind}`, { count: uses[kind] })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {uses.below > 0 && <Notice>{t('refused.holds_categories')}</Notice>}
      <Select
        label={t('merge.into')}
        required
        placeholder={t('merge.choose')}
        value={into}
        options={others.map((one) => ({ value: one.id, label: labelOf(one) }))}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
