import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { useRecordId } from '../../desk-kit/record-id.ts'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountName } from '../ledger/account-name.tsx'
import { KindWord } from '../ledger/ledger-list.tsx'
import type { Entry } from './account.ts'

const PAGE = 50
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How an account came to what it holds: its entries, the newest first, each with what was held after it. */
export default function AccountsShow() {
  const { t } = useTranslation(['admin-ledger', 'desk-kit'])
  const id = useRecordId()
  const account = useQuery({ queryKey: ['ledger-account', id], queryFn: () => getAccount(id) })
  const entries = useInfiniteQuery({
    queryKey: ['account-entries', id],
    enabled: UUID.test(id),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) => databaseResult<Entry[]>('account_entries', { p_account_id: id, p_before: pageParam, p_limit: PAGE }),
    getNextPageParam: (page): number | undefined => (page.length < PAGE ? undefined : page.at(-1)?.journal_id),
    ...CHANGES_ELSEWHERE,
  })
  const rows = entries.data?.pages.flat() ?? []
  return (
    <article className="flex flex-col gap-4">
      <header>
        <Link to="/admin/accounts" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('accountsTitle')}
        </Link>
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h1 id="list-title" className="text-2xl wrap-anywhere">
            {account.data ? (
              <AccountName kind={account.data.kind} provider={account.data.provider} seller={account.data.seller?.business_name} />
            ) : (
              t('account')
            )}
          </h1>
          {rows[0] && <Amount minor={rows[0].balance_minor} className="text-xl font-semibold" />}
        </div>
      </header>
      {account.data === null ? (
        <EmptyState level={2} title={t('desk-kit:record.gone')} text={t('desk-kit:record.goneText')} />
      ) : entries.isError ? (
        <LoadFailure error={entries.error} onRetry={() => void entries.refetch()} />
      ) : entries.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-64 w-full" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState level={2} title={t('noEntries')} />
      ) : (
        <Entries rows={rows} />
      )}
      {entries.hasNextPage && (
        <Button look="quiet" className="self-center" busy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </article>
  )
}

function Entries({ rows }: { rows: readonly Entry[] }) {
  const { t } = useTranslation('admin-ledger')
  return (
    <ol aria-labelledby="list-title" className="rounded-card border border-line bg-surface text-sm">
      {rows.map((entry) => (
        <li key={entry.journal_id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0">
          <Link to={`/admin/ledger/${entry.journal_id}`} className="font-semibold text-indigo hover:underline">
            {t('journal', { number: entry.journal_id })}
          </Link>
          <span className="text-ink-soft">
            <Moment at={entry.posted_at} />
          </span>
          <span className="min-w-0 grow wrap-anywhere">
            <KindWord kind={entry.kind} />{' '}
            {entry.order_id && (
              <Link to={`/admin/orders/${entry.order_id}`} className="text-indigo hover:underline">
                {entry.order_number}
              </Link>
            )}
            {entry.payout_id && (
              <Link to={`/admin/payouts/${entry.payout_id}`} className="text-indigo hover:underline">
                {entry.payout_number}
              </Link>
            )}
          </span>
          <span className="ms-auto flex flex-wrap justify-end gap-x-6">
            <Amount minor={entry.amount_minor} />
            <span className="text-ink-soft">
              <span className="sr-only">{t('balance')}: </span>
              <Amount minor={entry.balance_minor} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Null where there is none. */
async function getAccount(id: string) {
  if (!UUID.test(id)) return null
  const { data } = await answered(
    (await loadSupabase()).from('ledger_accounts').select('id, kind, provider, seller:sellers(business_name)').eq('id', id).limit(1),
  )
  return data[0] ?? null
}
