import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ReviewDecision } from './review-decision.tsx'
import type { WorkFacts } from './work.ts'

/** A review that somebody has reported: shown to everybody, or hidden for a reason. */
export function ReviewWork({ id, facts }: { id: string; facts: WorkFacts['review'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  return (
    <>
      <Facts>
        <Fact name={t('review.about')}>{facts.product_id ? <Link to={`/products/${facts.product_id}`}>{facts.about}</Link> : facts.about}</Fact>
        <Fact name={t('review.by')}>{facts.author}</Fact>
        <Fact name={t('review.rating')}>{facts.rating} / 5</Fact>
        <Fact name={t('review.words')}>
          {facts.body === '' ? <span className="text-ink-soft">{t('review.noWords')}</span> : <span className="whitespace-pre-line">{facts.body}</span>}
        </Fact>
        <Fact name={t('review.reported')}>{[...new Set(facts.reasons)].map((one) => t(`reportReason.${one}`)).join(', ')}</Fact>
        <Fact name={t('review.record')}>
          <RecordLink to="reviews" id={id}>
            {t('review.open')}
          </RecordLink>
        </Fact>
      </Facts>
      {may('reviews.judge') && <ReviewDecision id={id} because={facts.reasons[0] ?? 'other'} first />}
    </>
  )
}
