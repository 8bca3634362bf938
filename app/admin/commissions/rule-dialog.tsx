import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedCategory } from '../../catalog/categories/named-categories.ts'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { Differences } from '../../desk-kit/differences.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { findProductsNamed, findSellersNamed } from './find-sold.ts'
import { type Draft, draftOf, PLANS, type Rule, ruleOf } from './rule.ts'

/** What each field is called where it is typed. */
const FIELD_WORDS = {
  name: 'name',
  percent: 'percent',
  least: 'leastLabel',
  most: 'mostLabel',
  sellers: 'sellers',
  categories: 'categories',
  products: 'products',
  plan: 'plan',
  from: 'fromLabel',
  below: 'belowLabel',
  starts: 'startsLabel',
  ends: 'endsLabel',
  isActive: 'activeLabel',
} satisfies Record<keyof Draft, string>

type RuleDialogProps = { rule: Rule | undefined; names: readonly NamedRecord[]; categories: readonly NamedCategory[]; onClose: () => void }

/** Makes a rule, above all others, or changes one; for a reason. Orders that were placed keep what they were placed with. */
export function RuleDialog({ rule, names, categories, onClose }: RuleDialogProps) {
  const { t } = useTranslation('admin-commissions')
  const { act, busy } = useAct()
  const written = useDraft(`rule:${rule?.id ?? ''}`, draftOf(rule, names))
  const draft = written.values
  const [tried, setTried] = useState(false)
  const read = ruleOf(draft, rule)
  const problems = tried && 'problems' in read ? read.problems : {}
  const set = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => written.set({ [name]: value })
  const typed = (name: 'name' | 'percent' | 'least' | 'most' | 'from' | 'below' | 'starts' | 'ends') => {
    const problem = problems[name]
    return {
      value: draft[name],
      error: problem && t(`problems.${problem}`),
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
    }
  }
  const sayValue = (field: keyof Draft, value: unknown): string => {
    if (field === 'categories' || field === 'sellers' || field === 'products') {
      const chosen = value as readonly (string | NamedRecord)[]
      return chosen.map((one) => (typeof one === 'string' ? (categories.find(({ id }) => id === one)?.name ?? one) : one.name)).join(', ')
    }
    if (field === 'plan') return t(`plans.${String(value)}`)
    return field === 'isActive' ? t(value === true ? 'states.active' : 'states.off') : String(value)
  }
  const decide = async (reason: string) => {
    setTried(true)
    if ('problems' in read) return false
    return act({
      ask: () => askDatabase('write_commission_rule', { p_id: rule?.id ?? null, p_rule: read.rule, p_seen: rule?.changed_at ?? null, p_reason: reason }),
      done: t(rule ? 'changed' : 'made'),
      refused: ({ code }) => (code === 'unknown_records' ? t('refused.unknown_records') : undefined),
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={rule ? t('changeOf', { name: rule.name }) : t('new')}
      consequence={t(rule ? 'consequence' : 'consequenceNew')}
      verb={t('save')}
      busy={busy}
      draft={written}
      onDecide={decide}
    >
      <Differences draft={written} labelOf={(field) => t(FIELD_WORDS[field])} sayValue={sayValue} />
      <Field label={t('name')} hint={t('nameHint')} required maxLength={100} {...typed('name')} />
      <Field label={t('percent')} required inputMode="decimal" {...typed('percent')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('leastLabel')} inputMode="decimal" {...typed('least')} />
        <Field label={t('mostLabel')} inputMode="decimal" {...typed('most')} />
      </div>
      <fieldset className="flex flex-col gap-4">
        <legend className="text-sm font-semibold">{t('holdsFor')}</legend>
        <p className="text-sm text-ink-soft">{t('holdsForHint')}</p>
        <CategoriesField categories={categories} chosen={draft.categories} onChange={(chosen) => set('categories', chosen)} />
        <RecordPicker label={t('sellers')} of="sellers" find={findSellersNamed} chosen={draft.sellers} onChange={(chosen) => set('sellers', chosen)} />
        <RecordPicker label={t('products')} of="products" find={findProductsNamed} chosen={draft.products} onChange={(chosen) => set('products', chosen)} />
        <Select
          label={t('plan')}
          required
          value={draft.plan}
          options={PLANS.map((plan) => ({ value: plan, label: t(`plans.${plan}`) }))}
          onChange={(event) => set('plan', PLANS.find((plan) => plan === event.currentTarget.value) ?? 'any')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t('fromLabel')} inputMode="decimal" {...typed('from')} />
          <Field label={t('belowLabel')} inputMode="decimal" {...typed('below')} />
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('startsLabel')} hint={t('startsHint')} type="date" {...typed('starts')} />
        <Field label={t('endsLabel')} hint={t('endsHint')} type="date" {...typed('ends')} />
      </div>
      <Checkbox label={t('activeLabel')} checked={draft.isActive} onChange={(event) => set('isActive', event.currentTarget.checked)} />
    </ReasonDialog>
  )
}

function CategoriesField({
  categories,
  chosen,
  onChange,
}: {
  categories: readonly NamedCategory[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const { t } = useTranslation('admin-commissions')
  const names = categories.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  return (
    <Disclosure summary={names.length === 0 ? t('categories') : `${t('categories')}: ${names.join(', ')}`}>
      <p className="text-sm text-ink-soft">{t('categoriesHint')}</p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {categories.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </Disclosure>
  )
}
