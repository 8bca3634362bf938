import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { readWished } from './wished-product.ts'
import { useWishlist } from './wishlist.ts'
import { WishlistCard } from './wishlist-card.tsx'
import { WishlistGridSkeleton } from './wishlist-skeleton.tsx'
import { Part } from '../ui/part.tsx'

/** The favorites of a signed-in person: here as a page, in the dashboard as a tab. Needs a query client and the namespaces `wishlist` and `catalog`. */
export function WishlistGrid({ owner, level = 2 }: { owner: string; level?: 2 | 3 }) {
  const { t, i18n } = useTranslation('wishlist')
  const state = useWishlist()
  // The hearts of other pages change the list while this page is kept, so it is asked for anew when the list has other pieces.
  const known =
    state?.items
      .map(({ id }) => id)
      .toSorted()
      .join() ?? ''
  const wished = useQuery({
    queryKey: ['wishlist', owner, i18n.language, known],
    queryFn: async () => readWished(await loadSupabase(), i18n.language),
    enabled: state?.owner === owner,
    placeholderData: (before) => before,
  })
  if (wished.isError) {
    return <LoadFailure title={t('failed')} error={wished.error} onRetry={() => void wished.refetch()} />
  }
  if (!wished.data || !state) return <WishlistGridSkeleton />
  const listed = new Set(state.items.map(({ id }) => id))
  const products = wished.data.products.filter(({ id }) => listed.has(id))
  return (
    <>
      {wished.data.gone.length > 0 && <GoneProducts owner={owner} ids={wished.data.gone} />}
      {products.length === 0 ? (
        <EmptyState level={level} title={t('empty.title')} text={t('empty.text')} actions={<ButtonLink to="/products">{t('empty.browse')}</ButtonLink>} />
      ) : (
        <>
          <p role="status" className="mt-1 text-ink-soft">
            {t('count', { count: products.length })}
          </p>
          <ul className="mt-6 grid two-up gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
            {products.map((product) => (
              <li key={product.id}>
                <Part>
                  <WishlistCard product={product} level={level} />
                </Part>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Pieces whose maker no longer offers them: nothing is left to show of them, but nobody should wonder where they are. */
function GoneProducts({ owner, ids }: { owner: string; ids: readonly string[] }) {
  const { t } = useTranslation('wishlist')
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: async () =>
      answered(
        (await loadSupabase())
          .from('favorites')
          .delete()
          .in('product_id', [...ids]),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['wishlist', owner] }),
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-control bg-gold-wash px-4 py-2">
      <p>{t('gone', { count: ids.length })}</p>
      <Button look="plain" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
        {t('removeGone')}
      </Button>
    </div>
  )
}
