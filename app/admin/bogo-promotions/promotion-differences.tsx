import { useTranslation } from 'react-i18next'
import type { NamedCategory } from '../../catalog/categories/named-categories.ts'
import { Differences } from '../../desk-kit/differences.tsx'
import type { Draft } from '../../desk-kit/use-draft.ts'
import type { PromotionDraft } from './promotion-draft.ts'

/** What somebody else has changed of an offer meanwhile, in the words of its form. */
export function PromotionDifferences({ draft, categories }: { draft: Draft<PromotionDraft>; categories: readonly NamedCategory[] }) {
  const { t } = useTranslation(['admin-bogo-promotions', 'admin-campaigns'])
  const labelOf = (field: keyof PromotionDraft): string => {
    if (field === 'funder') return t('admin-campaigns:funding.label')
    if (field === 'share') return t('admin-campaigns:funding.share')
    if (field === 'buyProduct' || field === 'buyCategory') return t('fields.buy')
    return t(field === 'getProduct' || field === 'getCategory' ? 'fields.get' : `fields.${field}`)
  }
  const sayValue = (field: keyof PromotionDraft, value: unknown): string => {
    if (field === 'buyCategory' || field === 'getCategory') return categories.find(({ id }) => id === value)?.name ?? ''
    if (field === 'type') return t(`filters.bogo_typeOptions.${String(value)}`)
    if (field === 'buy' || field === 'get') return t(`targets.${field}.${String(value)}`)
    if (field === 'names') return Object.values(value as PromotionDraft['names']).join(', ')
    if (field === 'combines') return (value as PromotionDraft['combines']).map((one) => t(`admin-campaigns:stacking.${one}`)).join(', ')
    return Array.isArray(value) ? (value as PromotionDraft['seller']).map(({ name }) => name).join(', ') : String(value)
  }
  return <Differences draft={draft} labelOf={labelOf} sayValue={sayValue} />
}
