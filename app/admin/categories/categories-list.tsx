import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { CategoryLine } from './category-line.tsx'
import { type CategoryRow, countIn, countProducts, listCategories, nameIn } from '../category-tree/category.ts'
import { MoveDialog } from './move-dialog.tsx'

/** The tree as the shop shows it: families and what is below each, put in order by drag or buttons; what is dropped at another family moves there. */
export default function CategoriesList() {
  const { t } = useTranslation('admin-categories')
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const merged = search.has('merged')
  const all = useQuery({ queryKey: ['categories-tree'], queryFn: listCategories, ...CHANGES_ELSEWHERE })
  if (all.isError) return <LoadFailure level={1} error={all.error} onRetry={() => void all.refetch()} />
  const shown = (all.data ?? []).filter((one) => (one.merged_into !== null) === merged)
  return (
    <section aria-labelledby="categories-title" className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 id="categories-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {may('catalogue.write') && (
            <ButtonLink size="small" to="/admin/categories/create">
              {t('new')}
            </ButtonLink>
          )}
          <ExportMenu question={{ filter: merged ? { merged: true } : {}, sort: { field: 'sort_order', order: 'ASC' } }} />
        </div>
      </header>
      <Checkbox label={t('mergedOnly')} checked={merged} onChange={(event) => setSearch(event.currentTarget.checked ? { merged: '' } : {})} />
      {all.isPending ? (
        <Waiting className="h-96 w-full" />
      ) : shown.length === 0 ? (
        <EmptyState level={2} className="py-8 sm:py-10" title={t(merged ? 'noneMerged' : 'none')} text={merged ? undefined : t('noneText')} />
      ) : merged ? (
        <Merged categories={shown} all={all.data} />
      ) : (
        <Tree categories={shown} />
      )}
    </section>
  )
}

function Tree({ categories }: { categories: readonly CategoryRow[] }) {
  const { t, i18n } = useTranslation('admin-categories')
  const may = useMay()
  const counts = useQuery({ queryKey: ['category-counts'], queryFn: countProducts })
  const [moving, setMoving] = useState<{ category: CategoryRow; to?: string }>()
  const nameOf = (category: CategoryRow) => nameIn(category, i18n.language)
  const families = categories.filter(({ parent_id: parent }) => parent === null)
  const writes = may('catalogue.write')
  const line = (category: CategoryRow) => (
    <CategoryLine
      category={category}
      counts={counts.data && countIn(category, categories, counts.data)}
      onMove={writes ? () => setMoving({ category }) : undefined}
    />
  )
  const arrive = (family: CategoryRow) => (id: string) => {
    const category = categories.find((one) => one.id === id)
    if (category && category.id !== family.id && category.parent_id !== family.id) setMoving({ category, to: family.id })
  }
  const order = (parent: string | null) => (given: { ids: readonly string[]; seen: readonly string[] }) =>
    askDatabase('order_categories', { p_parent: parent, p_ids: given.ids, p_seen: given.seen })
  return (
    <>
      <OrderedList items={families} nameOf={nameOf} mayMove={writes} keep={order(null)} label={t('title')}>
        {(family) => (
          <div className="min-w-[min(16rem,100%)] flex-1">
            {line(family)}
            <div className="mt-2 border-s-2 border-line">
              <OrderedList
                within
                kind="category"
                items={categories.filter(({ parent_id: parent }) => parent === family.id)}
                nameOf={nameOf}
                mayMove={writes}
                keep={order(family.id)}
                onArrive={writes ? arrive(family) : undefined}
                label={nameOf(family)}
                last={
                  writes && (
                    <li className="px-4 py-2 text-sm">
                      <ButtonLink look="plain" size="small" to={`/admin/categories/create?parent=${family.id}`}>
                        {t('newIn', { name: nameOf(family) })}
                      </ButtonLink>
                    </li>
                  )
                }
              >
                {line}
              </OrderedList>
            </div>
          </div>
        )}
      </OrderedList>
      {moving && <MoveDialog category={moving.category} to={moving.to} families={families} onClose={() => setMoving(undefined)} />}
    </>
  )
}

function Merged({ categories, all }: { categories: readonly CategoryRow[]; all: readonly CategoryRow[] }) {
  const { t, i18n } = useTranslation('admin-categories')
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {categories.map((category) => {
        const into = all.find(({ id }) => id === category.merged_into)
        return (
          <li key={category.id} className="px-4 py-3">
            <CategoryLine category={category} counts={undefined} onMove={undefined} />
            {into && <p className="text-sm text-ink-soft">{t('mergedInto', { name: nameIn(into, i18n.language) })}</p>}
          </li>
        )
      })}
    </ul>
  )
}
