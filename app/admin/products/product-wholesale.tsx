import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useMoments } from '../../i18n/use-moments.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { WholesaleBreak } from '../../wholesale/wholesale-prices.ts'

/** So many of the latest changes. */
const SHOWN = 10

type Prices = { id: string; breaks: WholesaleBreak[]; began_at: string; ended_at: string | null }

async function listPrices(productId: string): Promise<Prices[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('wholesale_prices')
      .select('id,breaks,began_at,ended_at')
      .eq('product_id', productId)
      .order('began_at', { ascending: false })
      .limit(SHOWN),
  )
  // `private.are_wholesale_breaks` keeps them to this shape.
  return data as unknown as Prices[]
}

/** What a piece costs at wholesale, and what it did before. */
export function ProductWholesale({ id }: { id: string }) {
  const { t } = useTranslation('admin-wholesale')
  const days = useMoments()({ day: 'numeric', month: 'short', year: 'numeric' })
  const may = useMay()
  const found = useQuery({ queryKey: ['wholesale-prices-of', id], queryFn: () => listPrices(id), enabled: may('wholesale.read') })
  if (!may('wholesale.read')) return null
  const day = (moment: string) => days.format(new Date(moment))
  return (
    <Panel title={t('prices.title')}>
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-12" />}
      {found.data?.length === 0 && <p className="text-sm text-ink-soft">{t('prices.none')}</p>}
      <ul className="divide-y divide-line">
        {found.data?.map((prices) => (
          <li key={prices.id} className="grid gap-1 py-2 text-sm">
            <span className="text-ink-soft">
              {prices.ended_at === null
                ? t('prices.since', { from: day(prices.began_at) })
                : t('prices.until', { from: day(prices.began_at), until: day(prices.ended_at) })}
            </span>
            {prices.breaks.map(({ from, unit_minor: unit }) => (
              <span key={from} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                <span>≥ {from}</span>
                <Amount minor={unit} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
