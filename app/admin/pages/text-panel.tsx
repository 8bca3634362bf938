import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '../../i18n/languages.ts'
import { Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type PageRow, readDraft, showPageTexts } from './page-row.ts'
import { TextForm } from './text-form.tsx'

type TextPanelProps = { page: PageRow; turn: number; onTurn: () => void }

/** What a page is to say, in the language that is chosen, beside English. */
export function TextPanel({ page, turn, onTurn }: TextPanelProps) {
  const { t } = useTranslation('admin-pages')
  const [language, setLanguage] = useState<Language>('en')
  // A form begins with what stands now, never with what stood when it was open before.
  const read = useQuery({ queryKey: ['page-draft', page.id, language], queryFn: () => readDraft(page.id, language), gcTime: 0 })
  const english = useQuery({ queryKey: ['page-draft', page.id, 'en'], queryFn: () => readDraft(page.id, 'en'), enabled: language !== 'en' })
  const shown = useQuery({ queryKey: ['page-texts', page.id, page.changed_at], queryFn: () => showPageTexts(page.id) })
  const labelOf = (one: Language) => {
    const state = page.drafts.some((draft) => draft.language === one)
      ? 'draft'
      : shown.data?.newest[one]
        ? 'written'
        : shown.data?.builtIn[one]
          ? 'builtIn'
          : 'missing'
    return `${LANGUAGE_NAMES[one]} · ${t(`languageStates.${state}`)}`
  }
  const error = read.error ?? shown.error
  return (
    <Panel title={t('text')}>
      <Select
        className="mb-4 max-w-md"
        label={t('fields.language')}
        required
        value={language}
        options={LANGUAGES.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={(event) => setLanguage(languageOf(event.currentTarget.value) ?? 'en')}
      />
      {error ? (
        <LoadFailure error={error} onRetry={() => void Promise.all([read.refetch(), shown.refetch()])} />
      ) : read.data === undefined || !shown.data ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <TextForm
          key={`${language}:${turn}:${page.changed_at}`}
          page={page}
          language={language}
          draft={read.data}
          stands={shown.data.newest[language] ?? shown.data.builtIn[language]}
          builtIn={shown.data.builtIn[language]}
          source={english.data ?? shown.data.newest.en ?? shown.data.builtIn.en}
          facts={shown.data.facts}
          again={() => read.refetch()}
          onTurn={onTurn}
        />
      )}
    </Panel>
  )
}
