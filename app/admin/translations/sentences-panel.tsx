import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Language } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { useClaims } from './claim.ts'
import { findSentences, placeOf } from './sentence.ts'
import { SentenceDialog } from './sentence-dialog.tsx'
import { SentenceHistory } from './sentence-history.tsx'
import { SentenceRow } from './sentence-row.tsx'
import { WordsFile } from './words-file.tsx'

const STATES = ['all', 'changed', 'stale', 'broken'] as const
const AT_ONCE = 50

/** Every sentence of the shop in one language, found by what it says in any; said differently where staff want it so. */
export function SentencesPanel({ language }: { language: Language }) {
  const { t, i18n } = useTranslation('admin-translations')
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState<{ place: string; as: 'change' | 'history' }>()
  const [most, setMost] = useState(AT_ONCE)
  const wish = {
    language,
    words: useDeferredValue((search.get('q') ?? '').trim().slice(0, 100)),
    namespace: search.get('part') ?? '',
    state: STATES.find((state) => state === search.get('state')) ?? 'all',
    most,
  }
  const found = useQuery({ queryKey: ['sentences', wish], queryFn: () => findSentences(wish), placeholderData: keepPreviousData, ...CHANGES_ELSEWHERE })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setMost(AT_ONCE)
    setSearch(next, { replace: true })
  }
  const claimOf = useClaims(language)
  const number = numberFormat(i18n.language)
  const { data } = found
  const current = data?.sentences.find((sentence) => placeOf(sentence) === opened?.place)
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <Field
          label={t('search')}
          required
          type="search"
          value={search.get('q') ?? ''}
          maxLength={100}
          onChange={(event) => set('q', event.currentTarget.value)}
        />
        <Select
          label={t('part')}
          required
          value={wish.namespace}
          options={[{ value: '', label: t('everyPart') }, ...(data?.namespaces ?? []).map((one) => ({ value: one, label: one }))]}
          onChange={(event) => set('part', event.currentTarget.value)}
        />
        <Select
          label={t('state')}
          required
          value={wish.state}
          options={STATES.map((state) => ({
            value: state,
            label: data && state !== 'all' ? `${t(`states.${state}`)} (${number.format(data[state])})` : t(`states.${state}`),
          }))}
          onChange={(event) => set('state', event.currentTarget.value === 'all' ? '' : event.currentTarget.value)}
        />
      </div>
      <WordsFile language={language} />
      {found.isError && <LoadFailure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-96 w-full" />}
      {data && (
        <p className="text-sm text-ink-soft" aria-live="polite">
          {t('found', { count: data.total, number: number.format(data.total) })}
        </p>
      )}
      {data?.total === 0 && <EmptyState level={2} title={t('none')} />}
      {data && data.sentences.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.sentences.map((sentence) => (
            <SentenceRow
              key={placeOf(sentence)}
              language={language}
              sentence={sentence}
              claim={claimOf({ kind: 'sentence', key: placeOf(sentence) })}
              onOpen={(as) => setOpened({ place: placeOf(sentence), as })}
            />
          ))}
        </ul>
      )}
      {data && data.sentences.length < data.total && (
        <div className="flex justify-center">
          <Button look="quiet" busy={found.isFetching} onClick={() => setMost(Math.min(most + AT_ONCE * 4, 10_000))}>
            {t('more')}
          </Button>
        </div>
      )}
      {current && opened?.as === 'change' && <SentenceDialog key={placeOf(current)} language={language} sentence={current} onClose={close} />}
      {current && opened?.as === 'history' && <SentenceHistory language={language} sentence={current} onClose={close} />}
    </div>
  )
}
