import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { controlClass } from '../ui/field.tsx'
import { useSearchWords } from '../ui/use-search-words.ts'
import { useSearchKey } from './use-search-key.ts'

/** The words a list is searched by; others when the search is another. */
export function WordsField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation('desk-kit')
  const id = useId()
  const { input, tell } = useSearchWords(words)
  useSearchKey(input)
  return (
    <form
      role="search"
      className="min-w-[min(12rem,100%)] grow sm:max-w-80"
      onSubmit={(event) => {
        event.preventDefault()
        onWords(input.current?.value.trim() ?? '')
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
          tell('')
          onWords('')
        }}
      />
    </form>
  )
}
