import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { listNames } from '../../i18n/list-names.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { countryName } from '../../shipping/countries.ts'
import { type Condition, FIELD_KINDS, type RuleField } from './automation-rule.ts'
import { useCategoryNames, useSellerNames } from './rule-choices.tsx'

/** Says what a value of a list is called; a key of which no name is known says itself. */
export function useNameOf(sellers: readonly string[]): (field: RuleField, value: string) => string {
  const { t, i18n } = useTranslation('admin-automation')
  const categories = useCategoryNames()
  const named = useSellerNames(sellers)
  return (field, value) => {
    if (field === 'country') return countryName(value, languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
    if (field === 'plan') return t(`plans.${value}`)
    if (field === 'case_kind') return t(`caseKinds.${value}`)
    return (field === 'category' ? categories.data : named.data)?.find(({ id }) => id === value)?.name ?? value
  }
}

/** Says a condition as a sentence. */
export function useSayCondition(conditions: readonly Condition[]): (condition: Condition) => string {
  const { t, i18n } = useTranslation('admin-automation')
  const amount = useAmount()
  const sellers = conditions.flatMap(({ field, value }) => (field === 'seller' && Array.isArray(value) ? value : []))
  const nameOf = useNameOf(sellers)
  return ({ field, op, value }) => {
    if (typeof value === 'boolean') return t(`say.${field}_${value ? 'yes' : 'no'}`)
    const said = Array.isArray(value)
      ? listNames(
          i18n.language,
          value.map((one) => nameOf(field, one)),
          { type: 'disjunction' },
        )
      : FIELD_KINDS[field] === 'money'
        ? amount(value)
        : numberFormat(i18n.language).format(value)
    return t(`say.${op}`, { field: t(`fields.${field}`), value: said })
  }
}
