import { clsx } from 'clsx'
import { FolderOpen, Search, Store } from 'lucide-react'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router'
import { Price } from '../../money/price.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type Suggestion, type Suggestions, suggestionsOf } from './suggestion.ts'

type Props = {
  query: string
  input: RefObject<HTMLInputElement | null>
  listId: string
  /** Id of the line the keyboard stands on. */
  active: string | undefined
  onActive: (id: string | undefined) => void
  /** Whether there is a list to walk. */
  onListed: (listed: boolean) => void
  close: () => void
}

/** People type a letter every 100 to 200 ms; who pauses that long wants to see something. */
const PAUSE_MS = 140

/** What fits to what somebody types, under the search box. Arrows walk the lines while the focus stays in the field; Enter opens the line. */
export default function SearchSuggestions({ query, input, listId, active, onActive, onListed, close }: Props) {
  const { t } = useTranslation('catalog')
  const navigate = useNavigate()
  const found = useSuggestions(query)
  const lines = useMemo(
    () =>
      found
        ? [...suggestionsOf(found), { kind: 'all', to: `/products?${new URLSearchParams({ q: query })}`, label: t('suggest.all', { query }) } as const]
        : [],
    [found, query, t],
  )
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    onListed(lines.length > 0)
    onActive(undefined)
    return () => onListed(false)
  }, [lines, onListed, onActive])

  useEffect(() => {
    const field = input.current
    const walk = (event: KeyboardEvent) => {
      // Enter also ends the choice of a Chinese or Japanese word; then it is not for us.
      if (event.isComposing || lines.length === 0) return
      const at = lines.findIndex((_, index) => idOf(index) === active)
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        event.preventDefault()
        const next = at === -1 && step === -1 ? lines.length - 1 : at + step
        onActive(next < 0 || next >= lines.length ? undefined : idOf(next))
      } else if (event.key === 'Enter' && at !== -1) {
        event.preventDefault()
        close()
        void navigate(lines[at]?.to ?? '/products')
      }
    }
    field?.addEventListener('keydown', walk)
    return () => field?.removeEventListener('keydown', walk)
  })

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (lines.length === 0) return null
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(32rem,75dvh)] overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-card">
      <ul id={listId} role="listbox" aria-label={t('suggest.label')}>
        {lines.map((line, index) => (
          <li
            key={`${line.kind}-${line.to}`}
            id={idOf(index)}
            role="option"
            aria-selected={idOf(index) === active}
            // The field keeps the focus, so that typing can go on.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              close()
              void navigate(line.to)
            }}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-indigo-wash',
              idOf(index) === active && 'bg-indigo-wash',
              line.kind === 'all' && 'font-semibold text-indigo',
            )}
          >
            {line.kind === 'all' ? line.label : <Line line={line} />}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {t('suggest.found', { count: lines.length - 1 })}
      </p>
    </div>
  )
}

const ICONS = { term: Search, category: FolderOpen, seller: Store }
const KINDS = { term: 'suggest.terms', category: 'suggest.categories', seller: 'suggest.sellers', product: 'suggest.products' } as const

function Line({ line }: { line: Suggestion }) {
  const { t } = useTranslation('catalog')
  const id = useId()
  if (line.kind === 'product') {
    return (
      <>
        <span className="w-9 shrink-0 overflow-hidden rounded-control">{line.image && <Picture src={line.image} alt="" sizes="2.25rem" />}</span>
        <span className="min-w-0 grow">
          <span className="block truncate">{line.label}</span>
          <span className="block truncate text-sm text-ink-soft">{line.seller}</span>
        </span>
        <Price minor={line.priceMinor} className="shrink-0 text-sm" />
      </>
    )
  }
  const Icon = ICONS[line.kind]
  return (
    <>
      <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="min-w-0 grow truncate">{line.label}</span>
      <span id={id} className="shrink-0 text-sm text-ink-soft">
        {line.kind === 'seller' && line.province ? line.province : t(KINDS[line.kind])}
      </span>
    </>
  )
}

/** The answer to the latest text; what was asked before is remembered while the box is open, and an answer that comes too late is dropped. */
function useSuggestions(query: string): Suggestions | undefined {
  const address = useHref('/suggest.json')
  const remembered = useRef(new Map<string, Suggestions>())
  const [found, setFound] = useState<Suggestions>()
  useEffect(() => {
    const known = remembered.current.get(query)
    if (known) {
      setFound(known)
      return
    }
    const giveUp = new AbortController()
    const ask = async () => {
      try {
        const answer = await fetch(`${address}?${new URLSearchParams({ q: query })}`, { signal: giveUp.signal })
        if (!answer.ok) return
        // The route of the same build answers this shape.
        const suggestions = (await answer.json()) as Suggestions
        remembered.current.set(query, suggestions)
        setFound(suggestions)
      } catch {
        // Nothing is suggested; the box searches all the same.
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [address, query])
  return found
}
