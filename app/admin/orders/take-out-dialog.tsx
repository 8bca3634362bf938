import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { OrderRecord } from './order-row.ts'

/** Takes pieces out of an order that nothing was sent of, as its buyer could ask. */
export function TakeOutDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { t } = useTranslation('admin-orders')
  const { act, busy } = useAct()
  const key = useRef(crypto.randomUUID())
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const [problem, setProblem] = useState<'none' | 'last'>()
  const lines = order.lines
    .toSorted((a, b) => a.position - b.position)
    .map((line) => ({ ...line, left: line.quantity - line.removed_quantity }))
    .filter(({ left }) => left > 0)
  const set = (id: string, quantity: number) => {
    setProblem(undefined)
    setWanted((before) => ({ ...before, [id]: quantity }))
  }
  const takeOut = async (reason: string) => {
    const chosen = lines.flatMap(({ id }) => {
      const quantity = wanted[id] ?? 0
      return quantity > 0 ? [{ order_line_id: id, quantity }] : []
    })
    if (chosen.length === 0) {
      setProblem('none')
      return false
    }
    if (lines.every(({ id, left }) => (wanted[id] ?? 0) >= left)) {
      setProblem('last')
      return false
    }
    return act({
      ask: () => callFunction('remove-pieces-as-staff', { order: order.id, lines: chosen, reason, key: key.current }, { repeatable: true }),
      done: t('takeOut.done', { number: order.number }),
    })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('takeOut.title', { number: order.number })}
      consequence={t('takeOut.consequence')}
      verb={t('takeOut.verb')}
      look="danger"
      busy={busy}
      onDecide={takeOut}
    >
      <fieldset>
        <legend className="text-sm font-semibold">{t('takeOut.which')}</legend>
        <ul className="mt-1 grid divide-y divide-line">
          {lines.map((line) => {
            const quantity = wanted[line.id] ?? 0
            return (
              <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
                <Checkbox
                  className="min-w-0 flex-1 basis-56"
                  label={line.title_seller}
                  hint={line.option_text}
                  checked={quantity > 0}
                  onChange={(event) => set(line.id, event.currentTarget.checked ? 1 : 0)}
                />
                {line.left > 1 && quantity > 0 && (
                  <QuantityStepper quantity={quantity} max={line.left} onChange={(next) => set(line.id, next)} of={line.title_seller} />
                )}
              </li>
            )
          })}
        </ul>
        <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
          {problem && t(`takeOut.${problem}`)}
        </p>
      </fieldset>
    </ReasonDialog>
  )
}
