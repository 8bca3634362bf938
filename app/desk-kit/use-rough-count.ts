import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import { useCard } from './use-card.ts'

/** Up to here the interface counts itself; above it says what the planner believes (`max_rows` of supabase/config.toml). */
const COUNTED = 1000

/** How many rows a filter leaves, asked beside the list and never waited for; undefined where that is not counted. */
export function useRoughCount(filter: object): { rows: number; written: string; exact: boolean } | undefined {
  const { name, source } = useCard()
  const { i18n } = useTranslation()
  const provider = useDataProvider<{ count(resource: string, filter: object): Promise<number> } & ReturnType<typeof useDataProvider>>()
  const { data } = useQuery({
    queryKey: [name, 'count', filter],
    queryFn: () => provider['count'](name, filter),
    enabled: source?.uncounted !== true,
    // Counting may cost more than the list, and walking its pages changes nothing of it.
    staleTime: 60_000,
  })
  if (data === undefined) return undefined
  return { rows: data, written: numberFormat(i18n.language).format(data), exact: data <= COUNTED }
}
