import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { deleteReview, type Reviewable, writeReview } from '../my-reviews.ts'
import { PictureField } from './picture-field.tsx'
import { SELLER_ASPECTS, PRODUCT_ASPECTS, REVIEW_MAX } from '../review.ts'
import { REVIEW_PICTURES } from '../review-picture.ts'
import { StarChoice } from './star-choice.tsx'
import type { HeldPicture } from './upload-pictures.ts'
import { languageOfWords } from '../words-language.ts'

type ReviewFormProps = { of: Reviewable; level?: 2 | 3; onWritten: () => unknown }

/** Stars, words and pictures for a piece somebody received, or for its maker; the same form changes them and takes them back. */
export function ReviewForm({ of, level = 3, onWritten }: ReviewFormProps) {
  const { t, i18n } = useTranslation('reviews')
  const [rating, setRating] = useState(of.rating ?? 0)
  const [aspects, setAspects] = useState(of.aspects)
  const [body, setBody] = useState(of.body ?? '')
  const [pictures, setPictures] = useState<readonly HeldPicture[]>(() => of.pictures.map(({ path, alt }) => ({ path, alt, src: `${REVIEW_PICTURES}${path}` })))
  const [uploading, setUploading] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const isProduct = of.subject === 'product'
  const Heading = `h${level}` as const

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || uploading) return
    setMissing(rating === 0)
    if (rating === 0) return
    setBusy(true)
    const language = languageOfWords(body, i18n.language)
    const problem = await writeReview(of, { rating, body, language, aspects, pictures: pictures.map(({ path, alt }) => ({ path, alt })) })
    setBusy(false)
    if (problem) return showToast({ title: t(`write.${problem}`), tone: 'failure' })
    showToast({ title: t('write.done'), tone: 'success' })
    onWritten()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <Heading className="text-lg">{headingOf(of, t)}</Heading>
      {of.status === 'hidden' && (
        <p className="rounded-control bg-gold-wash px-3 py-2 text-sm">{t('write.hidden', { reason: t(`report.${of.hidden_because ?? 'other'}`) })}</p>
      )}
      <StarChoice
        label={t('write.stars')}
        value={rating}
        error={missing ? t('write.noStars') : undefined}
        onChange={(stars) => {
          setRating(stars)
          setMissing(false)
        }}
      />
      <div className="grid max-w-sm gap-1">
        {(isProduct ? PRODUCT_ASPECTS : SELLER_ASPECTS).map((aspect) => (
          <StarChoice
            key={aspect}
            small
            label={t(`aspect.${aspect}`)}
            value={aspects[aspect] ?? 0}
            onChange={(stars) => setAspects({ ...aspects, [aspect]: stars })}
          />
        ))}
      </div>
      <TextArea
        label={t('write.words')}
        hint={t(isProduct ? 'write.hint' : 'write.hintSeller')}
        value={body}
        maxLength={REVIEW_MAX}
        rows={4}
        onChange={(event) => setBody(event.target.value)}
      />
      <PictureField pictures={pictures} onChange={setPictures} onBusy={setUploading} />
      <Button type="submit" busy={busy || uploading}>
        {t(of.review_id ? 'write.save' : 'write.send')}
      </Button>
      {of.review_id && of.status === 'published' && <DeleteReview id={of.review_id} onDeleted={onWritten} />}
    </form>
  )
}

const headingOf = (of: Reviewable, t: TFunction<'reviews'>): string => {
  if (of.subject === 'seller') return t(of.review_id ? 'write.changeSeller' : 'write.titleSeller', { seller: of.title })
  return t(of.review_id ? 'write.change' : 'write.title')
}

/** Asks once more, because pictures and words are gone for good. */
function DeleteReview({ id, onDeleted }: { id: string; onDeleted: () => unknown }) {
  const { t } = useTranslation('reviews')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const done = await deleteReview(id)
    setBusy(false)
    showToast({ title: t(done ? 'write.removed' : 'write.removeFailed'), tone: done ? 'success' : 'failure' })
    if (done) onDeleted()
  }
  if (!asking) {
    return (
      <Button look="plain" size="small" onClick={() => setAsking(true)}>
        {t('write.remove')}
      </Button>
    )
  }
  return (
    <div role="group" aria-label={t('write.removeSure')} className="grid gap-2">
      <p className="text-sm">{t('write.removeSure')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" size="small" busy={busy} onClick={() => void remove()}>
          {t('write.remove')}
        </Button>
        <Button look="plain" size="small" ref={focusOnce} onClick={() => setAsking(false)}>
          {t('write.keep')}
        </Button>
      </div>
    </div>
  )
}

/** The button that was pressed is gone; the harmless one of the two takes its place. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()
