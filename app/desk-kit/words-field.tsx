import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { controlClass } from '../ui/field.tsx'
import { useSearchKey } from './use-search-key.ts'

/** The words a list is searched by; others when the search is another. */
export function WordsField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation('desk-kit')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(words)
  // Before anybody can type into what is painted, and never over what somebody has typed since they asked.
  useLayoutEffect(() => {
    const before = told.current
    const field = input.current
    told.current = words
    if (!field || before === words || (document.activeElement === field && field.value.trim() !== before)) return
    field.value = words
  }, [words])
  useSearchKey(input)
  return (
    <form
      role="search"
      className="min-w-[min(12rem,100%)] grow sm:max-w-80"
      onSubmit={(event) => {
        event.preventDefault()
        told.current = input.current?.value.trim() ?? ''
        onWords(told.current)
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('filters.search')}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        defaultValue={words}
        placeholder={t('filters.search')}
        aria-keyshortcuts="/"
        enterKeyHint="search"
        className={controlClass}
        // The cross of the field empties it without a form being sent.
        onInput={(event) => {
          if (event.currentTarget.value !== '' || words === '') return
          told.current = ''
          onWords('')
        }}
      />
    </form>
  )
}
