import { BadgeCheck, Flag, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoments } from '../../i18n/use-moments.ts'
import { regionName } from '../../i18n/names-of-codes.ts'
import { hasStoredSession, loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { StarRow } from '../../ui/stars.tsx'
import { showToast } from '../../ui/toast.ts'
import { ReviewWords } from './review-words.tsx'
import type { Review, ReviewSubject } from '../review.ts'
import { ReportReview } from './report-review.tsx'
import { TranslationSwitch } from '../../translation/translation-switch.tsx'
import { useTranslatedReview } from './use-translated-review.ts'

type Props = { review: Review; subject: ReviewSubject; mayAnswer: boolean; voted: boolean; onChanged: () => void }

/** One review: stars, who and when, the words and pictures, what the maker answered, and whether it helped. */
export function ReviewCard({ review, subject, mayAnswer, voted, onChanged }: Props) {
  const { t, i18n } = useTranslation('reviews')
  const moments = useMoments()
  const [reporting, setReporting] = useState(false)
  const translation = useTranslatedReview(review)
  const author = review.author || t('gone')
  const country = review.country && regionName(review.country, i18n.language)
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow rating={review.rating} />
        <span className="sr-only">{t('stars', { count: review.rating })}</span>
        <span className="font-semibold">{author}</span>
        {country && <span className="text-sm text-ink-soft">{country}</span>}
        <span className="ms-auto text-sm text-ink-soft">
          <time dateTime={review.at}>{moments({ dateStyle: 'medium' }).format(new Date(review.at))}</time>
          {review.edited && ` · ${t('edited')}`}
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-xs empty:hidden">
        {review.bought && (
          <span className="inline-flex items-center gap-1 font-semibold text-leaf">
            <BadgeCheck className="size-3.5" aria-hidden="true" />
            {t('bought')}
          </span>
        )}
        {subject.kind === 'seller' && review.product && (
          <Link to={`/products/${review.product.id}`} className="min-w-0 text-indigo underline underline-offset-2">
            {t('of', { product: review.product.name })}
          </Link>
        )}
      </p>
      <ReviewWords review={review} translation={translation} author={author} mayAnswer={mayAnswer} onChanged={onChanged} />
      <div className="mt-2 -ms-3 flex flex-wrap items-center gap-1">
        <HelpfulButton key={String(voted)} review={review} voted={voted} />
        <TranslationSwitch translation={translation} />
        <Button size="small" look="plain" icon={<Flag className="size-4" aria-hidden="true" />} onClick={() => setReporting(true)}>
          {t('report.open')}
        </Button>
      </div>
      <ReportReview id={review.id} open={reporting} onClose={() => setReporting(false)} />
    </article>
  )
}

/** Says that a review helped, and takes it back. What was counted may be older than the vote. */
function HelpfulButton({ review, voted }: { review: Review; voted: boolean }) {
  const { t } = useTranslation('reviews')
  const [helpful, setHelpful] = useState({ count: Math.max(review.helpful, voted ? 1 : 0), mine: voted, busy: false })
  const vote = async () => {
    if (!hasStoredSession()) return showToast({ title: t('signIn'), tone: 'plain' })
    setHelpful({ ...helpful, busy: true })
    const votes = (await loadSupabase()).from('review_votes')
    const { error } = helpful.mine ? await votes.delete().eq('review_id', review.id) : await votes.insert({ review_id: review.id })
    // Voted a moment ago in another tab: that is what was wanted.
    if (error?.code === '23505') return setHelpful({ count: Math.max(1, helpful.count), mine: true, busy: false })
    if (error) {
      setHelpful({ ...helpful, busy: false })
      return showToast({ title: t(error.code === '42501' ? 'ownVote' : 'voteFailed'), tone: 'failure' })
    }
    setHelpful({ count: Math.max(0, helpful.count + (helpful.mine ? -1 : 1)), mine: !helpful.mine, busy: false })
  }
  return (
    <Button
      size="small"
      look="plain"
      aria-pressed={helpful.mine}
      busy={helpful.busy}
      icon={<ThumbsUp className={helpful.mine ? 'size-4 fill-current' : 'size-4'} aria-hidden="true" />}
      onClick={() => void vote()}
    >
      {helpful.count > 0 ? t('helpfulCount', { count: helpful.count }) : t('helpful')}
    </Button>
  )
}
