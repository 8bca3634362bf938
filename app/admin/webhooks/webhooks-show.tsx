import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { WebhookBadge } from './webhook-badge.tsx'
import { WebhookDeeds } from './webhook-deeds.tsx'
import { WebhookForm } from './webhook-form.tsx'
import type { WebhookRow } from './webhook-row.ts'
import { WebhookSecret } from './webhook-secret.tsx'

/** A webhook: where it goes, what it is told, how it goes, and its secret. */
export default function WebhooksShow() {
  const [editing, setEditing] = useState(false)
  return (
    <RecordPage<WebhookRow>
      renderTitle={({ name }) => name}
      renderBadges={(webhook) => <WebhookBadge webhook={webhook} />}
      renderActions={(webhook) => !editing && <WebhookDeeds webhook={webhook} onEdit={() => setEditing(true)} />}
    >
      {(webhook) =>
        editing ? <WebhookForm webhook={webhook} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} /> : <Whole webhook={webhook} />
      }
    </RecordPage>
  )
}

function Whole({ webhook }: { webhook: WebhookRow }) {
  const { t } = useTranslation('admin-webhooks')
  const rowsLink = useRowsLink()
  const link = (filter: Parameters<typeof rowsLink>[1]) => rowsLink('webhook-deliveries', { endpoint_id: webhook.id, ...filter }) ?? ''
  const ways = [
    ['deliveries.all', link({})],
    ['deliveries.waiting', link({ state: ['waiting'] })],
    ['deliveries.givenUp', link({ state: ['given_up'] })],
  ] as const
  return (
    <div className="flex flex-col gap-4">
      {webhook.off_because !== '' && <Notice tone={webhook.off_because === 'staff' ? 'news' : 'trouble'}>{t(`offBecause.${webhook.off_because}`)}</Notice>}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('facts')}>
          <Facts>
            <Fact name={t('fields.url')}>
              <code className="wrap-anywhere">{webhook.url}</code>
            </Fact>
            <Fact name={t('columns.last')}>{webhook.last_at !== null && <Moment at={webhook.last_at} />}</Fact>
            <Fact name={t('columns.failing')}>{webhook.failing_since !== null && <Moment at={webhook.failing_since} />}</Fact>
            <Fact name={t('failedInARow')}>{webhook.failed_in_a_row > 0 && webhook.failed_in_a_row}</Fact>
            <Fact name={t('columns.created')}>
              <Moment at={webhook.created_at} />
            </Fact>
          </Facts>
          <ul className="mt-3 flex flex-wrap gap-x-4">
            {ways.map(([key, to]) => (
              <li key={key}>
                <Link to={to} className="inline-flex min-h-9 items-center text-sm text-indigo underline underline-offset-4">
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('fields.events')}>
          <ul className="grid grid-cols-1 gap-1 text-sm sm:grid-cols-2">
            {webhook.events.map((type) => (
              <li key={type} className="wrap-anywhere">
                {t(`events.${type.replace('.', '_')}`)} <code className="text-ink-soft">{type}</code>
              </li>
            ))}
          </ul>
        </Panel>
        <WebhookSecret webhook={webhook} />
        <ActsPanel noun="webhooks" subjects={[webhook.id]} />
      </div>
    </div>
  )
}
