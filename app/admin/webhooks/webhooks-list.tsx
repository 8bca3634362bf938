import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WebhookBadge } from './webhook-badge.tsx'
import type { WebhookRow } from './webhook-row.ts'

const COLUMNS: readonly DeskColumn<WebhookRow>[] = [
  { id: 'name', title: true, sort: 'name', cell: ({ name }) => name },
  { id: 'state', cell: (webhook) => <WebhookBadge webhook={webhook} /> },
  { id: 'url', cell: ({ url }) => <code className="wrap-anywhere">{url}</code> },
  { id: 'events', cell: ({ events }) => <EventCount events={events} /> },
  { id: 'last', cell: ({ last_at: at }) => <Moment at={at} /> },
  { id: 'failing', extra: true, cell: ({ failing_since: at }) => <Moment at={at} /> },
  { id: 'created', extra: true, sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: ['on', 'off'] },
  { name: 'failing', kind: 'yes' },
]

/** Who is told what happens in the shop. */
export default function WebhooksList() {
  const { t } = useTranslation('admin-webhooks')
  const may = useMay()
  const make = may('webhooks.write') && (
    <ButtonLink size="small" to="/admin/webhooks/create">
      {t('new')}
    </ButtonLink>
  )
  const deliveries = (
    <ButtonLink size="small" look="quiet" to="/admin/webhook-deliveries">
      {t('allDeliveries')}
    </ButtonLink>
  )
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        <>
          {deliveries}
          {make}
        </>
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function EventCount({ events }: { events: WebhookRow['events'] }) {
  const { t } = useTranslation('admin-webhooks')
  return t('eventCount', { count: events.length })
}
