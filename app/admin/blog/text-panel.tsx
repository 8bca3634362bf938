import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { LANGUAGE_NAMES, LANGUAGES, languageOf, type Language } from '../../i18n/languages.ts'
import { Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PostRow } from './post-row.ts'
import { listTranslations, readTexts } from './post-texts.ts'
import { TextForm } from './text-form.tsx'
import { VersionsPanel } from './versions-panel.tsx'

/** What a post says, in the language that is chosen: written here, with its versions below. */
export function TextPanel({ post }: { post: PostRow }) {
  const { t } = useTranslation('admin-blog')
  const own = languageOf(post.language) ?? 'en'
  const [language, setLanguage] = useState<Language>(own)
  // Another form stands in its place when it was saved, thrown away or taken from somebody else.
  const [turn, setTurn] = useState(0)
  const read = useQuery({
    queryKey: ['blog', 'texts', post.id, language],
    queryFn: () => readTexts(post.id, language),
    // A form begins with what stands now, never with what stood when it was open before.
    gcTime: 0,
  })
  const translations = useQuery({ queryKey: ['blog', 'translations', post.id], queryFn: () => listTranslations(post.id) })
  const labelOf = (one: Language) => {
    const state = translations.data?.find((translation) => translation.language === one)?.state ?? 'missing'
    return one === own ? t('ownLanguage', { language: LANGUAGE_NAMES[one] }) : `${LANGUAGE_NAMES[one]} · ${t(`translation.${state}`)}`
  }
  return (
    <>
      <Panel title={t('text')}>
        <Select
          className="mb-4 max-w-md"
          label={t('fields.language')}
          required
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: labelOf(one) }))}
          onChange={(event) => setLanguage(languageOf(event.currentTarget.value) ?? own)}
        />
        {read.error && !read.data ? (
          <LoadFailure error={read.error} onRetry={() => void read.refetch()} />
        ) : read.data ? (
          <TextForm
            key={`${language}:${turn}`}
            post={post}
            language={language}
            read={read.data}
            again={() => read.refetch()}
            onTurn={() => setTurn(turn + 1)}
          />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </Panel>
      <VersionsPanel key={language} post={post} language={language} onReturned={() => setTurn(turn + 1)} />
    </>
  )
}
