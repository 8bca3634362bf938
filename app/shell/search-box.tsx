import { Search } from 'lucide-react'
import { type FocusEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation } from 'react-router'
import { POPULAR_SEARCHES } from '../catalog/search/popular-searches.ts'

/** From how many characters on something can be suggested. */
const SUGGEST_FROM = 2

// Fetched by the first letter somebody types. Without it the box searches all the same.
const SearchSuggestions = lazy(() => import('../catalog/search/search-suggestions.tsx').catch(() => ({ default: () => null })))

/**
 * The search box of the header: a form that works without scripts; with them popular searches while it is empty, then suggestions: a combobox with
 * a listbox (ARIA 1.2), whose focus stays in the field.
 */
export function SearchBox({ className }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const asked = pathname === '/products' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const [listed, setListed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    setActive(undefined)
  }
  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()
  const suggesting = query.trim().length >= SUGGEST_FROM
  const expanded = open && suggesting && listed
  return (
    <search className={className}>
      <Form action="/products" onSubmit={close} onBlur={leave} onKeyDown={(event) => event.key === 'Escape' && close()} className="relative">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <input
          // A new search is a new field: what was searched for stands in it.
          key={asked}
          ref={input}
          id={id}
          type="search"
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={expanded}
          aria-controls={expanded ? `${id}-list` : undefined}
          aria-activedescendant={expanded ? active : undefined}
          defaultValue={asked}
          suppressHydrationWarning
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setOpen(true)}
          onInput={(event) => {
            setQuery(event.currentTarget.value)
            setOpen(true)
          }}
          className="h-11 w-full rounded-full border border-line-strong bg-surface ps-5 pe-12 text-ink placeholder:text-ink-soft hover:border-indigo"
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute end-0 top-0 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-indigo"
        >
          <Search className="size-5" aria-hidden="true" />
        </button>
        {open && suggesting && (
          <Suspense>
            <SearchSuggestions
              query={query.trim()}
              input={input}
              listId={`${id}-list`}
              active={active}
              onActive={setActive}
              onListed={setListed}
              close={close}
            />
          </Suspense>
        )}
        {open && query === '' && (
          <div className="absolute inset-x-0 top-full z-40 mt-2 rounded-card border border-line bg-surface p-4 shadow-card">
            <PopularSearches close={close} />
          </div>
        )}
      </Form>
    </search>
  )
}

function PopularSearches({ close }: { close: () => void }) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-2 text-sm font-semibold text-ink-soft">
        {t('search.popular')}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {POPULAR_SEARCHES.map((term) => {
          const words = t(`search.terms.${term}`)
          return (
            <li key={term}>
              <Link
                to={`/products?q=${encodeURIComponent(words)}`}
                onClick={close}
                discover="none"
                className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm hover:border-indigo hover:text-indigo pointer-coarse:min-h-11"
              >
                {words}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
