import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { QueryScreen } from '../../platform/query-screen.tsx'
import { hasStoredSession } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { listMyVotes, listMyWorkshops } from '../my-reviews.ts'
import {
  REVIEW_ABOUTS,
  REVIEW_SORTS,
  REVIEWS_PAGE,
  type ReviewAbout,
  type ReviewPage,
  type ReviewsAsked,
  type ReviewSort,
  type ReviewSubject,
  reviewsQuery,
} from '../review.ts'
import { ReviewCard } from './review-card.tsx'
import { AspectMeans, Histogram } from './review-sums.tsx'
import { WriteReviews } from '../write/write-reviews.tsx'
import { Part } from '../../ui/part.tsx'

/** Kept pages are renewed a moment after a change; the second look shows what the first may have missed. */
const SECOND_LOOK_MS = 1500

/** The reviews of a piece or a maker: histogram, order, more on demand; and a form for whoever has received something. */
export default function ReviewList({ subject }: { subject: ReviewSubject }) {
  return (
    <QueryScreen>
      <Reviews subject={subject} />
    </QueryScreen>
  )
}

function Reviews({ subject }: { subject: ReviewSubject }) {
  const { t } = useTranslation('reviews')
  const [sort, setSort] = useState<ReviewSort>('helpful')
  const [about, setAbout] = useState<ReviewAbout>('all')
  const [stars, setStars] = useState<number>()
  const base = useHref(`/${subject.kind === 'product' ? 'products' : 'sellers'}/${subject.id}/reviews.json`)
  const { data, isError, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['reviews', subject.id, sort, about, stars],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => readReviews(base, { sort, stars, about, offset: pageParam }),
    getNextPageParam: (last: ReviewPage, all) => (last.more ? all.length * REVIEWS_PAGE : undefined),
    placeholderData: (before) => before,
  })
  const workshops = useQuery({ queryKey: ['my-workshops'], enabled: hasStoredSession(), queryFn: listMyWorkshops })
  const votes = useQuery({ queryKey: ['my-review-votes'], enabled: hasStoredSession(), queryFn: listMyVotes })
  const lookAgain = () => {
    void refetch()
    window.setTimeout(() => void refetch(), SECOND_LOOK_MS)
  }
  if (isError) {
    return (
      <div role="alert" className="mt-6 grid justify-items-start gap-3">
        <p>{t('failed')}</p>
        <Button size="small" look="quiet" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    )
  }
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? []
  const counts = data?.pages[0]?.stars ?? [0, 0, 0, 0, 0]
  const total = counts.reduce((sum, many) => sum + many, 0)
  const isMine = workshops.data?.has(subject.seller.id) ?? false
  const any = total > 0 || about !== 'all'
  return (
    <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        {total > 0 && (
          <div className="grid gap-5">
            <Histogram counts={counts} total={total} chosen={stars} onChoose={setStars} />
            <AspectMeans aspects={data?.pages[0]?.aspects ?? {}} />
          </div>
        )}
        {!isMine && <WriteReviews subject={subject} onWritten={lookAgain} />}
      </div>
      <div className="min-w-0">
        {any && (
          <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
            <p className="text-ink-soft" role="status">
              {t('count', { count: stars === undefined ? total : (counts[stars - 1] ?? 0) })}
            </p>
            <div className="flex flex-wrap gap-3">
              {subject.kind === 'seller' && (
                <Select
                  label={t('about.label')}
                  required
                  value={about}
                  onChange={(event) => {
                    // The list offers no other values.
                    setAbout(event.target.value as ReviewAbout)
                    setStars(undefined)
                  }}
                  options={REVIEW_ABOUTS.map((value) => ({ value, label: t(`about.${value}`) }))}
                />
              )}
              <Select
                label={t('sort.label')}
                required
                value={sort}
                // The list offers no other values.
                onChange={(event) => setSort(event.target.value as ReviewSort)}
                options={REVIEW_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              />
            </div>
          </div>
        )}
        {isPending ? (
          <Skeleton className="h-40 w-full" />
        ) : reviews.length === 0 ? (
          <p className="text-ink-soft">{t(subject.kind === 'product' ? 'none' : 'noneSeller')}</p>
        ) : (
          <ul className="grid gap-5">
            {reviews.map((review) => (
              <li key={review.id}>
                <Part>
                  <ReviewCard review={review} subject={subject} mayAnswer={isMine} voted={votes.data?.has(review.id) ?? false} onChanged={lookAgain} />
                </Part>
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button look="quiet" className="mt-5" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  )
}

async function readReviews(base: string, asked: ReviewsAsked): Promise<ReviewPage> {
  const answer = await fetch(`${base}${reviewsQuery(asked)}`)
  if (!answer.ok) throw Object.assign(new Error(`Reviews: ${answer.status}`), { status: answer.status })
  // The route of the same build answers a page.
  return (await answer.json()) as ReviewPage
}
