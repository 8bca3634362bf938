import type { RaRecord } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

const STATES = ['waiting', 'active', 'ended'] as const

type SubscriberRow = RaRecord<string> & {
  email: string
  language: string
  state: (typeof STATES)[number]
  consent_place: string
  consent_version: string
  asked_at: string
  confirmed_at: string | null
  ended_at: string | null
  ended_because: 'left' | 'bounced' | 'complained' | 'staff' | null
}

const COLUMNS: readonly DeskColumn<SubscriberRow>[] = [
  { id: 'email', title: true, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { id: 'state', cell: (row) => <Standing row={row} /> },
  { id: 'language', cell: ({ language }) => LANGUAGE_NAMES[languageOf(language) ?? 'en'] },
  { id: 'asked', sort: 'asked_at', cell: ({ asked_at: at }) => <Moment at={at} /> },
  { id: 'confirmed', cell: ({ confirmed_at: at }) => <Moment at={at} /> },
  { id: 'ended', extra: true, cell: ({ ended_at: at }) => <Moment at={at} /> },
  { id: 'place', extra: true, cell: ({ consent_place: place }) => place },
  { id: 'wording', extra: true, cell: ({ consent_version: version }) => version },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: STATES },
  { name: 'language', kind: 'choice', options: LANGUAGES, optionWords: (value) => LANGUAGE_NAMES[languageOf(value) ?? 'en'] },
  { name: 'asked_at', kind: 'days' },
]

const BULK = { bulk: (chosen: readonly SubscriberRow[]) => <BulkEnd chosen={chosen} /> }

/** Who gets newsletters, since when, and the proof that they wanted to. */
export default function NewsletterSubscribersList() {
  const { t } = useTranslation('admin-newsletter-subscribers')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      {...(may('newsletters.write') && BULK)}
    />
  )
}

function Standing({ row }: { row: SubscriberRow }) {
  const { t } = useTranslation('admin-newsletter-subscribers')
  return row.ended_because ? t(`because.${row.ended_because}`) : t(`filters.stateOptions.${row.state}`)
}

function BulkEnd({ chosen }: { chosen: readonly SubscriberRow[] }) {
  const { t } = useTranslation('admin-newsletter-subscribers')
  const running = chosen.filter(({ state }) => state !== 'ended')
  return (
    <BulkDeed
      rows={running}
      chosen={chosen.length}
      verb={t('end.verb')}
      consequence={t('end.consequence')}
      nameOf={({ email }) => email}
      ask={({ id }, reason) => askDatabase('end_newsletter_subscription', { p_id: id, p_reason: reason })}
    />
  )
}
