import { useTranslation } from 'react-i18next'
import { ReviewAnswer } from './review-answer.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import type { useReviewTranslation } from './review-translation.tsx'
import type { Review } from '../review.ts'

type ReviewWordsProps = {
  review: Pick<Review, 'id' | 'reply' | 'replyLanguage' | 'pictures'>
  translation: ReturnType<typeof useReviewTranslation>
  author: string
  mayAnswer: boolean
  onChanged: () => void
}

/** What a review says and shows, and what the maker answered, in the language it is read in. */
export function ReviewWords({ review, translation, author, mayAnswer, onChanged }: ReviewWordsProps) {
  const { i18n } = useTranslation('reviews')
  return (
    <>
      {translation.words.body && (
        <p lang={translation.language} className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {translation.words.body}
        </p>
      )}
      <ReviewPictures pictures={review.pictures} author={author} />
      <ReviewAnswer
        review={review}
        words={translation.words.reply}
        language={translation.shown ? i18n.language : review.replyLanguage || undefined}
        mayAnswer={mayAnswer}
        onChanged={onChanged}
      />
    </>
  )
}
