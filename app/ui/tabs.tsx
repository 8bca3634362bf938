import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Part } from './part.tsx'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

/** Tabs as the ARIA practices have them: one stop for Tab, arrows, Home and End between them; the panel follows at once. */
export function Tabs({
  tabs,
  current,
  onChange,
  label,
  className,
}: {
  tabs: readonly Tab[]
  current: string
  onChange: (id: string) => void
  label: string
  className?: string
}) {
  const base = useId()
  const shown = tabs.find((tab) => tab.id === current) ?? tabs[0]
  const list = useRef<HTMLDivElement>(null)
  const shownId = shown?.id
  // On a phone the tabs may be wider than the screen; only they are moved, not the page.
  useEffect(() => {
    const selected = shownId !== undefined && list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!list.current || !selected) return
    const middle = selected.offsetLeft + selected.offsetWidth / 2
    list.current.scrollLeft = middle - list.current.clientWidth / 2
  }, [shownId])
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = tabs.findIndex((tab) => tab.id === shown?.id)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }
  return (
    <div className={className}>
      {/* A finger moves them sideways; a mouse does not, so a wide screen has them in two lines rather than hide the last. */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 lg:flex-wrap lg:overflow-x-visible"
      >
        {tabs.map((tab) => {
          const selected = tab.id === shown?.id
          return (
            <button
              key={tab.id}
              id={`${base}-tab-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={selected}
              aria-controls={`${base}-panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={move}
              className={clsx(
                '-mb-px min-h-11 shrink-0 border-b-2 px-4 font-semibold lg:px-3 transition-colors',
                selected ? 'border-indigo text-indigo' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${shown?.id}`} tabIndex={0} className="pt-6">
        <Part key={shown?.id}>{shown?.content}</Part>
      </div>
    </div>
  )
}
