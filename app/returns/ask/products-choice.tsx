import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { openQuantity, type CaseLine } from '../case.ts'
import type { CaseKind } from '../case-states.ts'

type Props = {
  lines: readonly CaseLine[]
  kind: CaseKind
  wanted: ReadonlyMap<string, number>
  onChange: (wanted: Map<string, number>) => void
  error?: string | undefined
}

/** Which pieces of an order, and how many of each. What cannot be chosen says why. */
export function ProductsChoice({ lines, kind, wanted, onChange, error }: Props) {
  const { t } = useTranslation('returns')
  const set = (id: string, quantity: number) => {
    const next = new Map(wanted)
    if (quantity > 0) next.set(id, quantity)
    else next.delete(id)
    onChange(next)
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('form.which')}</legend>
      <ul className="mt-1 grid divide-y divide-line">
        {lines.map((line) => {
          const open = openQuantity(line, kind)
          const exempt = kind === 'return' ? line.noReturn : kind === 'withdrawal' ? line.noWithdrawal : ''
          const quantity = wanted.get(line.id) ?? 0
          return (
            <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
              <Checkbox
                className="min-w-0 flex-1 basis-56"
                label={line.title}
                hint={exempt === '' ? line.optionText : t(`form.${exempt}`)}
                checked={quantity > 0}
                disabled={open === 0}
                onChange={(event) => set(line.id, event.currentTarget.checked ? open : 0)}
              />
              {open > 1 && quantity > 0 && <QuantityStepper quantity={quantity} max={open} onChange={(quantity) => set(line.id, quantity)} of={line.title} />}
            </li>
          )
        })}
      </ul>
      <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
