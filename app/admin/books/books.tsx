import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'

/** What is booked is about an order, or about a payment of a plan. */
type About = { order: string } | { payment: string }

/** More than any order has: each event that moves money is one. */
const MOST = 100

async function listJournals(about: About) {
  const [column, value] = 'order' in about ? (['order_id', about.order] as const) : (['payment_id', about.payment] as const)
  const asked = (await loadSupabase()).from('journals').select('id, kind, posted_at, postings(amount_minor, account:ledger_accounts(id, kind, provider))')
  return (await answered(asked.eq(column, value).order('id').limit(MOST))).data
}

/** The journals of an order: each event that moved its money, with every account it touched. Nothing for whoever may not read the books. */
export function Books({ about }: { about: About }) {
  const { t } = useTranslation('admin-books')
  const may = useMay()
  const journals = useQuery({ queryKey: ['books-about', about], enabled: may('ledger.read'), queryFn: () => listJournals(about), ...CHANGES_ELSEWHERE })
  if (!may('ledger.read')) return null
  return (
    <Panel title={t('title')}>
      {journals.isError && <LoadFailureLine error={journals.error} onRetry={() => void journals.refetch()} />}
      {journals.data?.length === 0 && <p className="text-sm text-ink-soft">{t('none')}</p>}
      <ol className="flex flex-col gap-4">
        {journals.data?.map((journal) => (
          <li key={journal.id}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{t(`kinds.${journal.kind}`)}</span>
              <span className="text-ink-soft">
                <Moment at={journal.posted_at} />
              </span>
            </p>
            <table className="w-full border-collapse text-sm">
              <caption className="sr-only">{t('entries', { kind: t(`kinds.${journal.kind}`) })}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('account')}</th>
                  <th scope="col">{t('amount')}</th>
                </tr>
              </thead>
              <tbody>
                {journal.postings
                  .toSorted((a, b) => b.amount_minor - a.amount_minor)
                  .map(({ account, amount_minor: amount }) => (
                    <tr key={account.id} className="border-t border-line">
                      <th scope="row" className="py-1 pe-3 text-start font-normal wrap-anywhere">
                        {t(`accounts.${account.kind}`)}
                        {account.provider !== '' && ` · ${t(`providers.${account.provider}`, { defaultValue: account.provider })}`}
                      </th>
                      <td className="py-1 text-end">
                        <Amount minor={amount} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
