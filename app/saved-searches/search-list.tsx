import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/field.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { showToast } from '../ui/toast.ts'
import { changeSearch, listSearches, removeSearch } from './my-searches.ts'
import { FREQUENCIES, type SavedSearch } from './saved-search.ts'
import { searchAddress } from './search-address.ts'
import { SearchesSkeleton } from './saved-searches-skeleton.tsx'

/** The searches of a person, each with how often they hear of it, and the way to end it. Needs a query client. */
export function SearchList({ owner }: { owner: string }) {
  const { t } = useTranslation('saved-searches')
  const searches = useQuery({ queryKey: ['saved-searches', owner], queryFn: listSearches })
  if (searches.isError) return <LoadFailure title={t('notLoaded')} error={searches.error} onRetry={() => void searches.refetch()} />
  if (!searches.data) return <SearchesSkeleton />
  if (searches.data.length === 0)
    return <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} actions={<ButtonLink to="/products">{t('empty.browse')}</ButtonLink>} />
  return (
    <>
      <ul className="mt-6 grid gap-3">
        {searches.data.map((search) => (
          <SearchEntry key={search.id} owner={owner} search={search} />
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">
        {t('ways')}{' '}
        <Link to="/settings#notifications" className="link">
          {t('toSettings')}
        </Link>
      </p>
    </>
  )
}

function SearchEntry({ owner, search: { id, name, query, frequency } }: { owner: string; search: SavedSearch }) {
  const { t } = useTranslation('saved-searches')
  const queries = useQueryClient()
  const key = ['saved-searches', owner]
  const told = {
    onError: () => showToast({ title: t('notSaved'), tone: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  }
  const change = useMutation({ mutationFn: (wanted: SavedSearch['frequency']) => changeSearch(id, { frequency: wanted }), ...told })
  const remove = useMutation({
    mutationFn: () => removeSearch(id),
    ...told,
    onSuccess: () => showToast({ title: t('removed', { name }), tone: 'success' }),
  })
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
        <Link to={searchAddress(query)} className="hover:text-indigo hover:underline">
          {name}
        </Link>
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={t('frequency')}
          required
          value={change.isPending ? change.variables : frequency}
          options={FREQUENCIES.map((one) => ({ value: one, label: t(`frequencies.${one}`) }))}
          onChange={(event) => change.mutate(FREQUENCIES.find((one) => one === event.currentTarget.value) ?? 'daily')}
        />
        <Button look="plain" size="small" busy={remove.isPending} aria-label={t('removeNamed', { name })} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
