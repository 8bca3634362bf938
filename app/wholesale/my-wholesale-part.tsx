import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import { QueryScreen } from '../platform/query-screen.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Waiting } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast.ts'
import { againFrom, getMyWholesale, type MyWholesale, setWholesalePrices, withdrawWholesale } from './my-wholesale.ts'
import { MyInvoices } from './my-invoices-part.tsx'
import { MyQuotes } from './my-quotes.tsx'
import { WholesaleRequest } from './wholesale-request.tsx'

/** Where a member stands: the request to fill in, what was decided, and whether wholesale prices are paid now. */
export default function MyWholesalePart({ owner }: { owner: string }) {
  return (
    <QueryScreen>
      <div className="grid gap-6">
        <Standing owner={owner} />
        <Invoices owner={owner} />
        <MyQuotes owner={owner} />
      </div>
    </QueryScreen>
  )
}

function Invoices({ owner }: { owner: string }) {
  const found = useQuery({ queryKey: ['my-wholesale', owner], queryFn: () => getMyWholesale(owner) })
  return found.data ? <MyInvoices owner={owner} mine={found.data} /> : null
}

function Standing({ owner }: { owner: string }) {
  const { t } = useTranslation('wholesale')
  const [now] = useState(() => new Date())
  const found = useQuery({ queryKey: ['my-wholesale', owner], queryFn: () => getMyWholesale(owner) })
  if (found.isError && found.data === undefined) return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Waiting className="h-96 w-full" />
  const mine = found.data
  const again = mine === null ? undefined : againFrom(mine, now)
  const asks = mine === null || mine.state === 'pending' || (mine.state === 'refused' && again === undefined)
  return (
    <section aria-labelledby="wholesale-mine" className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      {mine === null ? (
        <h2 id="wholesale-mine" className="text-xl">
          {t('form.title')}
        </h2>
      ) : (
        <Decided mine={mine} again={again} owner={owner} />
      )}
      {asks && <WholesaleRequest key={mine?.state ?? 'new'} mine={mine} owner={owner} />}
    </section>
  )
}

function Decided({ mine, again, owner }: { mine: MyWholesale; again: Date | undefined; owner: string }) {
  const { t } = useTranslation('wholesale')
  const days = useMoments()({ day: 'numeric', month: 'long', year: 'numeric' })
  const { state, reason } = mine
  return (
    <div className="grid gap-2">
      <h2 id="wholesale-mine" className="text-xl wrap-anywhere">
        {t(`state.${state}.title`)}
      </h2>
      <p className="font-semibold wrap-anywhere">{mine.company}</p>
      {(state !== 'refused' || again) && <p className="text-ink-soft">{t(`state.${state}.text`, { date: again ? days.format(again) : '' })}</p>}
      {(state === 'refused' || state === 'suspended') && reason !== '' && <p className="wrap-anywhere text-ink-soft">{t('reason', { reason })}</p>}
      {state === 'pending' && <Withdraw owner={owner} />}
      {state === 'approved' && <PricesOn on={mine.prices_on} owner={owner} />}
    </div>
  )
}

function Withdraw({ owner }: { owner: string }) {
  const { t } = useTranslation('wholesale')
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const { done } = await withdrawWholesale()
    setBusy(false)
    showToast(done ? { title: t('withdrawn'), tone: 'success' } : { title: t('failed'), tone: 'failure' })
    await queries.invalidateQueries({ queryKey: ['my-wholesale', owner] })
  }
  return (
    <div>
      <Button look="quiet" size="small" busy={busy} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
    </div>
  )
}

function PricesOn({ on, owner }: { on: boolean; owner: string }) {
  const { t } = useTranslation('wholesale')
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const change = async (wanted: boolean) => {
    setBusy(true)
    const { done } = await setWholesalePrices(wanted)
    await queries.invalidateQueries({ queryKey: ['my-wholesale', owner] })
    setBusy(false)
    showToast(done ? { title: t(wanted ? 'prices.onDone' : 'prices.offDone'), tone: 'success' } : { title: t('failed'), tone: 'failure' })
  }
  return <Checkbox label={t('prices.on')} hint={t('prices.hint')} checked={on} disabled={busy} onChange={(event) => void change(event.currentTarget.checked)} />
}
