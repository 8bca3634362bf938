import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasStoredSession } from '../../platform/session/supabase.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { listReviewables, type Reviewable } from '../my-reviews.ts'
import type { ReviewSubject } from '../review.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewableRow } from './reviewable-row.tsx'

/** The forms for whoever has received something: the piece first, then its maker. For others, who may write. */
export function WriteReviews({ subject, onWritten }: { subject: ReviewSubject; onWritten: () => void }) {
  const { t } = useTranslation('reviews')
  const { data, refetch } = useQuery({
    queryKey: ['reviewables', subject.id],
    enabled: hasStoredSession(),
    queryFn: () => listReviewables({ [subject.kind]: subject.id }),
  })
  const forms = data ? formsOf(data, subject) : []
  if (forms.length === 0) return <p className="text-sm text-ink-soft">{t(subject.kind === 'product' ? 'who' : 'whoSeller')}</p>
  const written = async () => {
    onWritten()
    await refetch()
  }
  return (
    <div className="grid gap-5">
      {forms.map((of) =>
        // What was said stands there small, so that the words of others are not far below.
        of.review_id === null ? (
          <ReviewForm key={of.order_line_id ?? of.order_id} of={of} onWritten={written} />
        ) : (
          <section key={of.review_id} aria-label={t(of.subject === 'seller' ? 'write.changeSeller' : 'write.change', { seller: of.title })}>
            <ReviewableRow item={of} onChanged={written} />
          </section>
        ),
      )}
      <ButtonLink to="/reviews" look="plain" size="small">
        {t('mine.all')}
      </ButtonLink>
    </div>
  )
}

/** What is asked for here: what waits before what was said already; the maker once the piece has been reviewed, on the maker's own page at once. */
function formsOf(all: readonly Reviewable[], { kind }: ReviewSubject): Reviewable[] {
  const open = all.filter(({ may_write: may }) => may)
  const of = (wanted: Reviewable['subject'], orderId?: string) => {
    const these = open.filter(({ subject, order_id: order }) => subject === wanted && (orderId === undefined || order === orderId))
    return these.find(({ review_id: review }) => review === null) ?? these[0]
  }
  if (kind === 'seller') return [of('seller')].filter((each) => each !== undefined)
  const product = of('product')
  const seller = product?.review_id ? of('seller', product.order_id) : undefined
  return [product, seller?.review_id === null ? seller : undefined].filter((each) => each !== undefined)
}
