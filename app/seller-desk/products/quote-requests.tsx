import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minor, toDecimal } from '../../platform/money.ts'
import type { Answer } from '../../platform/call-function.ts'
import { problemKeyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { showToast } from '../../ui/toast.ts'
import { QuoteFacts } from '../../wholesale/quote-facts.tsx'
import { aboutOf, answerQuote, declineQuote, lastOf, quantityOf, QUOTE_REFUSALS, type WholesaleQuote } from '../../wholesale/quotes.ts'
import { openQuotes } from './above-list.ts'
import { satangOf } from './product-wish.ts'

const DAY_MS = 86_400_000
/** An offer begins with so many days; the database takes up to 90. */
const USUAL_DAYS = 14
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** What buyers ask for in quantity, to be answered by the maker; nothing where nobody asks. */
export function QuoteRequests({ sellerId }: { sellerId: string }) {
  const { t, i18n } = useTranslation('wholesale')
  const [answered, setAnswered] = useState<WholesaleQuote>()
  const [declined, setDeclined] = useState<WholesaleQuote>()
  const found = useQuery(openQuotes(sellerId, i18n.language))
  if (found.isError && !found.data) return <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data || found.data.length === 0) return null
  return (
    <section aria-labelledby="quote-requests" className="rounded-card border border-line bg-surface p-4">
      <h2 id="quote-requests" className="text-lg">
        {t('quote.desk.title')}
      </h2>
      <ul className="divide-y divide-line">
        {found.data.map((quote) => (
          <li key={quote.id} className="grid gap-2 py-3">
            <p className="font-semibold wrap-anywhere">{aboutOf(quote)}</p>
            <QuoteFacts quote={quote} standing={t(`quote.desk.state.${standingOf(quote)}`)} />
            {quote.state !== 'accepted' && (
              <div className="flex flex-wrap gap-2">
                <Button size="small" onClick={() => setAnswered(quote)}>
                  {t('quote.desk.answer')}
                  <span className="sr-only">: {aboutOf(quote)}</span>
                </Button>
                <Button size="small" look="quiet" onClick={() => setDeclined(quote)}>
                  {t('quote.desk.decline')}
                  <span className="sr-only">: {aboutOf(quote)}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {answered && <OfferDialog key={answered.id} quote={answered} sellerId={sellerId} onClose={() => setAnswered(undefined)} />}
      {declined && <DeclineDialog key={declined.id} quote={declined} sellerId={sellerId} onClose={() => setDeclined(undefined)} />}
    </section>
  )
}

/** How far it is for the maker, of what is still open. */
const standingOf = ({ state }: WholesaleQuote) => (state === 'offered' || state === 'accepted' ? state : 'asked')

type DialogProps = { quote: WholesaleQuote; sellerId: string; onClose: () => void }

/** Does it, tells what came of it, and reads the list anew; true when it was done. */
function useDeed(sellerId: string) {
  const { t } = useTranslation(['wholesale', 'errors'])
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async (deed: Promise<Answer<unknown>>) => {
    setBusy(true)
    const answer = await deed
    setBusy(false)
    void queries.invalidateQueries({ queryKey: ['open-quotes', sellerId] })
    if (answer.done) showToast({ title: t('quote.saved'), tone: 'success' })
    else {
      const known = QUOTE_REFUSALS.find((one) => one === answer.refusal.code)
      showToast({ title: t('failed'), text: known ? t(`quote.refused.${known}`) : t(problemKeyOf(answer.refusal)), tone: 'failure' })
    }
    return answer.done
  }
  return { act, busy }
}

function OfferDialog({ quote, sellerId, onClose }: DialogProps) {
  const { t } = useTranslation('wholesale')
  const { act, busy } = useDeed(sellerId)
  const [days] = useState(() => ({ least: dayFromNow(1), usual: dayFromNow(USUAL_DAYS), most: dayFromNow(90) }))
  const [price, setPrice] = useState(quote.unit_minor === null ? '' : toDecimal(minor(quote.unit_minor), 2).replace(/\.00$/, ''))
  const [typed, setTyped] = useState(String(quote.quantity))
  const [until, setUntil] = useState(quote.valid_until === null ? days.usual : lastOf(quote.valid_until).toISOString().slice(0, 10))
  const [words, setWords] = useState(quote.words)
  const [tried, setTried] = useState(false)
  const unit = satangOf(price)
  const quantity = quantityOf(typed)
  const send = async () => {
    setTried(true)
    if (unit === undefined || unit < 1 || quantity === undefined || until === '') return
    if (await act(answerQuote(quote.id, { unit, quantity, until, words: words.trim() }))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quote.desk.offerTitle', { name: aboutOf(quote) })}
      footer={
        <Button busy={busy} onClick={() => void send()}>
          {t('quote.desk.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={t('quote.desk.unit')}
          required
          inputMode="decimal"
          value={price}
          error={tried && (unit === undefined || unit < 1) ? t('quote.desk.problem') : undefined}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
        <Field
          label={t('quote.quantity')}
          required
          inputMode="numeric"
          maxLength={3}
          value={typed}
          error={tried && quantity === undefined ? t('quote.problem.quantity') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Field
          label={t('quote.desk.until')}
          required
          type="date"
          min={days.least}
          max={days.most}
          value={until}
          error={tried && until === '' ? t('quote.desk.problem') : undefined}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <TextArea label={t('quote.desk.words')} rows={3} maxLength={500} value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      </div>
    </Dialog>
  )
}

function DeclineDialog({ quote, sellerId, onClose }: DialogProps) {
  const { t } = useTranslation('wholesale')
  const { act, busy } = useDeed(sellerId)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const short = reason.trim().length < 3
  const decline = async () => {
    setTried(true)
    if (!short && (await act(declineQuote(quote.id, reason.trim())))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quote.desk.declineTitle', { name: aboutOf(quote) })}
      footer={
        <Button look="danger" busy={busy} onClick={() => void decline()}>
          {t('quote.desk.decline')}
        </Button>
      }
    >
      <TextArea
        label={t('quote.desk.reason')}
        required
        rows={3}
        maxLength={500}
        value={reason}
        error={tried && short ? t('quote.desk.problemReason') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}
