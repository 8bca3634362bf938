import { useTranslation } from 'react-i18next'
import { PRODUCT_FEATURES, PRODUCT_TYPES, SORTS, type Sort } from '../../catalog/listed-product.ts'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FIND_CONDITION } from './find-conditions.ts'
import { NAMED_CONDITIONS, type RuleDraft, type RuleProblem } from './rule-draft.ts'

type RuleFieldsProps = {
  rule: RuleDraft
  sort: Sort
  problem: (name: RuleProblem) => string | undefined
  onChange: (rule: RuleDraft) => void
  onSort: (sort: Sort) => void
}

/** By what pieces belong to a collection: every condition has to hold, and of what one names, one is enough. */
export function RuleFields({ rule, sort, problem, onChange, onSort }: RuleFieldsProps) {
  const { t, i18n } = useTranslation('admin-collections')
  const set = (changes: Partial<RuleDraft>) => onChange({ ...rule, ...changes })
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('rule.title')}</legend>
      <p className="text-sm text-ink-soft">{t('rule.hint')}</p>
      {problem('empty') && (
        <p role="alert" className="text-sm font-semibold text-terracotta">
          {problem('empty')}
        </p>
      )}
      {NAMED_CONDITIONS.map((condition) => (
        <RecordPicker
          key={condition}
          label={t(`rule.${condition}`)}
          of={`collection-${condition}-${i18n.language}`}
          find={(words) => FIND_CONDITION[condition](words, i18n.language)}
          chosen={rule[condition]}
          onChange={(chosen) => set({ [condition]: chosen })}
        />
      ))}
      <Field
        label={t('rule.tags')}
        hint={t('rule.tagsHint')}
        maxLength={500}
        value={rule.tags}
        onChange={(event) => set({ tags: event.currentTarget.value })}
      />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        <Field
          label={t('rule.min')}
          inputMode="decimal"
          maxLength={14}
          value={rule.min}
          error={problem('price')}
          onChange={(event) => set({ min: event.currentTarget.value })}
        />
        <Field label={t('rule.max')} inputMode="decimal" maxLength={14} value={rule.max} onChange={(event) => set({ max: event.currentTarget.value })} />
        <Field
          label={t('rule.days')}
          hint={t('rule.daysHint')}
          inputMode="numeric"
          maxLength={3}
          value={rule.days}
          error={problem('days')}
          onChange={(event) => set({ days: event.currentTarget.value })}
        />
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        {PRODUCT_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`rule.types.${type}`)}
            checked={rule.types.includes(type)}
            onChange={(event) => set({ types: PRODUCT_TYPES.filter((one) => (one === type ? event.currentTarget.checked : rule.types.includes(one))) })}
          />
        ))}
        {PRODUCT_FEATURES.map((feature) => (
          <Checkbox
            key={feature}
            label={t(`rule.features.${feature}`)}
            checked={rule.features.includes(feature)}
            onChange={(event) =>
              set({ features: PRODUCT_FEATURES.filter((one) => (one === feature ? event.currentTarget.checked : rule.features.includes(one))) })
            }
          />
        ))}
      </div>
      <Select
        label={t('fields.sort')}
        required
        value={sort}
        options={SORTS.map((one) => ({ value: one, label: t(`sorts.${one}`) }))}
        onChange={(event) => onSort(SORTS.find((one) => one === event.currentTarget.value) ?? 'best')}
      />
    </fieldset>
  )
}
