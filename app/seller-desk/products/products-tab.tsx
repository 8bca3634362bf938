import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { findMyProducts, getRoom, PRODUCTS_PAGE, type ProductStatus, type ProductWanted } from './my-product.ts'
import { ProductRow } from './product-row.tsx'
import { QuoteRequests } from './quote-requests.tsx'
import { RoomLine } from './room-line.tsx'
import { TrustPanel } from './trust-panel.tsx'
import type { MySeller } from './read-my-seller.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Part } from '../../ui/part.tsx'

const EVERYTHING: ProductWanted = { words: '', status: undefined }
const STATUSES: readonly ProductStatus[] = ['active', 'draft', 'inactive', 'archived']

/** What the person sells: found, shown and hidden here; described on a screen of its own. */
export function ProductsTab({ seller, children }: { seller: MySeller; /** What stands above the list. */ children?: ReactNode }) {
  const { t, i18n } = useTranslation('dashboard')
  const [wanted, setWanted] = useState(EVERYTHING)
  const found = useInfiniteQuery({
    queryKey: ['my-products', seller.id, wanted, i18n.language],
    queryFn: ({ pageParam }) => findMyProducts({ sellerId: seller.id, language: i18n.language }, wanted, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PRODUCTS_PAGE < last.total ? pages.length : undefined),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  const room = useQuery({ queryKey: ['my-products', seller.id, 'room'], queryFn: () => getRoom(seller.id), ...CHANGES_ELSEWHERE })
  if (found.isError) {
    return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
  }
  const products = found.data?.pages.flatMap((page) => page.products) ?? []
  const total = found.data?.pages[0]?.total ?? 0
  const none = total === 0 && wanted === EVERYTHING
  const add = (
    <ButtonLink icon={<Plus className="size-5" aria-hidden="true" />} to={`/seller-dashboard/products/new?shop=${seller.id}`}>
      {t('products.add')}
    </ButtonLink>
  )
  return (
    <div className="grid gap-5">
      <QuoteRequests sellerId={seller.id} />
      {children}
      {!found.data ? (
        <ListSkeleton />
      ) : none ? (
        <EmptyState level={2} title={t('products.none.title')} text={t('products.none.text')} actions={add} />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <ProductFilter wanted={wanted} onChange={setWanted} />
            {add}
          </div>
          {room.data && <RoomLine room={room.data} />}
          <TrustPanel sellerId={seller.id} />
          <p role="status" className="text-sm text-ink-soft">
            {t('products.count', { count: total })}
          </p>
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
                  <ProductRow product={product} seller={seller} />
                </Part>
              ))}
            </ul>
          )}
          {found.hasNextPage && (
            <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} className="justify-self-center">
              {t('more')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function ProductFilter({ wanted, onChange }: { wanted: ProductWanted; onChange: (wanted: ProductWanted) => void }) {
  const { t } = useTranslation('dashboard')
  const [words, setWords] = useState(wanted.words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...wanted, words })
  }
  return (
    <form role="search" onSubmit={submit} className="flex flex-1 flex-wrap items-end gap-3">
      <Field
        label={t('products.search')}
        hideLabel
        type="search"
        placeholder={t('products.search')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={() => words !== wanted.words && onChange({ ...wanted, words })}
        className="min-w-[min(14rem,100%)] flex-1 sm:max-w-sm"
      />
      <Select
        label={t('products.status')}
        hideLabel
        value={wanted.status ?? ''}
        placeholder={t('products.anyStatus')}
        options={STATUSES.map((status) => ({ value: status, label: t(`product.status.${status}`) }))}
        onChange={(event) => onChange({ words, status: STATUSES.find((status) => status === event.currentTarget.value) })}
      />
      <Button type="submit" look="quiet">
        {t('searchNow')}
      </Button>
    </form>
  )
}
