import { useQuery } from '@tanstack/react-query'
import { History, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { FALLBACK_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, languageOf, type Language } from '../../i18n/languages.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { findPlaces, placeOf, saidNow, type Sentence } from '../translations/sentence.ts'
import { SentenceDialog } from '../translations/sentence-dialog.tsx'
import { SentenceHistory } from '../translations/sentence-history.tsx'
import { filled, HEAD_PATTERNS, PATTERN_PLACES, type HeadPattern } from './head-patterns.ts'
import { ResultPreview } from './result-preview.tsx'
import { readSampleValues, type SampleValues } from './sample-values.ts'

type Opened = { place: string; as: 'change' | 'history' }

/** What titles and descriptions are made of, by kind of page and language: said otherwise with the same placeholders, seen as a search engine shows it, and back to what is built in. */
export function HeadPatternsPanel() {
  const { t, i18n } = useTranslation('admin-seo')
  const [language, setLanguage] = useState<Language>(languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const [opened, setOpened] = useState<Opened>()
  const found = useQuery({ queryKey: ['sentences', language, PATTERN_PLACES], queryFn: () => findPlaces(language, PATTERN_PLACES), ...CHANGES_ELSEWHERE })
  const sample = useQuery({ queryKey: ['seo-sample', language], queryFn: () => readSampleValues(language) })
  const sentences = new Map(found.data?.map((sentence) => [placeOf(sentence), sentence]))
  const current = opened && sentences.get(opened.place)
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-ink-soft">{t('patterns.text')}</p>
      <Select
        label={t('patterns.language')}
        required
        className="max-w-72"
        value={language}
        options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        onChange={(event) => setLanguage(languageOf(event.currentTarget.value) ?? FALLBACK_LANGUAGE)}
      />
      {found.isError && <LoadFailure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-96 w-full" />}
      {found.data && (
        <ul className="grid gap-4 xl:grid-cols-2">
          {HEAD_PATTERNS.map((pattern) => (
            <li key={pattern.kind} className="min-w-0">
              <Pattern pattern={pattern} sentences={sentences} language={language} sample={sample.data ?? {}} onOpen={setOpened} />
            </li>
          ))}
        </ul>
      )}
      {current && opened.as === 'change' && <SentenceDialog language={language} sentence={current} onClose={close} />}
      {current && opened.as === 'history' && <SentenceHistory language={language} sentence={current} onClose={close} />}
    </div>
  )
}

type PatternProps = {
  pattern: HeadPattern
  sentences: ReadonlyMap<string, Sentence>
  language: Language
  sample: SampleValues
  onOpen: (opened: Opened) => void
}

function Pattern({ pattern, sentences, language, sample, onOpen }: PatternProps) {
  const { t } = useTranslation('admin-seo')
  const title = sentences.get(pattern.title)
  const description = pattern.description === undefined ? undefined : sentences.get(pattern.description)
  return (
    <Panel title={t(`patterns.kinds.${pattern.kind}`)}>
      <dl className="mb-3 flex flex-col gap-3">
        {title && <Part name={t('patterns.title')} sentence={title} language={language} onOpen={onOpen} />}
        {description && <Part name={t('patterns.description')} sentence={description} language={language} onOpen={onOpen} />}
      </dl>
      <div lang={language}>
        <ResultPreview
          title={title ? filled(saidNow(title), sample) : ''}
          description={description ? filled(saidNow(description), sample) : t('patterns.excerpt')}
          address={`${window.location.origin}/${language}${pattern.path}`}
        />
      </div>
    </Panel>
  )
}

function Part({ name, sentence, language, onOpen }: { name: string; sentence: Sentence; language: Language; onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation(['admin-translations', 'admin-seo'])
  const may = useMay()
  const place = placeOf(sentence)
  return (
    <div className="flex items-start justify-between gap-3 text-sm">
      <div className="min-w-0">
        <dt className="text-ink-soft">{name}</dt>
        <dd lang={language} className="font-semibold wrap-anywhere">
          {saidNow(sentence)}
        </dd>
        {sentence.override !== undefined && (
          <Badge tone={sentence.fault === undefined ? 'gold' : 'sale'}>{t(sentence.fault === undefined ? 'states.changed' : 'states.broken')}</Badge>
        )}
      </div>
      <div className="flex gap-1">
        <IconButton label={t('historyOf', { place })} onClick={() => onOpen({ place, as: 'history' })}>
          <History className="size-4" aria-hidden="true" />
        </IconButton>
        {may('translations.write') && (
          <IconButton label={t('changeOf', { place })} onClick={() => onOpen({ place, as: 'change' })}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
