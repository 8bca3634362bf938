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
import { BlogCategoryLine } from './blog-category-line.tsx'
import { type BlogCategoryRow, countPosts, listBlogCategories, nameIn } from './blog-category.ts'

/** The categories of the blog as readers see them, put in order by drag or buttons; those that became part of another by themselves. */
export default function BlogCategoriesList() {
  const { t, i18n } = useTranslation('admin-blog-categories')
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const merged = search.has('merged')
  const all = useQuery({ queryKey: ['blog-categories-all'], queryFn: listBlogCategories, ...CHANGES_ELSEWHERE })
  const counts = useQuery({ queryKey: ['blog-category-counts'], queryFn: countPosts, ...CHANGES_ELSEWHERE })
  if (all.isError) return <LoadFailure level={1} error={all.error} onRetry={() => void all.refetch()} />
  const shown = (all.data ?? []).filter((one) => (one.merged_into !== null) === merged)
  return (
    <section aria-labelledby="blog-categories-title" className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 id="blog-categories-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {may('blog.write') && (
            <ButtonLink size="small" to="/admin/blog-categories/create">
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
        <OrderedList
          items={shown}
          nameOf={(category) => nameIn(category, i18n.language)}
          mayMove={may('blog.write')}
          keep={({ ids, seen }) => askDatabase('order_blog_categories', { p_ids: ids, p_seen: seen })}
          label={t('title')}
        >
          {(category) => <BlogCategoryLine category={category} counts={counts.data} />}
        </OrderedList>
      )}
    </section>
  )
}

function Merged({ categories, all }: { categories: readonly BlogCategoryRow[]; all: readonly BlogCategoryRow[] }) {
  const { t, i18n } = useTranslation('admin-blog-categories')
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {categories.map((category) => {
        const into = all.find(({ id }) => id === category.merged_into)
        return (
          <li key={category.id} className="px-4 py-3">
            <BlogCategoryLine category={category} counts={undefined} />
            {into && <p className="text-sm text-ink-soft">{t('mergedInto', { name: nameIn(into, i18n.language) })}</p>}
          </li>
        )
      })}
    </ul>
  )
}
