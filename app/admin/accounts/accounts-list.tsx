import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { ExportMenu } from '../../desk-kit/export-menu.tsx'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useRowKeys } from '../../desk-kit/use-row-keys.ts'
import { useSearchKey } from '../../desk-kit/use-search-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountName } from '../ledger/account-name.tsx'
import type { Balance } from './account.ts'

/** The shop's own accounts and what they hold; those of a seller by name. */
export default function AccountsList() {
  const { t } = useTranslation('admin-ledger')
  const [search, setSearch] = useSearchParams()
  const words = search.get('q') ?? ''
  const input = useRef<HTMLInputElement>(null)
  useSearchKey(input)
  const list = useRowKeys({})
  const balances = useQuery({
    queryKey: ['ledger-balances', words],
    queryFn: () => databaseResult<Balance[]>('ledger_balances', { p_words: words }),
    ...CHANGES_ELSEWHERE,
  })
  return (
    <section aria-labelledby="list-title" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="list-title" className="text-2xl">
          {t('accountsTitle')}
        </h1>
        <ExportMenu question={{ filter: words === '' ? { own: true } : { q: words }, sort: { field: 'kind', order: 'ASC' } }} />
      </header>
      <form
        role="search"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const q = input.current?.value.trim() ?? ''
          setSearch(q === '' ? {} : { q })
        }}
      >
        <Field
          ref={input}
          key={words}
          aria-keyshortcuts="/"
          label={t('findSeller')}
          defaultValue={words}
          type="search"
          className="min-w-[min(15rem,100%)] grow sm:max-w-80"
        />
        <Button type="submit" look="quiet">
          {t('find')}
        </Button>
      </form>
      {balances.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-64 w-full" />
        </div>
      ) : balances.isError ? (
        <LoadFailure error={balances.error} onRetry={() => void balances.refetch()} />
      ) : balances.data.length === 0 ? (
        <EmptyState level={2} className="py-8 sm:py-10" title={t('noAccount')} text={t('noAccountText')} />
      ) : (
        <div role="region" aria-label={t('balance')} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
          <table ref={list} className="w-full border-collapse text-sm" aria-labelledby="list-title">
            <thead className="border-b border-line bg-paper">
              <tr>
                <th scope="col" className="px-3 py-2 text-start font-semibold">
                  {t('account')}
                </th>
                <th scope="col" className="px-3 py-2 text-end font-semibold">
                  {t('balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {balances.data.map((account) => (
                <tr key={account.id} data-row={account.id} className="border-b border-line last:border-0 hover:bg-indigo-wash/50">
                  <th scope="row" className="px-3 py-2 text-start font-semibold wrap-anywhere">
                    <Link to={`/admin/accounts/${account.id}`} className="inline-flex min-h-8 items-center text-indigo hover:underline">
                      <span>
                        <AccountName kind={account.kind} provider={account.provider} seller={account.seller_name} />
                      </span>
                    </Link>
                    <p className="text-xs font-normal text-ink-soft">{t(`means.${account.kind}`, { defaultValue: '' })}</p>
                  </th>
                  <td className="px-3 py-2 text-end whitespace-nowrap">
                    <Amount minor={account.balance_minor} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
