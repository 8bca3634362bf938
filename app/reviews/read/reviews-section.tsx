import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fetchMessages } from '../../i18n/warm-messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { ReviewSubject } from '../review.ts'

const ReviewList = lazy(async () => {
  const [reviews] = await Promise.all([import('./review-list.tsx'), fetchMessages('reviews')])
  return reviews
})

/** How far away somebody may be when the reviews begin to come. */
const AHEAD = '600px'

/** What others say of a piece or a maker. Heading and mean stand in the page; the reviews come when somebody nears them. Needs the namespace `product`. */
export function ReviewsSection({ subject }: { subject: ReviewSubject }) {
  const { t } = useTranslation('product')
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!section.current) return
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD })
    watching.observe(section.current)
    return () => watching.disconnect()
  }, [])
  // A letter or a notice leads here by `#reviews`.
  useEffect(() => {
    if (hash === '#reviews') section.current?.scrollIntoView()
  }, [hash])
  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-title" className="mt-12 scroll-mt-6 lg:mt-20">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews-title" className="text-2xl">
          {t('reviews.title')}
        </h2>
        <Stars rating={subject.rating} reviews={subject.reviewCount} />
      </div>
      {near ? (
        <Suspense fallback={<Waiting />}>
          <ReviewList key={subject.id} subject={subject} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  )
}

const Waiting = () => (
  <div className="mt-6 grid min-h-48 gap-4 md:grid-cols-2" aria-hidden="true">
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)
