import { clsx } from 'clsx'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from '../ask/ask-dialog.tsx'
import { CaseCard } from './case-card.tsx'
import { useCaseFormat } from '../case-format.ts'
import { CASE_KINDS, type CaseKind } from '../case-states.ts'
import { useOrderCases } from './use-order-cases.ts'
import { WithdrawDialog } from '../ask/withdraw-dialog.tsx'

type Props = {
  order: string
  /** Whose part of the order it is. */
  seller: string
  token: string
  /** Who bought it: fills in the name of a withdrawal. */
  buyer: string
  /** Asks anew when it is another. */
  version: unknown
  /** The order itself may have moved, too. */
  refresh: () => Promise<void>
}

/** Below a maker's part of an order: its cases, and what else the buyer can ask for now. */
export default function ShareCases({ order, seller, token, buyer, version, refresh: refreshOrder }: Props) {
  const { t } = useTranslation('returns')
  const { lastDay } = useCaseFormat()
  const { found, refresh } = useOrderCases({ order, token, version })
  const [asking, setAsking] = useState<CaseKind>()
  if (!found) return null
  const { options, cases } = found
  // A withdrawal is a return with fewer conditions: whoever has the one need not read about the other.
  const possible = CASE_KINDS.filter((kind) => options[kind] !== null && !(kind === 'return' && options.withdrawal !== null))
  if (possible.length === 0 && cases.length === 0) return null

  const close = () => setAsking(undefined)
  const changed = async () => {
    await Promise.all([refresh(), refreshOrder()])
  }
  const sent = async () => {
    await changed()
    close()
  }
  const until = (kind: CaseKind) => options[kind]?.until ?? null
  return (
    <section aria-label={t('title')} className={clsx('grid gap-4 border-t border-line pt-4', cases.length === 0 && 'print:hidden')}>
      {cases.map((each) => (
        <CaseCard key={each.number} found={each} reader="buyer" token={token} onChanged={changed} />
      ))}
      {possible.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-3 max-sm:gap-x-3 max-sm:*:grow print:hidden">
          {possible.map((kind) => {
            const last = until(kind)
            return (
              <li key={kind} className="grid max-w-72 content-start gap-1 max-sm:max-w-none">
                <Button
                  look="quiet"
                  size="small"
                  icon={kind === 'claim' || kind === 'cancellation' ? undefined : <RotateCcw className="size-4" aria-hidden="true" />}
                  onClick={() => setAsking(kind)}
                >
                  {t(`ask.${kind}`)}
                </Button>
                <span className="text-xs text-ink-soft">{t(`when.${kind}`, { seller })}</span>
                {last !== null && kind !== 'claim' && <span className="text-xs text-ink-soft">{t('until', { day: lastDay(last) })}</span>}
              </li>
            )
          })}
        </ul>
      )}
      {asking === 'withdrawal' && <WithdrawDialog order={order} token={token} options={options} buyer={buyer} onClose={close} onSent={sent} />}
      {asking !== undefined && asking !== 'withdrawal' && (
        <AskDialog kind={asking} order={order} token={token} options={options} onClose={close} onSent={sent} />
      )}
    </section>
  )
}
