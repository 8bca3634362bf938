import { ListContextProvider, type RaRecord, useListController } from 'ra-core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ChosenRowsContext } from './chosen-rows.ts'
import { DeskTable } from './desk-table.tsx'
import type { DeskColumn } from './desk-column.ts'
import { ExportMenu } from './export-menu.tsx'
import { FilterBar, type ListFilter } from './filter-bar.tsx'
import { Late } from './late.tsx'
import { ListPager } from './list-pager.tsx'
import type { ListMeta } from './rest-data.ts'
import type { BroughtView } from './saved-views.ts'
import { useCard } from './use-card.ts'
import { useFirstView } from './use-first-view.ts'

/** Rows of one page: a screen full, and few enough to come at once. */
const PER_PAGE = 50

type ResourceListProps<Row extends RaRecord> = {
  columns: readonly DeskColumn<Row>[]
  filters?: readonly ListFilter[]
  /** Questions the shop brings for this list, each with a name (`views.{name}`). */
  views?: readonly BroughtView[]
  /** Conditions that always hold here and that nobody sees. */
  always?: object
  /** What is done with the rows that are chosen; without it none can be chosen. */
  bulk?: (chosen: readonly Row[]) => ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Draws the rows of a page otherwise than as a table: pictures side by side. */
  drawn?: (rows: readonly Row[]) => ReactNode
  /** Stands between the title and the search, and sees the list's filters. */
  above?: ReactNode
  /** Said while no row is there and nothing is filtered. */
  empty?: ReactNode
}

/**
 * The list of a resource: its search, filters and order stand in the address, its pages go by their edges (`rest-data.ts`), and what was chosen last is there again the
 * next time. On a phone each row is a card.
 */
export function ResourceList<Row extends RaRecord>(props: ResourceListProps<Row>) {
  const knows = useFirstView(props.columns)
  return knows ? <AskedList {...props} /> : <Skeleton className="h-96 w-full" />
}

function AskedList<Row extends RaRecord>({ columns, filters = [], views, always, bulk, actions, drawn, above, empty }: ResourceListProps<Row>) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const [search, setSearch] = useSearchParams()
  const meta: ListMeta = { ...one('after', search), ...one('before', search) }
  const [sort] = card.source?.sorts ?? []
  const list = useListController<Row>({
    disableAuthentication: true,
    exporter: false,
    perPage: PER_PAGE,
    // What failed is said in the list's place and in its reader's words, not once more as the database put it.
    queryOptions: { meta, onError: () => undefined },
    ...(sort && { sort }),
    ...(always && { filter: always }),
  })
  const { data, error, isPending, isFetching, refetch, filterValues } = list
  // Whoever has decided the last rows of a later page is led to what is left, and does not read that nothing is.
  const isPast = data?.length === 0 && !isFetching && (meta.after ?? meta.before) !== undefined
  useEffect(() => {
    if (!isPast) return
    setSearch(
      (now) => {
        const start = new URLSearchParams(now)
        for (const edge of ['after', 'before']) start.delete(edge)
        return start
      },
      { replace: true },
    )
  }, [isPast, setSearch])
  const narrowed = Object.keys(filterValues as object).length > 0
  const chosen = (data ?? []).filter(({ id }) => list.selectedIds.includes(id))
  return (
    <ListContextProvider value={list}>
      <section aria-labelledby="list-title" className="flex flex-col gap-4">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h1 id="list-title" className="text-2xl">
            {own('title')}
          </h1>
          <div className="flex flex-wrap gap-2">
            <Late className="h-11 w-32">{actions}</Late>
            {card.exports && <ExportMenu question={{ filter: filterValues as object, sort: list.sort }} />}
          </div>
        </header>
        <Late>{above}</Late>
        <Late className="h-96 w-full">
          <FilterBar filters={filters} columns={columns} table={drawn === undefined} {...(views && { views })} />
          {error ? (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ) : !isPending && !isPast && data?.length === 0 ? (
            narrowed || !empty ? (
              <EmptyState
                level={2}
                className="py-8 sm:py-10"
                title={t(narrowed ? 'list.noneFound' : 'list.none')}
                text={narrowed ? t('list.noneFoundText') : undefined}
              />
            ) : (
              empty
            )
          ) : (
            <>
              {bulk && (
                <ChosenRowsContext value={(but = []) => list.onSelect([...but])}>
                  <BulkBar chosen={chosen}>{bulk(chosen)}</BulkBar>
                </ChosenRowsContext>
              )}
              {drawn ? drawn(data ?? []) : <DeskTable columns={columns} choose={bulk !== undefined} />}
              <ListPager />
            </>
          )}
        </Late>
      </section>
    </ListContextProvider>
  )
}

function one(name: 'after' | 'before', search: URLSearchParams): ListMeta {
  const value = search.get(name)
  return value === null ? {} : { [name]: value }
}
