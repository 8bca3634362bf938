import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'

/**
 * A rating out of five with one decimal and, if given, how many reviews it stands for. Shows nothing without a rating (the specification:
 * only above 0). The row of stars is one picture with one name.
 */
export function Stars({ rating, reviews, className }: { rating: number; reviews?: number; className?: string }) {
  const { t, i18n } = useTranslation('ui')
  if (!(rating > 0)) return null
  const shown = numberFormat(i18n.language, 1).format(rating)
  return (
    <span className={clsx('inline-flex max-w-full flex-wrap items-center gap-x-1.5 text-sm', className)}>
      <StarRow rating={rating} />
      <span className="sr-only">{t('stars.label', { rating: shown })}</span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {shown}
      </span>
      {reviews !== undefined && (
        <span className="text-ink-soft">
          <span aria-hidden="true" className="tabular-nums">
            ({numberFormat(i18n.language).format(reviews)})
          </span>
          <span className="sr-only">{t('stars.reviews', { count: reviews })}</span>
        </span>
      )}
    </span>
  )
}

/** Five stars, filled to the rating: one element, cut out of two colours (`.star-row`). Decoration: whoever shows it says the number in words. */
export const StarRow = ({ rating }: { rating: number }) => (
  <span className="star-row" style={{ backgroundSize: `${Math.round(rating * 200) / 10}% 100%` }} aria-hidden="true" />
)
