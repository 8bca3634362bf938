import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type StepperProps = {
  quantity: number
  /** The most that can be asked for: the stock. At 0 nothing can be asked for. */
  max: number
  min?: number
  onChange: (quantity: number) => void
  /** What is counted, for those who listen: the name of the product. */
  of: string
}

/** How many. Minus stops at `min`, plus at `max`; a number can be typed and is brought into range when the field is left, what is no number is forgotten. */
export function QuantityStepper({ quantity, max, min = 1, onChange, of }: StepperProps) {
  const { t } = useTranslation('ui')
  const within = (wanted: number) => Math.max(min, Math.min(max, wanted))
  const button = 'inline-flex size-11 items-center justify-center text-ink transition-colors enabled:hover:text-indigo disabled:opacity-35'
  return (
    <fieldset
      aria-label={t('quantity.label', { of })}
      className="inline-flex max-w-full min-w-0 items-center rounded-control border border-line-strong bg-surface"
    >
      <button type="button" className={button} disabled={quantity <= min} onClick={() => onChange(within(quantity - 1))} aria-label={t('quantity.less')}>
        <Minus className="size-4" aria-hidden="true" />
      </button>
      <input
        key={quantity}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        defaultValue={quantity}
        disabled={max < min}
        aria-label={t('quantity.label', { of })}
        className="h-11 w-11 min-w-0 bg-transparent text-center font-semibold tabular-nums"
        onBlur={(event) => {
          const typed = event.currentTarget.value.trim()
          const wanted = /^-?\d+$/.test(typed) ? within(Number(typed)) : quantity
          event.currentTarget.value = String(wanted)
          if (wanted !== quantity) onChange(wanted)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button type="button" className={button} disabled={quantity >= max} onClick={() => onChange(within(quantity + 1))} aria-label={t('quantity.more')}>
        <Plus className="size-4" aria-hidden="true" />
      </button>
    </fieldset>
  )
}
