import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { countryList } from '../../shipping/countries.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { findSellersNamed } from '../commissions/find-sold.ts'
import {
  CASE_KINDS,
  type ConditionDraft,
  FIELD_KINDS,
  fieldsOf,
  isWhole,
  newCondition,
  OPS,
  PLANS,
  type RuleDraft,
  type RuleField,
  tagsTyped,
} from './automation-rule.ts'
import { useCategoryNames } from './rule-choices.tsx'
import { useNameOf } from './use-say-condition.tsx'

const MOST = 10

type Props = { draft: RuleDraft; tried: boolean; onChange: (changes: Partial<RuleDraft>) => void }

/** The part of a rule that begins with "if": each condition is a line of choices. */
export function ConditionFields({ draft: { event, joined, conditions }, tried, onChange }: Props) {
  const { t } = useTranslation('admin-automation')
  const fields = fieldsOf(event)
  const put = (place: number, condition: ConditionDraft) => onChange({ conditions: conditions.map((one, at) => (at === place ? condition : one)) })
  const first = fields[0]
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold text-indigo">{t('if')}</legend>
      {conditions.length === 0 && <p className="text-sm text-ink-soft">{t('always')}</p>}
      {conditions.length > 1 && (
        <Select
          label={t('fieldsOf.joined')}
          required
          value={joined}
          options={(['all', 'any'] as const).map((one) => ({ value: one, label: t(`joined.${one}`) }))}
          onChange={(event) => onChange({ joined: event.currentTarget.value === 'any' ? 'any' : 'all' })}
        />
      )}
      {conditions.map((condition, place) => (
        <div key={place} role="group" aria-label={t('condition', { number: place + 1 })} className="flex items-start gap-2 border-b border-line pb-4">
          <div className="grid min-w-0 grow gap-3 sm:grid-cols-2">
            <Select
              label={t('fieldsOf.field')}
              required
              value={condition.field}
              options={fields.map((field) => ({ value: field, label: t(`fields.${field}`) }))}
              onChange={(changed) => put(place, newCondition(fields.find((field) => field === changed.currentTarget.value) ?? condition.field))}
            />
            <ConditionValue condition={condition} tried={tried} onChange={(changed) => put(place, changed)} />
          </div>
          <IconButton label={t('without')} onClick={() => onChange({ conditions: conditions.filter((_, at) => at !== place) })}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {first && conditions.length < MOST && (
        <div>
          <Button size="small" look="quiet" onClick={() => onChange({ conditions: [...conditions, newCondition(first)] })}>
            {t('addCondition')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ValueProps = { condition: ConditionDraft; tried: boolean; onChange: (condition: ConditionDraft) => void }

function ConditionValue({ condition, tried, onChange }: ValueProps) {
  const { t } = useTranslation('admin-automation')
  const kind = FIELD_KINDS[condition.field]
  const error = tried && !isWhole(condition) ? t(`problems.${kind === 'list' ? 'list' : 'number'}`) : undefined
  if (kind === 'yes') {
    return (
      <Select
        label={t('fieldsOf.value')}
        required
        value={condition.yes ? 'yes' : 'no'}
        options={(['yes', 'no'] as const).map((one) => ({ value: one, label: t(one) }))}
        onChange={(event) => onChange({ ...condition, yes: event.currentTarget.value === 'yes' })}
      />
    )
  }
  return (
    <>
      <Select
        label={t('fieldsOf.op')}
        required
        value={condition.op}
        options={OPS[kind].map((op) => ({ value: op, label: t(`ops.${op}`) }))}
        onChange={(event) => onChange({ ...condition, op: event.currentTarget.value })}
      />
      <div className="sm:col-span-2">
        {kind === 'list' ? (
          <ListValue condition={condition} tried={tried} onChange={onChange} />
        ) : (
          <Field
            label={t(kind === 'money' ? 'fieldsOf.baht' : 'fieldsOf.number')}
            required
            inputMode="decimal"
            value={condition.typed}
            error={error}
            onChange={(event) => onChange({ ...condition, typed: event.currentTarget.value })}
          />
        )}
      </div>
    </>
  )
}

/** What can be chosen of a field, all of it at once; sellers are looked for instead. */
function useOptions(field: RuleField): { value: string; label: string }[] {
  const { t, i18n } = useTranslation('admin-automation')
  const categories = useCategoryNames()
  if (field === 'country') return countryList(languageOf(i18n.language) ?? FALLBACK_LANGUAGE).map(({ code, name }) => ({ value: code, label: name }))
  if (field === 'plan') return PLANS.map((plan) => ({ value: plan, label: t(`plans.${plan}`) }))
  if (field === 'case_kind') return CASE_KINDS.map((kind) => ({ value: kind, label: t(`caseKinds.${kind}`) }))
  return (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

function ListValue({ condition, tried, onChange }: ValueProps) {
  const { t } = useTranslation(['admin-automation', 'desk-kit'])
  const { field, chosen } = condition
  const options = useOptions(field)
  const nameOf = useNameOf(field === 'seller' ? chosen : [])
  const error = tried && chosen.length === 0 ? t('problems.list') : undefined
  const choose = (next: string[]) => onChange({ ...condition, chosen: next })
  if (field === 'seller') {
    return (
      <RecordPicker
        label={t('fields.seller')}
        {...(error && { hint: error })}
        of="sellers"
        find={findSellersNamed}
        chosen={chosen.map((id) => ({ id, name: nameOf('seller', id) }))}
        onChange={(records) => choose(records.map(({ id }) => id))}
        required
      />
    )
  }
  if (field === 'tag') {
    // Makers write their own, so nothing is there to choose from.
    return (
      <Field
        label={t('fields.tag')}
        hint={t('fieldsOf.tagHint')}
        required
        maxLength={600}
        value={condition.typed === '' ? chosen.join(', ') : condition.typed}
        error={error}
        onChange={({ currentTarget: { value } }) => onChange({ ...condition, typed: value, chosen: tagsTyped(value) })}
      />
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={t(`fields.${field}`)}
        required
        value=""
        error={error}
        placeholder={t('choose')}
        options={options.filter(({ value }) => !chosen.includes(value))}
        onChange={(event) => event.currentTarget.value && choose([...chosen, event.currentTarget.value])}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('desk-kit:picker.chosen', { label: t(`fields.${field}`) })}>
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                aria-label={t('desk-kit:picker.remove', { name: nameOf(field, value) })}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-indigo-wash px-3 text-start text-sm text-indigo wrap-anywhere"
                onClick={() => choose(chosen.filter((one) => one !== value))}
              >
                {nameOf(field, value)}
                <X className="size-4 shrink-0" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
