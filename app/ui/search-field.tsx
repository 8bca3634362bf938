import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { controlClass } from './field.tsx'
import { useSearchWords } from './use-search-words.ts'

type SearchFieldProps = { label: string; placeholder: string; submit: string; query: string; className?: string }

/** The words a list is searched by, sent as `q` with the form around it; empty again when they are taken off elsewhere. */
export function SearchField({ label, placeholder, submit, query, className }: SearchFieldProps) {
  const id = useId()
  // The field itself stays, and with it the focus; what was typed before any script came stays, too.
  const { input } = useSearchWords(query)
  return (
    <div className={clsx('relative', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={placeholder}
        enterKeyHint="search"
        className={clsx(controlClass, 'pe-12')}
      />
      <button
        type="submit"
        aria-label={submit}
        className="absolute end-0 bottom-0 inline-flex size-11 items-center justify-center text-ink-soft hover:text-indigo"
      >
        <Search className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
