import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Answer } from '../platform/call-function.ts'
import { problemKeyOf } from '../platform/problem-key.ts'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailureLine } from '../ui/load-failure.tsx'
import { showToast } from '../ui/toast.ts'
import { QuoteFacts } from './quote-facts.tsx'
import { aboutOf, decideQuote, listMyQuotes, QUOTE_REFUSALS, type WholesaleQuote, withdrawQuote } from './quotes.ts'

/** What a member asked makers for, and what can be done about it; nothing where nothing was asked. */
export function MyQuotes({ owner }: { owner: string }) {
  const { t, i18n } = useTranslation('wholesale')
  const found = useQuery({ queryKey: ['my-quotes', owner, i18n.language], queryFn: () => listMyQuotes(owner, i18n.language), ...CHANGES_ELSEWHERE })
  if (found.isError && !found.data) return <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data || found.data.length === 0) return null
  return (
    <section aria-labelledby="my-quotes" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="my-quotes" className="text-xl">
        {t('quote.mine')}
      </h2>
      <ul className="divide-y divide-line">
        {found.data.map((quote) => (
          <li key={quote.id} className="grid gap-2 py-4">
            <Link to={`/products/${quote.product_id}`} className="link font-semibold wrap-anywhere">
              {aboutOf(quote)}
            </Link>
            <QuoteFacts quote={quote} />
            <Deeds quote={quote} owner={owner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Deeds({ quote, owner }: { quote: WholesaleQuote; owner: string }) {
  const { t } = useTranslation(['wholesale', 'errors'])
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async (deed: Promise<Answer<unknown>>) => {
    setBusy(true)
    const answer = await deed
    await queries.invalidateQueries({ queryKey: ['my-quotes', owner] })
    setBusy(false)
    if (answer.done) return showToast({ title: t('quote.saved'), tone: 'success' })
    const known = QUOTE_REFUSALS.find((one) => one === answer.refusal.code)
    showToast({ title: t('failed'), text: known ? t(`quote.refused.${known}`) : t(problemKeyOf(answer.refusal)), tone: 'failure' })
  }
  const { state, quantity } = quote
  const named = <span className="sr-only">: {aboutOf(quote)}</span>
  return (
    <>
      {state === 'accepted' && <p className="text-sm text-ink-soft">{t('quote.holds', { quantity })}</p>}
      {(state === 'asked' || state === 'offered' || state === 'accepted') && (
        <div className="flex flex-wrap gap-2">
          {state === 'offered' && (
            <>
              <Button size="small" busy={busy} onClick={() => void act(decideQuote(quote, true))}>
                {t('quote.accept')}
                {named}
              </Button>
              <Button size="small" look="quiet" busy={busy} onClick={() => void act(decideQuote(quote, false))}>
                {t('quote.refuse')}
                {named}
              </Button>
            </>
          )}
          {state !== 'offered' && (
            <Button size="small" look="quiet" busy={busy} onClick={() => void act(withdrawQuote(quote.id))}>
              {t('quote.withdraw')}
              {named}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
