import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { answerReview } from '../my-reviews.ts'
import { REPLY_MAX, type Review } from '../review.ts'
import { languageOfWords } from '../words-language.ts'

type Props = {
  review: Pick<Review, 'id' | 'reply'>
  /** The answer as it is shown: translated, if somebody wants it so. */
  words: string | null
  language: string | undefined
  /** Whoever acts for the maker: answers once, and changes or deletes the answer. */
  mayAnswer: boolean
  onChanged: () => void
}

/** What the maker answered; for the maker, the way to do so. */
export function ReviewAnswer({ review, words, language, mayAnswer, onChanged }: Props) {
  const { t } = useTranslation('reviews')
  const [writing, setWriting] = useState(false)
  const [removing, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(true)
    const done = await answerReview(review.id, '', '')
    setRemoving(false)
    showToast({ title: t(done ? 'answer.removed' : 'answer.failed'), tone: done ? 'success' : 'failure' })
    if (done) onChanged()
  }
  if (writing) {
    return (
      <AnswerForm
        review={review}
        onClose={() => setWriting(false)}
        onDone={() => {
          setWriting(false)
          onChanged()
        }}
      />
    )
  }
  if (words === null) {
    return mayAnswer ? (
      <Button size="small" look="quiet" className="mt-3" onClick={() => setWriting(true)}>
        {t('answer.open')}
      </Button>
    ) : null
  }
  return (
    <div className="mt-3 border-s-2 border-gold-thread ps-3">
      <p className="text-sm font-semibold">{t('reply')}</p>
      <p lang={language} className="text-sm whitespace-pre-wrap wrap-anywhere">
        {words}
      </p>
      {mayAnswer && (
        <div className="-ms-3 mt-1 flex flex-wrap gap-1">
          <Button size="small" look="plain" onClick={() => setWriting(true)}>
            {t('answer.edit')}
          </Button>
          <Button size="small" look="plain" busy={removing} onClick={() => void remove()}>
            {t('answer.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}

function AnswerForm({ review, onClose, onDone }: { review: Props['review']; onClose: () => void; onDone: () => void }) {
  const { t, i18n } = useTranslation('reviews')
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that was pressed is gone; whoever types goes on here.
  useEffect(() => field.current?.focus(), [])
  const [words, setWords] = useState(review.reply ?? '')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const done = await answerReview(review.id, words, languageOfWords(words, i18n.language))
    setBusy(false)
    showToast({ title: t(done ? 'answer.done' : 'answer.failed'), tone: done ? 'success' : 'failure' })
    if (done) onDone()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="mt-3 grid gap-3 border-s-2 border-gold-thread ps-3">
      <TextArea
        label={t('answer.label')}
        hint={t('answer.hint')}
        required
        ref={field}
        rows={3}
        maxLength={REPLY_MAX}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {t(review.reply === null ? 'answer.send' : 'answer.save')}
        </Button>
        <Button size="small" look="plain" onClick={onClose}>
          {t('answer.cancel')}
        </Button>
      </div>
    </form>
  )
}
