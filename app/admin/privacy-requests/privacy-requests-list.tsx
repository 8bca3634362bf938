import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Clock } from '../inbox/clock.tsx'
import { PRIVACY_KINDS, PRIVACY_ORIGINS, PRIVACY_STATES, type PrivacyRequestRow } from './privacy-request-row.ts'
import { PrivacyRequestBadge } from './privacy-request-badge.tsx'

const COLUMNS: readonly DeskColumn<PrivacyRequestRow>[] = [
  { id: 'who', title: true, cell: (row) => <Who row={row} /> },
  { id: 'kind', cell: ({ kind }) => <Kind kind={kind} /> },
  { id: 'state', cell: ({ state }) => <PrivacyRequestBadge state={state} /> },
  { id: 'asked', sort: 'asked_at', cell: ({ asked_at: at }) => <Moment at={at} days /> },
  { id: 'clock', sort: 'due_at', cell: ({ state, due_at: due }) => (state === 'open' ? <Clock due={due} /> : <Moment at={due} days />) },
  { id: 'origin', cell: ({ origin }) => <Origin origin={origin} /> },
  { id: 'email', extra: true, cell: ({ email }) => email },
  { id: 'decided', extra: true, cell: ({ decided_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: PRIVACY_STATES },
  { name: 'kind', kind: 'choice', options: PRIVACY_KINDS },
  { name: 'origin', kind: 'choice', options: PRIVACY_ORIGINS },
  { name: 'asked_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [{ name: 'open', question: () => ({ filter: { state: ['open'] }, sort: { field: 'due_at', order: 'ASC' } }) }]

/** Every request for data or erasure, whoever took it in. */
export default function PrivacyRequestsList() {
  const { t } = useTranslation('admin-privacy-requests')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      actions={
        may('privacy.write') && (
          <ButtonLink to="/admin/privacy-requests/create" size="small">
            {t('create.verb')}
          </ButtonLink>
        )
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function Who({ row }: { row: PrivacyRequestRow }) {
  const { t } = useTranslation('admin-privacy-requests')
  return row.name || row.email || t('nobody')
}

function Kind({ kind }: Pick<PrivacyRequestRow, 'kind'>) {
  const { t } = useTranslation('admin-privacy-requests')
  return t(`filters.kindOptions.${kind}`)
}

function Origin({ origin }: Pick<PrivacyRequestRow, 'origin'>) {
  const { t } = useTranslation('admin-privacy-requests')
  return t(`filters.originOptions.${origin}`)
}
