import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import type { DeskSeller } from '../desk.ts'
import { Appeal } from './appeal.tsx'
import { appealHold, type DeskHold } from './read-money.ts'

type HoldProps = { hold: DeskHold; seller: DeskSeller; price: (satang: number) => string }

/** What is held back, why, until when, and what the maker can say against it. */
export function Hold({ hold, seller, price }: HoldProps) {
  const { t } = useTranslation('payouts')
  const day = useMoments()({ dateStyle: 'long' })
  const heading = `hold-${hold.id}`
  const denied = hold.change_id !== null
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-gold-wash p-4">
      <h2 id={heading} className="text-lg">
        {hold.amount_minor === null ? t('held.title') : t('held.reserveTitle', { amount: price(hold.amount_minor) })}
      </h2>
      {(denied || hold.by_suspension) && <p className="mt-1">{t(denied ? 'held.denied' : 'held.suspended')}</p>}
      {!denied && <p className="mt-1 whitespace-pre-line wrap-anywhere">{hold.reason}</p>}
      <p className="mt-1 text-sm text-ink-soft">{t('held.since', { when: day.format(new Date(hold.placed_at)) })}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {hold.ends_at === null ? t('held.undecided') : t('held.until', { when: day.format(new Date(hold.ends_at)) })}
      </p>
      <Appeal of={hold} mayAsk={!denied} queryKey={['payout-holds', seller.id]} send={(words, papers) => appealHold(hold.id, words, papers)} />
    </section>
  )
}
