import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { DownloadCreditNote } from '../../orders/documents/download-credit-note.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { CaseActions } from './case-actions.tsx'
import { useCaseFormat } from '../case-format.ts'
import { pieceNamed } from '../exchange.ts'
import { ExchangeOffer } from './exchange-offer.tsx'
import { CaseHistory } from './case-history.tsx'
import { caseLabelOf, nextWords, type CaseLabel } from '../case-states.ts'
import type { CaseReader } from './case-reader.ts'

const TONES = {
  requested: 'gold',
  declared: 'gold',
  approved: 'indigo',
  in_transit: 'indigo',
  received: 'indigo',
  refunding: 'indigo',
  refunded: 'leaf',
  resolved: 'leaf',
  declined: 'gold',
  escalated: 'gold',
  denied: 'quiet',
  canceled: 'quiet',
  expired: 'quiet',
} satisfies Record<CaseLabel, BadgeTone>

/** A case as one side sees it: where it stands, what comes next and until when, what it is about, what was said, and what they can do. */
export function CaseCard({ found, reader, token, onChanged, heading: Heading = 'h3' }: CaseReader & { heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('returns')
  const { baht, day } = useCaseFormat()
  const id = `case-${found.number}`
  const label = caseLabelOf(found)
  const next = nextWords({ ...found, status: label }, reader)
  const parcel = (carrier: string, tracking: string) => [carrier, tracking].filter(Boolean).join(', ')
  const facts = {
    seller: found.seller,
    day: found.dueAt ? day(found.dueAt) : '',
    amount: baht(found.refund),
    parcel: found.status === 'resolved' ? parcel(found.newCarrier, found.newTracking) : parcel(found.returnCarrier, found.returnTracking),
  }
  // The latest the other side has said; all of it stands in the history.
  const said = found.events.findLast(({ by, words }) => words !== '' && by !== reader)
  const waitsForProduct = found.needsReturn && (found.status === 'approved' || found.status === 'declared')
  return (
    <article
      aria-labelledby={id}
      // A card of its own on the page, sunk where it stands within the card of its order.
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 border border-line p-4',
        Heading === 'h2' ? 'rounded-card bg-surface sm:p-5' : 'rounded-control bg-paper',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <Heading id={id} className="font-sans text-base font-semibold tracking-normal">
            {t(`kind.${found.kind}`)}
            {found.reason !== '' && <span className="font-normal">: {t(`reason.${found.reason}`)}</span>}
          </Heading>
          <p className="text-sm text-ink-soft">
            <span className="inline-block wrap-anywhere tabular-nums">{found.number}</span>
            {reader === 'seller' && ` · ${found.customer}`}
          </p>
        </div>
        <Badge tone={TONES[label]}>{t(`status.${label}`)}</Badge>
      </header>
      {next !== undefined && <p role="status">{t(next, facts)}</p>}
      {said && (
        <blockquote className="border-s-2 border-gold-thread ps-4 text-sm">
          <p className="whitespace-pre-line break-words">{said.words}</p>
          <footer className="text-ink-soft">{t(`by.${said.by}`)}</footer>
        </blockquote>
      )}
      {waitsForProduct && (found.returnTo !== '' || reader === 'buyer') && (
        <p className="rounded-control bg-indigo-wash px-4 py-2 text-sm">
          <span className="block font-semibold">{t('card.sendTo')}</span>
          <span className="whitespace-pre-line">{found.returnTo === '' ? t('card.addressSoon', { seller: found.seller }) : found.returnTo}</span>
        </p>
      )}
      {found.lines.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {found.lines.map((line) => (
            <li key={line.id} className="flex justify-between gap-4">
              <span>
                <span className="tabular-nums">{line.quantity} ×</span> {line.title}
                {line.optionText !== '' && <span className="text-ink-soft"> · {line.optionText}</span>}
                {line.exchange && <span className="block text-ink-soft">{t('exchange.for', { piece: pieceNamed(line.exchange) })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex justify-between gap-4 text-sm">
        <span className="text-ink-soft">{found.wish === 'refund' ? t('refund.total') : t('form.wish')}</span>
        <span className="font-semibold tabular-nums">{found.wish === 'refund' ? baht(found.refund) : t(`wish.${found.wish}`)}</span>
      </p>
      {found.creditNotes.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {found.creditNotes.map((note) => (
            <DownloadCreditNote key={note.id} order={found.order} token={token} note={note} />
          ))}
        </div>
      )}
      <ExchangeOffer found={found} reader={reader} token={token} onChanged={onChanged} />
      <CaseHistory found={found} />
      <CaseActions found={found} reader={reader} token={token} onChanged={onChanged} />
    </article>
  )
}
