import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { listNames } from '../../i18n/list-names.ts'
import type { Rule } from './rule.ts'

/** Names told before the rest is counted. */
const TOLD = 3

/** When a rule holds, a line for each kind of condition. `nameOf` knows sellers, categories and products. */
export function RuleConditions({ rule, nameOf }: { rule: Rule; nameOf: (id: string) => string }) {
  const { t, i18n } = useTranslation('admin-commissions')
  const amount = useAmount()
  const several = (ids: readonly string[]) => {
    const told = ids.slice(0, TOLD).map(nameOf)
    const rest = ids.length - told.length
    return listNames(i18n.language, rest > 0 ? [...told, t('conditions.more', { count: rest })] : told, { type: 'disjunction' })
  }
  const lines = [
    rule.seller_ids.length > 0 && t('conditions.sellers', { names: several(rule.seller_ids) }),
    rule.category_ids.length > 0 && t('conditions.categories', { names: several(rule.category_ids) }),
    rule.product_ids.length > 0 && t('conditions.products', { names: several(rule.product_ids) }),
    rule.has_plan !== null && t(rule.has_plan ? 'conditions.withPlan' : 'conditions.withoutPlan'),
    rule.goods_from_minor !== null && t('conditions.from', { amount: amount(rule.goods_from_minor) }),
    rule.goods_below_minor !== null && t('conditions.below', { amount: amount(rule.goods_below_minor) }),
  ].filter((line) => line !== false)
  return (
    <ul className="text-sm text-ink-soft">
      {(lines.length > 0 ? lines : [t('conditions.none')]).map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
