import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ASPECTS } from '../../reviews/review.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { ReviewDecision } from '../inbox/review-decision.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ReviewBadge } from '../states/review-badge.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { type ReviewRecord, titleOfReview } from './review-row.ts'
import { useReviewTrail } from './review-trail.ts'

/** One review: what it says and shows, what was answered, who reported it for what, and whether everybody reads it. */
export default function ReviewsShow() {
  return (
    <RecordPage<ReviewRecord> renderTitle={titleOfReview} renderBadges={({ status }) => <ReviewBadge state={status} />}>
      {(review) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <WaitingHere kind="review" id={review.id} />
            <Words review={review} />
            <ReviewPictures review={review} />
            <Former id={review.id} />
          </div>
          <div className="flex flex-col gap-4">
            <Judge review={review} />
            <Reports id={review.id} />
            <ActsPanel noun="reviews" subjects={[review.id]} />
            <StaffNotes about="reviews" subject={review.id} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function Words({ review }: { review: ReviewRecord }) {
  const { t } = useTranslation('admin-reviews')
  const trail = useReviewTrail(review.id)
  return (
    <Panel title={t('facts')}>
      {trail.isError && <LoadFailureLine error={trail.error} onRetry={() => void trail.refetch()} />}
      <Facts>
        <Fact name={t('columns.rating')}>
          <Stars rating={review.rating} />
        </Fact>
        <Fact name={t('columns.words')}>{review.body !== '' && <span className="whitespace-pre-line">{review.body}</span>}</Fact>
        {ASPECTS.map((aspect) => (
          <Fact key={aspect} name={t(`aspects.${aspect}`)}>
            {review[aspect] !== null && <Stars rating={review[aspect]} />}
          </Fact>
        ))}
        <Fact name={t('reply')}>{review.reply !== null && <span className="whitespace-pre-line">{review.reply}</span>}</Fact>
        <Fact name={t('product')}>
          {review.product_id !== null && (
            <Link to={`/products/${review.product_id}`} className="text-indigo hover:underline">
              {review.product?.name ?? t('gone')}
            </Link>
          )}
        </Fact>
        <Fact name={t('columns.seller')}>{review.seller?.business_name}</Fact>
        <Fact name={t('author')}>{[review.author_name, trail.data?.email].filter(Boolean).join(' · ') || t('gone')}</Fact>
        <Fact name={t('order')}>
          {trail.data?.order_id && (
            <RecordLink to="orders" id={trail.data.order_id}>
              {trail.data.order}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('language')}>{review.language}</Fact>
        <Fact name={t('columns.created')}>
          <Moment at={review.created_at} />
        </Fact>
        <Fact name={t('edited')}>{review.edited_at && <Moment at={review.edited_at} />}</Fact>
        <Fact name={t('hidden')}>{trail.data?.hidden_at && <Moment at={trail.data.hidden_at} />}</Fact>
        <Fact name={t('because')}>{review.hidden_because && t(`reasons.${review.hidden_because}`)}</Fact>
      </Facts>
    </Panel>
  )
}

/** The shop's word on a review that nobody waits about. */
function Judge({ review }: { review: ReviewRecord }) {
  const { t } = useTranslation('admin-reviews')
  const may = useMay()
  const trail = useReviewTrail(review.id)
  if (!may('reviews.judge') || !trail.data || trail.data.waits) return null
  return (
    <Panel title={t('judge')}>
      <ReviewDecision id={review.id} shown={review.status === 'published'} because={review.hidden_because ?? 'other'} />
    </Panel>
  )
}

function Reports({ id }: { id: string }) {
  const { t } = useTranslation('admin-reviews')
  const { data } = useReviewTrail(id)
  if (!data || data.reports.length === 0) return null
  return (
    <Panel title={t('reports.title')}>
      <ul className="flex flex-col gap-2 text-sm">
        {data.reports.map(({ reason, at, name }) => (
          <li key={`${at}${name}`}>
            <span className="font-semibold">{t(`reasons.${reason}`)}</span> · <span className="wrap-anywhere">{name}</span>
            <p className="text-ink-soft">
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What it said before its author changed it. */
function Former({ id }: { id: string }) {
  const { t } = useTranslation('admin-reviews')
  const { data } = useReviewTrail(id)
  if (!data || data.former.length === 0) return null
  return (
    <Panel title={t('former')}>
      <ol className="flex flex-col gap-4 text-sm">
        {data.former.map(({ rating, body, until }) => (
          <li key={until}>
            <Stars rating={rating} />
            <p className="whitespace-pre-line wrap-anywhere">{body}</p>
            <p className="text-ink-soft">
              {t('until')} <Moment at={until} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
