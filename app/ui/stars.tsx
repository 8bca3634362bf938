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
  const said = t('stars.label', { rating: shown })
  return (
    <span role="img" aria-label={reviews === undefined ? said : `${said}, ${t('stars.reviews', { count: reviews })}`} className={clsx('stars', className)}>
      <span className="star-row" style={filledTo(rating)} />
      <b>{shown}</b>
      {reviews !== undefined && <span>{`(${numberFormat(i18n.language).format(reviews)})`}</span>}
    </span>
  )
}

/** Five stars, filled to the rating: one element, cut out of two colours (`.star-row`). Decoration: whoever shows it says the number in words. */
export const StarRow = ({ rating }: { rating: number }) => <span className="star-row" style={filledTo(rating)} aria-hidden="true" />

const filledTo = (rating: number) => ({ backgroundSize: `${Math.round(rating * 200) / 10}% 100%` })
