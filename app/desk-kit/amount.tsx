import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { bookFormat } from '../i18n/number-format.ts'
import { CHARGE_CURRENCY } from '../money/currency.ts'
import { fromJson, toDecimal } from '../platform/money.ts'

/** Writes an amount of minor units of baht to the satang, as books have it: never converted, never rounded. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation()
  const format = bookFormat(i18n.language, CHARGE_CURRENCY)
  // A decimal as text, which `format` takes without making a float of it.
  return (minor) => format.format(toDecimal(fromJson(minor), 2) as `${number}`)
}

/** An amount of the books, in satang. */
export function Amount({ minor, className }: { minor: number | null; className?: string }) {
  const write = useAmount()
  if (minor === null) return null
  return <span className={clsx('tabular-nums wrap-anywhere sm:whitespace-nowrap', minor < 0 && 'text-terracotta', className)}>{write(minor)}</span>
}
