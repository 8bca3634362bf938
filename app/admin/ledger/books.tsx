import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { Entries } from './entries.tsx'
import { KindWord } from './ledger-list.tsx'

/** Journals are about an order, or about a payment of a plan. */
type About = { order: string } | { payment: string }

/** More than any order has: each event that moves money is one. */
const MOST = 100

async function listJournals(about: About) {
  const [column, value] = 'order' in about ? (['order_id', about.order] as const) : (['payment_id', about.payment] as const)
  const asked = (await loadSupabase())
    .from('journals')
    .select('id, kind, posted_at, postings(amount_minor, account:ledger_accounts(id, kind, provider, seller:sellers(business_name)))')
  return (await answered(asked.eq(column, value).order('id').limit(MOST))).data
}

/** Each event that moved the money of an order, with every account it touched; `of` is its number, where a page has several. Nothing for whoever may not read the books. */
export function Books({ about, of }: { about: About; of?: string }) {
  const { t } = useTranslation('admin-ledger')
  const may = useMay()
  const journals = useQuery({ queryKey: ['books-about', about], enabled: may('ledger.read'), queryFn: () => listJournals(about), ...CHANGES_ELSEWHERE })
  if (!may('ledger.read')) return null
  return (
    <Panel title={of === undefined ? t('inBooks') : `${t('inBooks')} · ${of}`}>
      {journals.isError && <LoadFailureLine error={journals.error} onRetry={() => void journals.refetch()} />}
      {journals.data?.length === 0 && <p className="text-sm text-ink-soft">{t('noEntries')}</p>}
      <ol className="flex flex-col gap-5">
        {journals.data?.map((journal) => (
          <li key={journal.id}>
            <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">
                <RecordLink to="ledger" id={String(journal.id)}>
                  <KindWord kind={journal.kind} />
                </RecordLink>
              </span>
              <span className="text-ink-soft">
                <Moment at={journal.posted_at} />
              </span>
            </p>
            <Entries label={t('journal', { number: journal.id })} postings={journal.postings} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
