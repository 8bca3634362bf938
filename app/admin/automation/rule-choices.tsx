import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { listNamesOf } from '../commissions/find-sold.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** The categories by their names in the reader's language. */
export function useCategoryNames() {
  const { i18n } = useTranslation()
  return useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language), ...CHANGES_ELSEWHERE })
}

/** The names of some sellers. */
export const useSellerNames = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['automation', 'sellers', ...ids.toSorted((a, b) => a.localeCompare(b))],
    enabled: ids.length > 0,
    queryFn: () => listNamesOf(ids, []),
    placeholderData: (before) => before,
    ...CHANGES_ELSEWHERE,
  })

/** Who can settle what a rule puts into the inbox; nobody is offered to whoever may not see it themselves. */
export function useColleagueNames() {
  const may = useMay()
  return useQuery({
    queryKey: ['colleagues-for', 'automation'],
    enabled: may('automation.settle'),
    queryFn: () => databaseResult<NamedRecord[]>('colleagues_for', { p_kind: 'automation' }),
    ...CHANGES_ELSEWHERE,
  })
}

/** The webhooks by name, for whoever may read them. */
export function useWebhookNames() {
  const may = useMay()
  return useQuery({
    queryKey: ['automation', 'webhooks'],
    enabled: may('webhooks.read'),
    queryFn: async (): Promise<NamedRecord[]> =>
      (await answered((await loadSupabase()).from('webhook_endpoints').select('id, name').order('name').limit(50))).data,
    ...CHANGES_ELSEWHERE,
  })
}
