import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NO_PICTURE } from '../../ui/picture-address.ts'
import type { TrackedShare } from './tracked-order.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { shipsFrom } from '../../i18n/ships-from.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { Picture } from '../../ui/picture.tsx'

/** The pieces of an order as they were sold. */
export function OrderLines({ lines }: { lines: TrackedShare['lines'] }) {
  const { t, i18n } = useTranslation(['tracking', 'checkout'])
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-start gap-x-3 text-sm">
          <div className="w-14">
            <Picture src={line.image} alt="" sizes="3.5rem" ratio="1" fallback={NO_PICTURE} className="rounded-control" />
          </div>
          <div className="min-w-0 flex-1 basis-28 leading-snug">
            <p className="font-medium break-words">{line.title}</p>
            <p className="break-words text-ink-soft">{[line.optionText, line.personalization].filter(Boolean).join(' · ')}</p>
            {line.personalizationFee > 0 && (
              <p className="text-ink-soft">
                {t('summary.personalizationFee', { ns: 'checkout', amount: formatPrice(minor(line.personalizationFee), 'THB', language) })}
              </p>
            )}
            {line.shipsOn !== null && <p className="font-medium text-gold">{t('line.preorder', { day: shipsFrom(line.shipsOn, i18n.language) })}</p>}
            {line.giftWrap && <p className="text-ink-soft">{t('gift.wrapped')}</p>}
            <p className="text-ink-soft">{t('summary.quantity', { ns: 'checkout', count: line.quantity })}</p>
            {line.removed > 0 && <p className="font-medium">{t('line.removed', { number: line.removed })}</p>}
            {line.total === 0 && line.discount > 0 && (
              <p className="font-medium text-leaf">{t('line.free', { price: formatPrice(minor(line.discount), 'THB', language) })}</p>
            )}
            {line.awaitsReview && (
              <Link to={`/products/${line.productId}#reviews`} className="inline-flex min-h-11 items-center font-semibold text-indigo hover:underline">
                {t('writeReview')}
                <span className="sr-only">: {line.title}</span>
              </Link>
            )}
          </div>
          <p className="ms-auto tabular-nums">{formatPrice(minor(line.total), 'THB', language)}</p>
        </li>
      ))}
    </ul>
  )
}
