import { useTranslation } from 'react-i18next'
import { ReviewAnswer } from './review-answer.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import type { Review } from '../review.ts'
import type { TranslatedReview } from './use-translated-review.ts'

type ReviewWordsProps = {
  review: Pick<Review, 'id' | 'body' | 'language' | 'reply' | 'replyLanguage' | 'pictures'>
  translation: TranslatedReview
  author: string
  mayAnswer: boolean
  onChanged: () => void
}

/** What a review says and shows, and what the maker answered, in the language it is read in. */
export function ReviewWords({ review, translation, author, mayAnswer, onChanged }: ReviewWordsProps) {
  const { i18n } = useTranslation('reviews')
  const { words, shown } = translation
  const { body, reply } = words ?? review
  return (
    <>
      {body && (
        <p lang={shown ? i18n.language : review.language} className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {body}
        </p>
      )}
      <ReviewPictures pictures={review.pictures} author={author} />
      <ReviewAnswer
        review={review}
        words={reply}
        language={shown ? i18n.language : review.replyLanguage || undefined}
        mayAnswer={mayAnswer}
        onChanged={onChanged}
      />
    </>
  )
}
