import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useListContext } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import type { ListEdges } from './rest-data.ts'
import { useRoughCount } from './use-rough-count.ts'

/** On and back through a list, and about how long it is. */
export function ListPager() {
  const { t } = useTranslation('desk-kit')
  const { data, hasNextPage, hasPreviousPage, meta, filterValues } = useListContext()
  const [search, setSearch] = useSearchParams()
  const count = useRoughCount(filterValues as object)
  const { first, last } = (meta ?? {}) as ListEdges
  const go = (edge: 'after' | 'before', cursor: string | undefined) => {
    const next = new URLSearchParams(search)
    for (const name of ['after', 'before', 'page']) next.delete(name)
    if (cursor !== undefined) next.set(edge, cursor)
    setSearch(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={t('pager.label')} className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
      <p role="status">
        {count === undefined
          ? t('pager.rows', { count: data?.length ?? 0 })
          : t(count.exact ? 'pager.all' : 'pager.about', { count: count.rows, total: count.written })}
      </p>
      <div className="flex gap-2">
        <Button
          look="quiet"
          size="small"
          disabled={!hasPreviousPage}
          icon={<ChevronLeft className="size-4" aria-hidden="true" />}
          onClick={() => go('before', first)}
        >
          {t('pager.previous')}
        </Button>
        <Button look="quiet" size="small" disabled={!hasNextPage} onClick={() => go('after', last)}>
          {t('pager.next')}
          <ChevronRight className="size-4" aria-hidden="true" />
        </Button>
      </div>
    </nav>
  )
}
