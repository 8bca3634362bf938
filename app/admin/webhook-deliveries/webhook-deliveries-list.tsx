import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { WEBHOOK_TYPES } from '../../webhooks/event-types.ts'
import { DELIVERY_STATES, type DeliveryRow } from './delivery-row.ts'
import { Answered, DeliveryBadge } from './delivery-words.tsx'

const COLUMNS: readonly DeskColumn<DeliveryRow>[] = [
  { id: 'type', title: true, cell: ({ type }) => type },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
  { id: 'state', cell: ({ state }) => <DeliveryBadge state={state} /> },
  { id: 'endpoint', cell: ({ endpoint }) => endpoint?.name },
  { id: 'answer', cell: ({ last_status: status, last_error: error }) => <Answered status={status} error={error} /> },
  { id: 'attempts', numeric: true, cell: ({ attempts }) => attempts },
  { id: 'next', cell: ({ state, next_at: at }) => state === 'waiting' && <Moment at={at} /> },
  { id: 'subject', extra: true, cell: ({ subject }) => <code className="wrap-anywhere">{subject}</code> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: DELIVERY_STATES },
  { name: 'type', kind: 'choice', options: [...WEBHOOK_TYPES, 'test.ping'], optionWords: (type) => type },
  { name: 'created_at', kind: 'days' },
  { name: 'endpoint_id', kind: 'led' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'givenUp', question: () => ({ filter: { state: ['given_up'] } }) },
  { name: 'waiting', question: () => ({ filter: { state: ['waiting'] } }) },
]

const BULK = { bulk: (chosen: readonly DeliveryRow[]) => <BulkAgain chosen={chosen} /> }

/** What webhooks were told, the newest first. */
export default function WebhookDeliveriesList() {
  const may = useMay()
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} {...(may('webhooks.write') && BULK)} />
}

function BulkAgain({ chosen }: { chosen: readonly DeliveryRow[] }) {
  const { t } = useTranslation('admin-webhook-deliveries')
  return (
    <BulkDeed
      rows={chosen.filter(({ state }) => state !== 'waiting')}
      chosen={chosen.length}
      verb={t('again.verb')}
      consequence={t('again.consequence')}
      nameOf={({ type, id }) => `${type} #${id}`}
      ask={({ id }, reason) => askDatabase('redeliver_webhooks', { p_ids: [id], p_reason: reason })}
    />
  )
}
