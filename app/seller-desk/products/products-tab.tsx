import { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { History, Plus, Table2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFirstAsked } from '../../platform/first-asked.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { bottomBar } from '../../ui/bottom-bar.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Part } from '../../ui/part.tsx'
import { showToast } from '../../ui/toast.ts'
import { type Behind, countMyProducts, EVERYTHING, findMyProducts, listFound } from './find-my-products.ts'
import { getRoom, type MyProduct } from './my-product.ts'
import { ProductFilter } from './product-filter.tsx'
import { ProductRow } from './product-row.tsx'
import { readQuality } from './quality.ts'
import { openQuotes, pictureQuestions, trust } from './above-list.ts'
import { AskedPictures } from './asked-pictures.tsx'
import { QuoteRequests } from './quote-requests.tsx'
import type { MySeller } from './read-my-seller.ts'
import { RoomLine } from './room-line.tsx'
import { TrustPanel } from './trust-panel.tsx'

// Most visits change one piece.
const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))
const SheetDialog = lazy(() => import('./sheet-dialog.tsx'))
const RunsDialog = lazy(() => import('./runs-dialog.tsx'))

/** What the person sells: found, shown and hidden here, one by one or many at once; described on a screen of its own. */
export function ProductsTab({
  seller,
  children,
  awaited = false,
}: {
  seller: MySeller
  /** What stands above the list. */
  children?: ReactNode
  /** Whether that has yet to be answered the first time. */
  awaited?: boolean
}) {
  const { t, i18n } = useTranslation(['dashboard', 'desk-products'])
  const [wanted, setWanted] = useState(EVERYTHING)
  const [open, setOpen] = useState<{ pieces: ReadonlyMap<string, string> } | 'runs' | 'sheet'>()
  /** The shop whose first answers have all come. */
  const [drawn, setDrawn] = useState<string>()
  /** What is chosen, and what it is called. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const key = ['my-products', seller.id]
  const found = useInfiniteQuery({
    queryKey: [...key, wanted, i18n.language],
    queryFn: ({ pageParam }) => findMyProducts({ sellerId: seller.id, language: i18n.language }, wanted, pageParam),
    initialPageParam: undefined as Behind | undefined,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  const count = useQuery({
    queryKey: [...key, 'found', wanted],
    queryFn: () => countMyProducts(seller.id, wanted),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  const room = useQuery({ queryKey: [...key, 'room'], queryFn: () => getRoom(seller.id), ...CHANGES_ELSEWHERE })
  const shown = found.data?.pages.flatMap((page) => page.products.map(({ id }) => id)) ?? []
  const quality = useQuery({
    queryKey: [...key, 'quality', shown],
    queryFn: () => readQuality(seller.id, shown),
    enabled: found.data !== undefined,
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  const above = useQueries({ queries: [pictureQuestions(seller.id), openQuotes(seller.id, i18n.language), trust(seller.id)] })
  const chooseAll = useMutation({
    mutationFn: () => listFound({ sellerId: seller.id, language: i18n.language }, wanted),
    onSuccess: setChosen,
    onError: (error: unknown) => showToast({ title: t('notSaved'), ...whyOf(t, error), tone: 'failure' }),
  })
  if (found.isError || count.isError) {
    return <LoadFailure error={found.error ?? count.error} onRetry={() => void Promise.all([found.refetch(), count.refetch()])} />
  }
  if (drawn !== seller.id) {
    // All of it stands above what is pressed: drawn together, and without the parts that could not be had.
    if (awaited || [found, count, room, quality, ...above].some(isFirstAsked)) return <ListSkeleton />
    setDrawn(seller.id)
  }
  const products = found.data?.pages.flatMap((page) => page.products) ?? []
  const choose = ({ id, calledHere }: MyProduct, wish: boolean) =>
    setChosen((before) => {
      const after = new Map(before)
      if (wish) after.set(id, calledHere)
      else after.delete(id)
      return after
    })
  const add = (
    <ButtonLink icon={<Plus className="size-5" aria-hidden="true" />} to={`/seller-dashboard/products/new?shop=${seller.id}`}>
      {t('products.add')}
    </ButtonLink>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <AskedPictures sellerId={seller.id} />
      <QuoteRequests sellerId={seller.id} />
      {children}
      {!found.data || !count.data ? (
        <ListSkeleton />
      ) : count.data.all === 0 ? (
        <EmptyState
          level={2}
          title={t('products.none.title')}
          text={t('products.none.text')}
          actions={
            <>
              {add}
              <Button look="quiet" onClick={() => setOpen('sheet')}>
                {t('desk-products:sheet')}
              </Button>
            </>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <ProductFilter wanted={wanted} onChange={setWanted} />
            {add}
          </div>
          {room.data && <RoomLine room={room.data} />}
          <TrustPanel sellerId={seller.id} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-ink-soft">
              {t('products.count', { count: count.data.found })}
            </p>
            <div className="flex flex-wrap gap-2">
              {count.data.found > 0 && (
                <Button look="quiet" size="small" busy={chooseAll.isPending} onClick={() => chooseAll.mutate()}>
                  {t('desk-products:chooseAll', { count: count.data.found })}
                </Button>
              )}
              <Button look="plain" size="small" onClick={() => setOpen('sheet')}>
                <Table2 className="size-4" aria-hidden="true" />
                {t('desk-products:sheet')}
              </Button>
              <Button look="plain" size="small" onClick={() => setOpen('runs')}>
                <History className="size-4" aria-hidden="true" />
                {t('desk-products:runs.title')}
              </Button>
            </div>
          </div>
          {products.length === 0 ? (
            <EmptyState
              level={2}
              title={t('products.noMatch')}
              actions={
                <Button look="quiet" onClick={() => setWanted(EVERYTHING)}>
                  {t('products.showAll')}
                </Button>
              }
            />
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {products.map((product) => (
                <Part key={product.id} item>
                  <ProductRow
                    product={product}
                    seller={seller}
                    mends={quality.data?.get(product.id) ?? []}
                    chosen={chosen.has(product.id)}
                    onChoose={(wish) => choose(product, wish)}
                  />
                </Part>
              ))}
            </ul>
          )}
          {found.hasNextPage && (
            <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} className="justify-self-center">
              {t('more')}
            </Button>
          )}
          {chosen.size > 0 && (
            <div
              ref={bottomBar}
              role="toolbar"
              aria-label={t('desk-products:change', { count: chosen.size })}
              className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:mx-0"
            >
              <Button className="flex-1" onClick={() => setOpen({ pieces: chosen })}>
                {t('desk-products:change', { count: chosen.size })}
              </Button>
              <Button look="quiet" onClick={() => setChosen(new Map())}>
                {t('desk-products:clear')}
              </Button>
            </div>
          )}
        </>
      )}
      <Suspense>
        {typeof open === 'object' && (
          <BulkDialog sellerId={seller.id} pieces={open.pieces} onClose={() => setOpen(undefined)} onDone={() => setChosen(new Map())} />
        )}
        {open === 'sheet' && <SheetDialog sellerId={seller.id} onClose={() => setOpen(undefined)} />}
        {open === 'runs' && <RunsDialog sellerId={seller.id} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  )
}
