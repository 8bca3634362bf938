import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { bookFormat } from '../../i18n/number-format.ts'
import { CURRENCIES } from '../../money/currency.ts'
import { fromJson, toDecimal } from '../../platform/money.ts'

const exponentOf = (currency: string): number => Object.entries(CURRENCIES).find(([code]) => code === currency)?.[1].minorExponent ?? 2

/** An amount of a report, in the report's own currency and to its smallest unit. */
export function LineAmount({ minor, currency, className }: { minor: number; currency: string; className?: string }) {
  const { i18n } = useTranslation()
  // A decimal as text, which `format` takes without making a float of it.
  const written = bookFormat(i18n.language, currency).format(toDecimal(fromJson(minor), exponentOf(currency)) as `${number}`)
  return <span className={clsx('tabular-nums wrap-anywhere sm:whitespace-nowrap', minor < 0 && 'text-terracotta', className)}>{written}</span>
}
