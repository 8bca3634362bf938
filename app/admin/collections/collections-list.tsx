import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ExportMenu } from '../../desk-kit/export-menu.tsx'
import { OrderedList } from '../../desk-kit/ordered-list.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { listCollections, titleIn } from './collection.ts'
import { CollectionItem } from './collection-item.tsx'

/** The collections in the order in which visitors see them; moved by drag or by its buttons, kept when it is right. */
export default function CollectionsList() {
  const { t, i18n } = useTranslation('admin-collections')
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const archived = search.has('archived')
  const collections = useQuery({ queryKey: ['collections', { archived }], queryFn: () => listCollections(archived), ...CHANGES_ELSEWHERE })
  if (collections.isError) return <LoadFailure level={1} error={collections.error} onRetry={() => void collections.refetch()} />
  return (
    <section aria-labelledby="collections-title" className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 id="collections-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {may('catalogue.write') && (
            <ButtonLink size="small" to="/admin/collections/create">
              {t('new')}
            </ButtonLink>
          )}
          <ExportMenu question={{ filter: archived ? { archived: true } : {}, sort: { field: 'sort_order', order: 'ASC' } }} />
        </div>
      </header>
      <Checkbox label={t('archivedOnly')} checked={archived} onChange={(event) => setSearch(event.currentTarget.checked ? { archived: '' } : {})} />
      {collections.isPending ? (
        <Waiting className="h-64 w-full" />
      ) : collections.data.length === 0 ? (
        <EmptyState level={2} className="py-8 sm:py-10" title={t(archived ? 'noneArchived' : 'none')} text={archived ? undefined : t('noneText')} />
      ) : (
        <OrderedList
          items={collections.data}
          nameOf={({ texts }) => titleIn(texts, i18n.language)}
          mayMove={may('catalogue.write') && !archived}
          keep={({ ids, seen }) => askDatabase('order_collections', { p_ids: ids, p_seen: seen })}
        >
          {(collection) => <CollectionItem collection={collection} />}
        </OrderedList>
      )}
    </section>
  )
}
