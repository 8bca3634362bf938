import { useTranslation } from 'react-i18next'
import type { NamedCategory } from '../../catalog/categories/named-categories.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { Select } from '../../ui/field.tsx'
import { findProductsNamed } from '../commissions/find-sold.ts'
import { type Target, TARGETS } from './promotion-draft.ts'

type TargetFieldsProps = {
  of: 'buy' | 'get'
  target: Target
  product: readonly NamedRecord[]
  category: string
  categories: readonly NamedCategory[]
  onTarget: (target: Target) => void
  onProduct: (product: NamedRecord[]) => void
  onCategory: (category: string) => void
  wrong: boolean
}

/** What counts as bought, or as got: everything, a product, a category with those below it. */
export function TargetFields({ of, target, product, category, categories, onTarget, onProduct, onCategory, wrong }: TargetFieldsProps) {
  const { t } = useTranslation('admin-bogo-promotions')
  return (
    <fieldset className="flex flex-col gap-3">
      <Select
        label={t(`fields.${of}`)}
        required
        value={target}
        options={TARGETS.map((value) => ({ value, label: t(`targets.${of}.${value}`) }))}
        onChange={(event) => onTarget(TARGETS.find((one) => one === event.currentTarget.value) ?? 'everything')}
        error={wrong ? t(`problems.${of}`) : undefined}
      />
      {target === 'product' && (
        <RecordPicker label={t(`targets.${of}.product`)} of="products" find={findProductsNamed} chosen={product} onChange={onProduct} single required />
      )}
      {target === 'category' && (
        <Select
          label={t(`targets.${of}.category`)}
          required
          value={category}
          options={[{ value: '', label: '–' }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => onCategory(event.currentTarget.value)}
        />
      )}
    </fieldset>
  )
}
