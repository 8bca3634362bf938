import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '../../i18n/languages.ts'
import type { PageText } from '../../pages/page-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { wordDifferences } from '../../desk-kit/word-differences.ts'
import { type PageVersion, readVersionText } from './page-row.ts'

const FIELDS = ['title', 'lead', 'content'] as const

type CompareDialogProps = { versions: readonly PageVersion[]; opened: PageVersion; onClose: () => void }

/** Two versions of a page in a language: what is gone struck, what is new underlined. */
export function CompareDialog({ versions, opened, onClose }: CompareDialogProps) {
  const { t } = useTranslation('admin-pages')
  const [language, setLanguage] = useState<Language>('en')
  const [newer, setNewer] = useState(opened.id)
  const [older, setOlder] = useState((versions.find(({ number }) => number < opened.number) ?? versions.find(({ id }) => id !== opened.id) ?? opened).id)
  const options = versions.map(({ id, number }) => ({ value: String(id), label: t('versions.number', { number }) }))
  return (
    <Dialog open onClose={onClose} title={t('versions.compareTitle')} className="sm:w-[min(60rem,calc(100vw-2rem))]">
      <div className="mb-4 grid gap-3 sm:grid-cols-3">
        <Select
          label={t('versions.older')}
          required
          value={String(older)}
          options={options}
          onChange={(event) => setOlder(Number(event.currentTarget.value))}
        />
        <Select
          label={t('versions.newer')}
          required
          value={String(newer)}
          options={options}
          onChange={(event) => setNewer(Number(event.currentTarget.value))}
        />
        <Select
          label={t('fields.language')}
          required
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          onChange={(event) => setLanguage(languageOf(event.currentTarget.value) ?? 'en')}
        />
      </div>
      <Compared key={`${older}:${newer}:${language}`} {...{ older, newer, language }} />
    </Dialog>
  )
}

function Compared({ older, newer, language }: { older: number; newer: number; language: Language }) {
  const { t } = useTranslation('admin-pages')
  const texts = useQuery({
    queryKey: ['page-compared', older, newer, language],
    queryFn: () => Promise.all([readVersionText(older, language), readVersionText(newer, language)]),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (texts.error) return <LoadFailure error={texts.error} onRetry={() => void texts.refetch()} />
  if (!texts.data) return <Waiting className="h-40 w-full" />
  const [before, after] = texts.data
  if (!before || !after) return <p>{t('versions.notIn')}</p>
  return <Differences before={before} after={after} language={language} />
}

function Differences({ before, after, language }: { before: PageText; after: PageText; language: Language }) {
  const { t } = useTranslation('admin-pages')
  const changed = useMemo(
    () => FIELDS.flatMap((field) => (before[field] === after[field] ? [] : [{ field, pieces: wordDifferences(before[field], after[field], language) }])),
    [before, after, language],
  )
  if (changed.length === 0) return <p>{t('versions.same')}</p>
  return (
    <dl className="flex flex-col gap-4">
      {changed.map(({ field, pieces }) => (
        <div key={field}>
          <dt className="text-sm font-semibold">{t(`fields.${field}`)}</dt>
          <dd lang={language} className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {/* Pieces never move, so their place is their key. */}
            {pieces.map(({ text, is }, place) =>
              is === 'gone' ? (
                <del key={place} className="bg-terracotta-wash text-terracotta">
                  {text}
                </del>
              ) : is === 'new' ? (
                <ins key={place} className="bg-leaf-wash text-leaf">
                  {text}
                </ins>
              ) : (
                <span key={place}>{text}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
