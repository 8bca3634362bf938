import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type RaRecord, useListContext } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dropdown } from '../ui/disclosure.tsx'
import { controlClass, Select } from '../ui/field.tsx'
import type { DeskColumn } from './desk-column.ts'
import { type FilterValue, isSearched, WORDS } from './rest-question.ts'
import type { BroughtView } from './saved-views.ts'
import { useCard } from './use-card.ts'
import { useColumnChoice } from './use-column-choice.ts'
import { ViewsMenu } from './views-menu.tsx'
import { WordsField } from './words-field.tsx'

/**
 * A way to narrow a list. `name` is the column, or the name the card's `filters` know; its words are `filters.{name}`, and those of a choice `filters.{name}Options.{value}`
 * unless `optionWords` says where they stand. `led`: other screens lead here with it; it is not offered, only taken off.
 */
export type ListFilter =
  | { name: string; kind: 'choice'; options: readonly string[]; optionWords?: (value: string) => string }
  | { name: string; kind: 'days' }
  | { name: string; kind: 'yes' }
  | { name: string; kind: 'text' }
  | { name: string; kind: 'led' }

type Values = Readonly<Record<string, FilterValue | undefined>>

type FilterBarProps<Row extends RaRecord> = {
  filters: readonly ListFilter[]
  columns: readonly DeskColumn<Row>[]
  views?: readonly BroughtView[]
  /** Whether rows stand in a table, whose headings order it and whose columns are chosen. */
  table?: boolean
}

/** Search, saved views, filters and the choice of columns of the list around it; what is narrowed stands below as chips that take it off again. `/` leads to the search. */
export function FilterBar<Row extends RaRecord>({ filters, columns, views = [], table = true }: FilterBarProps<Row>) {
  const card = useCard()
  const { t } = useTranslation('desk-kit')
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Values
  const set = (name: string, value: FilterValue | undefined) => {
    const { [name]: _old, ...rest } = values
    setFilters(value === undefined ? rest : { ...rest, [name]: value }, undefined, false)
  }
  const offered = filters.filter(({ kind }) => kind !== 'led')
  const active = filters.filter(({ name }) => values[name] !== undefined)
  return (
    <div className="flex flex-col gap-2">
      <div className="relative flex flex-wrap items-center gap-2">
        {isSearched(card.source) && <WordsField words={text(values[WORDS])} onWords={(words) => set(WORDS, words === '' ? undefined : words)} />}
        <ViewsMenu columns={columns} brought={views} summaryClass={summaryClass} />
        {offered.map((filter) => (
          <FilterMenu key={filter.name} filter={filter} value={values[filter.name]} onChange={(value) => set(filter.name, value)} />
        ))}
        <PhoneOrder columns={columns} always={!table} />
        {table && <ColumnMenu columns={columns} />}
      </div>
      {active.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('filters.active')}>
          {active.map((filter) => (
            <li key={filter.name}>
              <Chip filter={filter} value={values[filter.name]} onClear={() => set(filter.name, undefined)} />
            </li>
          ))}
          <li>
            <Button look="plain" size="small" onClick={() => setFilters({}, undefined, false)}>
              {t('filters.clear')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}

const text = (value: FilterValue | undefined): string => (typeof value === 'string' ? value : '')

const summaryClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium hover:border-indigo hover:text-indigo'

function FilterMenu({ filter, value, onChange }: { filter: ListFilter; value: FilterValue | undefined; onChange: (value: FilterValue | undefined) => void }) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const label = own(`filters.${filter.name}`)
  if (filter.kind === 'yes') {
    return (
      <label className={clsx(summaryClass, value === true && 'border-indigo text-indigo')}>
        <input
          type="checkbox"
          className="size-4 accent-indigo"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked || undefined)}
        />
        {label}
      </label>
    )
  }
  return (
    <Dropdown
      label={label}
      summary={label}
      inRow
      summaryClass={clsx(summaryClass, value !== undefined && 'border-indigo text-indigo')}
      panelClass="w-72 max-w-[90vw] p-4 max-h-96 overflow-y-auto"
    >
      {filter.kind === 'choice' && (
        <fieldset>
          <legend className="sr-only">{label}</legend>
          {filter.options.map((option) => {
            const chosen = Array.isArray(value) ? (value as readonly string[]) : []
            return (
              <Checkbox
                key={option}
                label={filter.optionWords?.(option) ?? own(`filters.${filter.name}Options.${option}`)}
                checked={chosen.includes(option)}
                onChange={(event) => {
                  const next = event.currentTarget.checked ? [...chosen, option] : chosen.filter((one) => one !== option)
                  onChange(next.length > 0 ? next : undefined)
                }}
              />
            )
          })}
        </fieldset>
      )}
      {filter.kind === 'days' && <Days value={value} onChange={onChange} label={label} />}
      {filter.kind === 'text' && (
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const words = new FormData(event.currentTarget).get('words')
            onChange(typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined)
          }}
        >
          <input name="words" aria-label={label} defaultValue={text(value)} className={controlClass} />
          <Button type="submit" size="small">
            {t('filters.apply')}
          </Button>
        </form>
      )}
    </Dropdown>
  )
}

type Span = { from?: string; to?: string }

function Days({ value, onChange, label }: { value: FilterValue | undefined; onChange: (value: FilterValue | undefined) => void; label: string }) {
  const { t } = useTranslation('desk-kit')
  // A filter of days is nothing but a span, unless somebody has written the address by hand; then its fields begin empty.
  const span: Span = typeof value === 'object' && !Array.isArray(value) ? (value as Span) : {}
  const set = (change: Span) => {
    const next = Object.fromEntries(Object.entries({ ...span, ...change }).filter(([, day]) => day !== '')) as Span
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      <label className="text-sm font-semibold">
        {t('filters.from')}
        <input type="date" className={controlClass} value={span.from ?? ''} max={span.to} onChange={(event) => set({ from: event.currentTarget.value })} />
      </label>
      <label className="text-sm font-semibold">
        {t('filters.to')}
        <input type="date" className={controlClass} value={span.to ?? ''} min={span.from} onChange={(event) => set({ to: event.currentTarget.value })} />
      </label>
    </fieldset>
  )
}

function Chip({ filter, value, onClear }: { filter: ListFilter; value: FilterValue | undefined; onClear: () => void }) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const optionOf = (option: string) => (filter.kind === 'choice' && filter.optionWords?.(option)) || own(`filters.${filter.name}Options.${option}`)
  const said = Array.isArray(value)
    ? (value as readonly string[]).map(optionOf).join(', ')
    : typeof value === 'object'
      ? [(value as Span).from ?? '…', (value as Span).to ?? '…'].join(' – ')
      : value === true || filter.kind === 'led'
        ? ''
        : String(value)
  const label = own(`filters.${filter.name}`)
  return (
    <button
      type="button"
      onClick={onClear}
      aria-label={t('filters.clearOne', { name: said === '' ? label : `${label} ${said}` })}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-indigo-wash px-3 text-start text-sm text-indigo wrap-anywhere hover:brightness-95"
    >
      {label} {said !== '' && <span className="font-semibold">{said}</span>}
      <X className="size-4 shrink-0" aria-hidden="true" />
    </button>
  )
}

/** On a narrow screen, and where no table is, no heading is there to press: the orders of the list stand in a field of their own. */
function PhoneOrder<Row extends RaRecord>({ columns, always }: { columns: readonly DeskColumn<Row>[]; always: boolean }) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const { sort, setSort } = useListContext()
  const sorted = columns.filter((column) => column.sort !== undefined)
  if (sorted.length < 2) return null
  return (
    <Select
      className={clsx('w-full', always ? 'sm:w-auto' : 'sm:hidden')}
      label={t('order')}
      hideLabel
      required
      value={sort.field}
      onChange={(event) => setSort({ field: event.currentTarget.value, order: 'DESC' })}
      options={sorted.map(({ id, sort: field = id }) => ({ value: field, label: t('orderBy', { name: own(`columns.${id}`) }) }))}
    />
  )
}

function ColumnMenu<Row extends RaRecord>({ columns }: { columns: readonly DeskColumn<Row>[] }) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const { shown, toggle } = useColumnChoice(columns)
  return (
    <div className="ms-auto max-sm:hidden">
      <Dropdown inRow label={t('columns')} summary={t('columns')} summaryClass={summaryClass} panelClass="end-0 w-64 p-4">
        <fieldset>
          <legend className="sr-only">{t('columns')}</legend>
          {columns
            .filter(({ title }) => title !== true)
            .map(({ id }) => (
              <Checkbox key={id} label={own(`columns.${id}`)} checked={shown[id] === true} onChange={() => toggle(id)} />
            ))}
        </fieldset>
      </Dropdown>
    </div>
  )
}
