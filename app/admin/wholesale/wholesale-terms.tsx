import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { toDecimal, minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import type { WholesaleRow } from './wholesale-row.ts'

/** The days an invoice may wait, as the database allows them (`net_days`). */
const DAYS = [0, 14, 30] as const
/** The highest limit; the database says so, too. */
const MOST_MINOR = 100_000_000
const REFUSED = ['already_decided', 'own_request', 'changed_meanwhile', 'not_terms'] as const

/** Lets an approved buyer order on invoice: how many days its money may wait, and up to what amount in all. */
export function WholesaleTerms({ buyer }: { buyer: WholesaleRow }) {
  const { t } = useTranslation('admin-wholesale')
  const may = useMay()
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const [days, setDays] = useState<number>(buyer.net_days)
  const [typed, setTyped] = useState(buyer.credit_limit_minor > 0 ? toDecimal(minor(buyer.credit_limit_minor), 2) : '')
  const [tried, setTried] = useState(false)
  if (!may('wholesale.decide')) return null
  const limit = days === 0 ? 0 : typedMinor(typed)
  const wrong = limit === undefined || (days > 0 && (limit <= 0 || limit > MOST_MINOR))
  const decide = async (reason: string) => {
    setTried(true)
    if (wrong || limit === undefined) return false
    return act({
      ask: () =>
        askDatabase('decide_wholesale', {
          p_id: buyer.id,
          p_how: 'terms',
          p_net_days: days,
          p_credit_minor: Number(limit),
          p_seen: buyer.changed_at,
          p_reason: reason,
        }),
      done: t('terms.done'),
      refused: ({ code }) => {
        const own = REFUSED.find((one) => one === code)
        return own && t(`refused.${own}`)
      },
    })
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('terms.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('terms.title', { company: buyer.company })}
        consequence={t('terms.consequence')}
        verb={t('terms.verb')}
        busy={busy}
        onDecide={decide}
      >
        <Select
          label={t('terms.days')}
          required
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          options={DAYS.map((each) => ({ value: String(each), label: each === 0 ? t('terms.none') : t('terms.some', { days: each }) }))}
        />
        {days > 0 && (
          <Field
            label={t('terms.limit')}
            hint={t('terms.limitHint')}
            required
            inputMode="decimal"
            value={typed}
            error={tried && wrong ? t('terms.wrong') : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </ReasonDialog>
    </>
  )
}
