import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { type ProductsWanted, SORTS, STATES, STOCKS } from './find-my-products.ts'

/** What a maker looks for among all pieces; what is narrowed less often is a press away, and stays open once it narrows. */
export function ProductFilter({ wanted, onChange }: { wanted: ProductsWanted; onChange: (wanted: ProductsWanted) => void }) {
  const { t, i18n } = useTranslation(['desk-products', 'dashboard'])
  const [words, setWords] = useState(wanted.words)
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...wanted, words })
  }
  return (
    <form role="search" noValidate onSubmit={submit} className="grid min-w-[min(14rem,100%)] flex-1 gap-x-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('dashboard:products.search')}
          hideLabel
          type="search"
          maxLength={100}
          placeholder={t('dashboard:products.search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={() => words !== wanted.words && onChange({ ...wanted, words })}
          className="min-w-[min(14rem,100%)] flex-1 sm:max-w-sm"
        />
        <Select
          label={t('dashboard:products.status')}
          hideLabel
          value={wanted.state ?? ''}
          placeholder={t('dashboard:products.anyStatus')}
          options={STATES.map((state) => ({
            value: state,
            label: state === 'waiting' || state === 'held' || state === 'mend' ? t(`state.${state}`) : t(`dashboard:product.status.${state}`),
          }))}
          onChange={(event) => onChange({ ...wanted, words, state: STATES.find((state) => state === event.currentTarget.value) })}
        />
        <Button type="submit" look="quiet">
          {t('dashboard:searchNow')}
        </Button>
      </div>
      <Disclosure summary={t('filters')}>
        <div className="grid gap-3 sm:grid-cols-3">
          <Select
            label={t('dashboard:product.category')}
            required
            value={wanted.category ?? ''}
            placeholder={t('anyCategory')}
            options={(categories.data ?? []).filter(({ isLowest }) => isLowest).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => onChange({ ...wanted, words, category: event.currentTarget.value === '' ? undefined : event.currentTarget.value })}
          />
          <Select
            label={t('stock.label')}
            required
            value={wanted.stock ?? ''}
            placeholder={t('stock.any')}
            options={STOCKS.map((stock) => ({ value: stock, label: t(`stock.${stock}`) }))}
            onChange={(event) => onChange({ ...wanted, words, stock: STOCKS.find((stock) => stock === event.currentTarget.value) })}
          />
          <Select
            label={t('sort.label')}
            required
            value={wanted.sort}
            options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            onChange={(event) => onChange({ ...wanted, words, sort: SORTS.find((sort) => sort === event.currentTarget.value) ?? 'newest' })}
          />
        </div>
      </Disclosure>
    </form>
  )
}
