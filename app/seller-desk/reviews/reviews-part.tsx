import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { TranslationSwitch } from '../../translation/translation-switch.tsx'
import { useTranslatedReview } from '../../reviews/read/use-translated-review.ts'
import { ReviewWords } from '../../reviews/read/review-words.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { StarRow } from '../../ui/stars.tsx'
import type { DeskSeller } from '../desk.ts'
import { DESK_REVIEWS_PAGE, type DeskReview, findDeskReviews } from './desk-reviews.ts'
import { Part } from '../../ui/part.tsx'

/** What was said of the workshop and its pieces, the unanswered first, each with the way to answer. */
export default function ReviewsPart({ seller }: { seller: DeskSeller }) {
  const { t, i18n } = useTranslation('reviews')
  const [unanswered, setUnanswered] = useState(true)
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['desk-reviews', seller.id, unanswered, i18n.language],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => findDeskReviews(seller.id, { unanswered, offset: pageParam, language: i18n.language }),
    getNextPageParam: (last: DeskReview[], all) => (last.length === DESK_REVIEWS_PAGE ? all.flat().length : undefined),
  })
  const reviews = data?.pages.flat() ?? []
  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="group" aria-label={t('desk.show')} className="flex flex-wrap gap-2">
        {[true, false].map((each) => (
          <button
            key={String(each)}
            type="button"
            aria-pressed={unanswered === each}
            onClick={() => setUnanswered(each)}
            className={clsx(
              'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors hover:border-indigo',
              unanswered === each ? 'border-indigo bg-indigo-wash text-indigo' : 'border-line bg-surface',
            )}
          >
            {t(each ? 'desk.unanswered' : 'desk.all')}
          </button>
        ))}
      </div>
      {isPending ? (
        <Waiting className="h-64" />
      ) : isError ? (
        <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : reviews.length === 0 ? (
        <EmptyState level={2} title={t(unanswered ? 'desk.noneUnanswered' : 'desk.none')} />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {reviews.map((review) => (
            <li key={review.id}>
              <Part>
                <DeskReviewCard review={review} onChanged={() => void refetch()} />
              </Part>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button look="quiet" className="justify-self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function DeskReviewCard({ review, onChanged }: { review: DeskReview; onChanged: () => void }) {
  const { t } = useTranslation('reviews')
  const author = review.author || t('gone')
  const translation = useTranslatedReview(review)
  const moments = useMoments()
  return (
    <article className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow rating={review.rating} />
        <span className="sr-only">{t('stars', { count: review.rating })}</span>
        <span className="font-semibold">{author}</span>
        {review.hidden && <Badge tone="gold">{t('desk.hidden')}</Badge>}
        <time dateTime={review.at} className="ms-auto text-sm text-ink-soft">
          {moments({ dateStyle: 'medium' }).format(new Date(review.at))}
        </time>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{review.product ? t('of', { product: review.product.name }) : t('about.seller')}</p>
      <ReviewWords review={review} translation={translation} author={author} mayAnswer={!review.hidden} onChanged={onChanged} />
      <div className="mt-2 -ms-3 flex flex-wrap items-center gap-1">
        <TranslationSwitch translation={translation} />
        {review.product && (
          <ButtonLink to={`/products/${review.product.id}#reviews`} look="plain" size="small">
            {t('desk.look')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
