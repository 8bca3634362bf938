import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../money/currency-choice.tsx'
import { convert, CURRENCIES } from '../../money/currency.ts'
import { minor, toDecimal } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import type { Facets } from '../listed-product.ts'
import type { ProductSearch } from '../search/product-search.ts'

/** From and to, in the reader's currency. The address says in which currency they were typed, so that it means the same to everybody. */
export function PriceFilter({
  lowestAndHighest,
  search,
  go,
}: {
  lowestAndHighest: Facets['price']
  search: ProductSearch
  go: (changes: Partial<ProductSearch>) => void
}) {
  const { t } = useTranslation('catalog')
  const { currency: readers, rates } = useCurrency()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const currency = search.min || search.max ? search.currency : readers
  const { symbol, minorExponent } = CURRENCIES[currency]
  const whole = (satang: number | undefined) =>
    satang === undefined ? '' : toDecimal(convert(minor(satang), { quote: currency, rate: rates[currency] }), minorExponent).split('.')[0]
  const apply = (event: FormEvent) => {
    event.preventDefault()
    go({ min: from.current?.value.trim() ?? '', max: to.current?.value.trim() ?? '', currency })
  }
  const field =
    'block w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-soft tabular-nums hover:border-indigo'
  const onKeyDown = (event: React.KeyboardEvent) => event.key === 'Enter' && apply(event)
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 px-0.5">
      <input type="hidden" name="in" value={currency} />
      <label className="grid gap-1 text-sm">
        {t('price.min', { symbol })}
        <input
          ref={from}
          name="min"
          inputMode="decimal"
          pattern="\d{1,9}([.]\d{1,2})?"
          autoComplete="off"
          defaultValue={search.min}
          placeholder={whole(lowestAndHighest?.lowest)}
          onKeyDown={onKeyDown}
          className={field}
        />
      </label>
      <label className="grid gap-1 text-sm">
        {t('price.max', { symbol })}
        <input
          ref={to}
          name="max"
          inputMode="decimal"
          pattern="\d{1,9}([.]\d{1,2})?"
          autoComplete="off"
          defaultValue={search.max}
          placeholder={whole(lowestAndHighest?.highest)}
          onKeyDown={onKeyDown}
          className={field}
        />
      </label>
      <Button look="quiet" type="submit" onClick={apply} className="px-3">
        {t('price.go')}
      </Button>
    </div>
  )
}
