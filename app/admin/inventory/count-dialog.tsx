import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { differenceFormat, numberFormat } from '../../i18n/number-format.ts'
import { Field } from '../../ui/field.tsx'
import { heldOf, type InventoryRow, nameOf, onHandOf } from './inventory-row.ts'
import { countTyped } from './stocktake.ts'

/** Sets what is on the shelf of one variant to what was counted, for a reason; says the difference while it is typed. */
export function CountDialog({ variant, onClose }: { variant: InventoryRow; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-inventory')
  const { act, busy } = useAct()
  const seen = onHandOf(variant)
  const draft = useDraft('count', { counted: String(seen) })
  const [wanting, setWanting] = useState(false)
  // One key for this dialog: what is sent twice is done once.
  const [key] = useState(() => crypto.randomUUID())
  const number = numberFormat(i18n.language)
  const counted = countTyped(draft.values.counted)
  const least = Math.max(0, heldOf(variant) - (variant.level?.backorder_limit ?? 0))
  const wrong = counted === undefined ? t('count.wrong') : counted < least ? t('count.held', { least: number.format(least) }) : undefined
  const correct = async (reason: string) => {
    if (wrong !== undefined || counted === seen) {
      setWanting(true)
      return false
    }
    return act({
      ask: () => askDatabase<number>('correct_stock', { p_counts: [{ variant_id: variant.id, seen, counted }], p_key: key, p_reason: reason }),
      done: t('count.done', { name: nameOf(variant), left: number.format(counted ?? 0) }),
      refused: ({ code }) => (code === 'held_by_orders' ? t('refused.held') : undefined),
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      form="count"
      title={t('count.title', { name: nameOf(variant) })}
      consequence={t('count.consequence', { onHand: number.format(seen), held: number.format(heldOf(variant)) })}
      verb={t('count.verb')}
      busy={busy}
      draft={draft}
      onDecide={correct}
    >
      <Field
        label={t('count.label')}
        hint={
          counted === undefined || counted === seen
            ? t('count.hint')
            : t('count.difference', { change: differenceFormat(i18n.language).format(counted - seen) })
        }
        required
        inputMode="numeric"
        maxLength={7}
        value={draft.values.counted}
        error={wanting ? (wrong ?? (counted === seen ? t('count.same') : undefined)) : undefined}
        onChange={(event) => draft.set({ counted: event.currentTarget.value })}
      />
    </ReasonDialog>
  )
}
