import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { lastOf, type QuoteState, type WholesaleQuote } from './quotes.ts'

const TONES: Partial<Record<QuoteState, BadgeTone>> = { asked: 'gold', offered: 'indigo', accepted: 'leaf', ordered: 'leaf' }

/** How far a quote is, and about what: in baht, as it will be charged. `standing`: how far, where somebody else than its buyer reads it. */
export function QuoteFacts({ quote, standing }: { quote: WholesaleQuote; standing?: string }) {
  const { t, i18n } = useTranslation('wholesale')
  const days = useMoments()({ day: 'numeric', month: 'long', year: 'numeric' })
  const { quantity, unit_minor: unit, valid_until: until, state } = quote
  const tone = TONES[state]
  const price = unit === null ? '' : formatPrice(minor(unit), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  return (
    <>
      <p>
        <Badge {...(tone && { tone })}>{standing ?? t(`quote.state.${state}`)}</Badge>
      </p>
      <p className="text-sm wrap-anywhere">
        {unit === null || until === null ? t('quote.wanted', { quantity }) : t('quote.terms', { quantity, price, day: days.format(lastOf(until)) })}
      </p>
      {quote.needed_by !== null && <p className="text-sm text-ink-soft">{t('quote.needed', { day: days.format(new Date(quote.needed_by)) })}</p>}
      {quote.wish !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{quote.wish}</p>}
      {quote.words !== '' && <p className="border-s-2 border-line ps-3 text-sm wrap-anywhere whitespace-pre-line">{quote.words}</p>}
    </>
  )
}
