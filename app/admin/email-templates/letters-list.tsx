import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { type EmailTemplate, listEmailTemplates, READERS } from './email-template.ts'
import { useDeskPath } from '../../desk-kit/use-desk-path.ts'

const STATES = ['all', 'changed', 'stale', 'unsent'] as const

/** Every letter of the shop: to whom it goes and when, how many left lately, and where staff say it differently. */
export function LettersList() {
  const { t } = useTranslation('admin-email-templates')
  const [search, setSearch] = useSearchParams()
  const letters = useQuery({ queryKey: ['email-templates'], queryFn: listEmailTemplates, ...CHANGES_ELSEWHERE })
  const words = useDeferredValue((search.get('q') ?? '').trim().toLowerCase()).split(/\s+/)
  const reader = search.get('reader') ?? ''
  const state = search.get('state') ?? 'all'
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '' || value === 'all') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const found = letters.data?.filter(
    (letter) =>
      (reader === '' || letter.reader === reader) &&
      inState(letter, state) &&
      words.every((word) => `${letter.topic} ${t(`letters.${letter.topic}.name`)} ${t(`letters.${letter.topic}.when`)}`.toLowerCase().includes(word)),
  )
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <Field
          label={t('search')}
          required
          type="search"
          maxLength={100}
          value={search.get('q') ?? ''}
          onChange={(event) => set('q', event.currentTarget.value)}
        />
        <Select
          label={t('reader')}
          required
          value={reader}
          options={[{ value: '', label: t('everyReader') }, ...READERS.map((one) => ({ value: one, label: t(`readers.${one}`) }))]}
          onChange={(event) => set('reader', event.currentTarget.value)}
        />
        <Select
          label={t('state')}
          required
          value={state}
          options={STATES.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          onChange={(event) => set('state', event.currentTarget.value)}
        />
      </div>
      {letters.isError && <LoadFailure error={letters.error} onRetry={() => void letters.refetch()} />}
      {letters.isPending && <Waiting className="h-96 w-full" />}
      {found?.length === 0 && <EmptyState level={2} title={t('none')} />}
      {found && found.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {found.map((letter) => (
            <LetterRow key={letter.topic} letter={letter} />
          ))}
        </ul>
      )}
    </>
  )
}

const inState = ({ changed, stale, sent }: EmailTemplate, state: string): boolean =>
  state === 'changed' ? changed.length > 0 : state === 'stale' ? stale.length > 0 : state === 'unsent' ? sent === 0 : true

function LetterRow({ letter: { topic, reader, sent, lastAt, changed, stale } }: { letter: EmailTemplate }) {
  const { t, i18n } = useTranslation('admin-email-templates')
  const path = useDeskPath()
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={`${path('email-templates')}?letter=${encodeURIComponent(topic)}`}
          className="inline-block min-h-6 text-base font-semibold text-indigo wrap-anywhere hover:underline"
        >
          {t(`letters.${topic}.name`)}
        </Link>
        <p className="wrap-anywhere text-ink-soft">{t(`letters.${topic}.when`)}</p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <Badge>{t(`readers.${reader}`)}</Badge>
          {changed.length > 0 && <Badge tone="gold">{t('changedIn', { languages: changed.join(', ') })}</Badge>}
          {stale.length > 0 && <Badge tone="indigo">{t('staleIn', { languages: stale.join(', ') })}</Badge>}
        </div>
      </div>
      <div className="text-ink-soft sm:text-right">
        <p className="tabular-nums">{t('sent', { count: sent, number: numberFormat(i18n.language).format(sent) })}</p>
        {lastAt !== null && (
          <p>
            {t('last')} <Moment at={lastAt} />
          </p>
        )}
      </div>
    </li>
  )
}
