import { useTranslation } from 'react-i18next'
import type { Sort } from '../../catalog/listed-product.ts'
import { Amount } from '../../desk-kit/amount.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import type { CollectionRule } from './collection.ts'
import { NAMED_CONDITIONS } from './rule-draft.ts'

type RuleFactsProps = { rule: CollectionRule; sort: Sort; names: Readonly<Record<string, string>> }

/** By what pieces belong to a collection, in words. What is gone is said by the name it had in addresses. */
export function RuleFacts({ rule, sort, names }: RuleFactsProps) {
  const { t, i18n } = useTranslation('admin-collections')
  return (
    <Panel title={t('rule.title')}>
      <Facts>
        {NAMED_CONDITIONS.map(
          (condition) =>
            rule[condition] && (
              <Fact key={condition} name={t(`rule.${condition}`)}>
                {rule[condition].map((id) => names[`${condition}:${id}`] ?? t('rule.gone', { name: id })).join(', ')}
              </Fact>
            ),
        )}
        {rule.tag && <Fact name={t('rule.tags')}>{rule.tag.join(', ')}</Fact>}
        {rule.min !== undefined && (
          <Fact name={t('rule.min')}>
            <Amount minor={rule.min} />
          </Fact>
        )}
        {rule.max !== undefined && (
          <Fact name={t('rule.max')}>
            <Amount minor={rule.max} />
          </Fact>
        )}
        {rule.days !== undefined && <Fact name={t('rule.days')}>{numberFormat(i18n.language).format(rule.days)}</Fact>}
        {rule.type && <Fact name={t('rule.kind')}>{rule.type.map((type) => t(`rule.types.${type}`)).join(', ')}</Fact>}
        {rule.feature && <Fact name={t('rule.feature')}>{rule.feature.map((feature) => t(`rule.features.${feature}`)).join(', ')}</Fact>}
        <Fact name={t('fields.sort')}>{t(`sorts.${sort}`)}</Fact>
      </Facts>
    </Panel>
  )
}
