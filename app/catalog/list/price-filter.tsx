import { clsx } from 'clsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../money/currency-choice.tsx'
import { convert, CURRENCIES } from '../../money/currency.ts'
import { minor, toDecimal } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import type { Facets } from '../listed-product.ts'
import { isTurnedRound, type ProductSearch, typedAmount } from '../search/product-search.ts'

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
  const id = useId()
  /** Where something is wrong; `order` is about both. An address may ask for such a range as well. */
  const [problem, setProblem] = useState<'min' | 'max' | 'order' | undefined>(isTurnedRound(search) ? 'order' : undefined)
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const currency = search.min || search.max ? search.currency : readers
  const { symbol, minorExponent } = CURRENCIES[currency]
  const whole = (satang: number | undefined) =>
    satang === undefined ? '' : toDecimal(convert(minor(satang), { quote: currency, rate: rates[currency] }), minorExponent).split('.')[0]
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const min = typedAmount(from.current?.value ?? '')
    const max = typedAmount(to.current?.value ?? '')
    const wrong = min === undefined ? 'min' : max === undefined ? 'max' : isTurnedRound({ min, max }) ? 'order' : undefined
    setProblem(wrong)
    if (wrong !== undefined) (wrong === 'max' ? to : from).current?.focus()
    if (min !== undefined && max !== undefined && wrong === undefined) go({ min, max, currency })
  }
  const saidOf = (side: 'min' | 'max') => problem === side || problem === 'order'
  const field = 'block w-full min-h-11 rounded-control border bg-surface px-3 text-ink placeholder:text-ink-soft tabular-nums hover:border-indigo'
  const said = (side: 'min' | 'max') => ({
    'aria-invalid': saidOf(side) || undefined,
    'aria-describedby': saidOf(side) ? id : undefined,
    className: clsx(field, saidOf(side) ? 'border-terracotta' : 'border-line-strong'),
  })
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
          autoComplete="off"
          defaultValue={search.min}
          placeholder={whole(lowestAndHighest?.lowest)}
          onKeyDown={onKeyDown}
          {...said('min')}
        />
      </label>
      <label className="grid gap-1 text-sm">
        {t('price.max', { symbol })}
        <input
          ref={to}
          name="max"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={search.max}
          placeholder={whole(lowestAndHighest?.highest)}
          onKeyDown={onKeyDown}
          {...said('max')}
        />
      </label>
      <Button look="quiet" type="submit" onClick={apply} className="px-3">
        {t('price.go')}
      </Button>
      <p id={id} role="alert" className="col-span-full text-sm font-medium text-terracotta empty:hidden">
        {problem && t(problem === 'order' ? 'price.order' : 'price.wrong')}
      </p>
    </div>
  )
}
