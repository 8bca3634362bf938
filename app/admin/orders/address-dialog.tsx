import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Differences } from '../../desk-kit/differences.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Field } from '../../ui/field.tsx'
import type { OrderRecord } from './order-row.ts'

/** The lines of an address that may be mended; the country is paid for. */
const LINES = ['recipient', 'phone', 'line1', 'line2', 'subdistrict', 'district', 'province', 'postcode'] as const
const NEEDED: readonly string[] = ['recipient', 'line1']

/** Mends where an order goes, before anything of it was sent. */
export function AddressDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { t } = useTranslation('admin-orders')
  const { act, busy } = useAct()
  const now: Record<string, string> = Object.fromEntries(LINES.map((line) => [line, order.shipping_address[line] ?? '']))
  const draft = useDraft('address', now)
  const lines = draft.values
  const [wanting, setWanting] = useState(false)
  const lacks = (line: string) => NEEDED.includes(line) && (lines[line] ?? '').trim() === ''
  const correct = async (reason: string) => {
    if (LINES.some(lacks)) {
      setWanting(true)
      return false
    }
    return act({
      ask: () => askDatabase('correct_order_address', { p_order_id: order.id, p_address: lines, p_seen: now, p_reason: reason }),
      done: t('address.done'),
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('address.title', { number: order.number })}
      consequence={t('address.consequence')}
      verb={t('address.save')}
      busy={busy}
      draft={draft}
      onDecide={correct}
    >
      <Differences draft={draft} labelOf={(line) => t(`address.${line}`)} />
      <div className="grid gap-3 sm:grid-cols-2">
        {LINES.map((line) => (
          <Field
            key={line}
            label={t(`address.${line}`)}
            required={NEEDED.includes(line)}
            maxLength={200}
            value={lines[line] ?? ''}
            error={wanting && lacks(line) ? t('address.missing') : undefined}
            onChange={(event) => draft.set({ [line]: event.currentTarget.value })}
          />
        ))}
      </div>
    </ReasonDialog>
  )
}
