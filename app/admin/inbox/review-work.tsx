import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import type { WorkFacts } from './work.ts'

/** Why a review may be hidden; its author reads it. */
const REASONS = ['spam', 'rude', 'private', 'not_about_product', 'other'] as const

/** A review that somebody has reported: shown to everybody, or hidden for a reason. */
export function ReviewWork({ id, facts }: { id: string; facts: WorkFacts['review'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const { act, busy } = useAct()
  const [reason, setReason] = useState<string>(facts.reasons[0] ?? 'other')
  const judge = (shown: boolean) =>
    void act({
      ask: () => askDatabase('judge_review', { p_review_id: id, p_shown: shown, p_because: shown ? null : reason }),
      done: t(shown ? 'review.shown' : 'review.hidden'),
    })
  return (
    <>
      <Facts>
        <Fact name={t('review.about')}>{facts.product_id ? <Link to={`/products/${facts.product_id}`}>{facts.about}</Link> : facts.about}</Fact>
        <Fact name={t('review.by')}>{facts.author}</Fact>
        <Fact name={t('review.rating')}>{facts.rating} / 5</Fact>
        <Fact name={t('review.words')}>
          <span className="whitespace-pre-line">{facts.body}</span>
        </Fact>
        <Fact name={t('review.reported')}>{[...new Set(facts.reasons)].map((one) => t(`reportReason.${one}`)).join(', ')}</Fact>
      </Facts>
      {may('reviews.judge') && (
        <div className="flex flex-wrap items-end gap-2">
          <Button size="small" busy={busy} onClick={() => judge(true)}>
            {t('review.show')}
          </Button>
          <Select
            label={t('review.because')}
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            options={REASONS.map((one) => ({ value: one, label: t(`reportReason.${one}`) }))}
          />
          <Button size="small" look="danger" busy={busy} onClick={() => judge(false)}>
            {t('review.hide')}
          </Button>
        </div>
      )}
    </>
  )
}
