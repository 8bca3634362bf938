import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../ui/field.tsx'
import { LoadFailureLine } from '../ui/load-failure.tsx'
import type { NamedRecord } from './named-record.ts'

type RecordPickerProps = {
  label: string
  hint?: string
  /** What is looked for, which keeps its answers apart from those of others. */
  of: string
  find: (words: string) => Promise<NamedRecord[]>
  chosen: readonly NamedRecord[]
  onChange: (chosen: NamedRecord[]) => void
  /** At most one: choosing another takes its place. */
  single?: boolean
  /** Said beside the label, as with other fields. */
  required?: boolean
}

/** Chooses records by a few letters of their names; what is chosen stands below and can be taken off. */
export function RecordPicker({ label, hint, of, find, chosen, onChange, single = false, required }: RecordPickerProps) {
  const { t } = useTranslation('desk-kit')
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.trim())
  const found = useQuery({ queryKey: ['record-picker', of, wanted], queryFn: () => find(wanted), enabled: wanted !== '', placeholderData: (before) => before })
  const offered = wanted === '' ? [] : (found.data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))
  const choose = (record: NamedRecord) => {
    onChange(single ? [record] : [...chosen, record])
    setWords('')
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        hint={hint}
        required={required}
        type="search"
        autoComplete="off"
        placeholder={t('picker.placeholder')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter chooses the first of what was found for these words; it does not send the form around it.
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (offered[0] && !found.isPlaceholderData && wanted === words.trim()) choose(offered[0])
        }}
      />
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {wanted !== '' && found.data && (
        <ul aria-label={label} className="divide-y divide-line rounded-control border border-line" aria-live="polite">
          {offered.length === 0 && <li className="px-3 py-2 text-sm text-ink-soft">{t('palette.nothing')}</li>}
          {offered.map((record) => (
            <li key={record.id}>
              <button type="button" className="min-h-11 w-full px-3 py-2 text-start text-sm wrap-anywhere hover:bg-indigo-wash" onClick={() => choose(record)}>
                {record.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul aria-label={t('picker.chosen', { label })} className="flex flex-wrap gap-2">
          {chosen.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                aria-label={t('picker.remove', { name: record.name })}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-indigo-wash px-3 text-start text-sm text-indigo wrap-anywhere"
                onClick={() => onChange(chosen.filter(({ id }) => id !== record.id))}
              >
                {record.name}
                <X className="size-4 shrink-0" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
