import { clsx } from 'clsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Facets } from '../listed-product.ts'
import type { ProductSearch } from '../search/product-search.ts'
import { rangeOf, typedNumber, withRange } from './number-range.ts'

type NumberFilterProps = { number: Facets['numbers'][number]; search: ProductSearch; go: (changes: Partial<ProductSearch>) => void }

/** A number that is said of pieces, from and to. Without scripts what is asked for already stays. */
export function NumberFilter({ number: { slug, name, unit, lowest, highest }, search, go }: NumberFilterProps) {
  const { t } = useTranslation('catalog')
  const id = useId()
  const range = rangeOf(search, slug)
  const isOrdered = (from: string, to: string) => from === '' || to === '' || Number(from) <= Number(to)
  const [problem, setProblem] = useState<'from' | 'to' | 'order' | undefined>(range && !isOrdered(range.from, range.to) ? 'order' : undefined)
  const ends = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const apply = (event: FormEvent | React.KeyboardEvent) => {
    event.preventDefault()
    const from = typedNumber(ends.from.current?.value ?? '')
    const to = typedNumber(ends.to.current?.value ?? '')
    const wrong = from === undefined ? 'from' : to === undefined ? 'to' : isOrdered(from, to) ? undefined : 'order'
    setProblem(wrong)
    if (wrong !== undefined) ends[wrong === 'to' ? 'to' : 'from'].current?.focus()
    if (from !== undefined && to !== undefined && wrong === undefined) go({ attributes: withRange(search.attributes, slug, { from, to }) })
  }
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 px-0.5">
      {range && <input type="hidden" name="attribute" value={`${slug}.${range.from}~${range.to}`} />}
      {(['from', 'to'] as const).map((end) => {
        const wrong = problem === end || problem === 'order'
        return (
          <label key={end} className="grid min-w-0 gap-1 text-sm">
            {t(end === 'from' ? 'price.min' : 'price.max', { symbol: unit || name })}
            <input
              ref={ends[end]}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={range?.[end] ?? ''}
              placeholder={String(end === 'from' ? lowest : highest)}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? id : undefined}
              onKeyDown={(event) => event.key === 'Enter' && apply(event)}
              className={clsx(
                'block min-h-11 w-full rounded-control border bg-surface px-3 text-ink tabular-nums placeholder:text-ink-soft hover:border-indigo',
                wrong ? 'border-terracotta' : 'border-line-strong',
              )}
            />
          </label>
        )
      })}
      <Button look="quiet" type="button" onClick={apply} className="px-3">
        {t('price.go')}
      </Button>
      <p id={id} role="alert" className="col-span-full text-sm font-medium text-terracotta empty:hidden">
        {problem && t(problem === 'order' ? 'number.order' : 'number.wrong')}
      </p>
    </div>
  )
}
