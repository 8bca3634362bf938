import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'

/** The panel's two tabs, small; one stop for Tab, arrows between them. */
export function PanelTabs<Id extends string>({
  tabs,
  current,
  onChange,
  label,
}: {
  tabs: readonly { id: Id; label: string }[]
  current: Id
  onChange: (id: Id) => void
  label: string
}) {
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const at = tabs.findIndex(({ id }) => id === current)
    const next = tabs[(at + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`chat-tab-${next.id}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className="flex min-w-0">
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`chat-tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === current}
          aria-controls="chat-panel"
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChange(tab.id)}
          onKeyDown={move}
          className={clsx(
            '-mb-px min-h-12 truncate border-b-2 px-3 text-sm font-semibold transition-colors',
            tab.id === current ? 'border-indigo text-indigo' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
