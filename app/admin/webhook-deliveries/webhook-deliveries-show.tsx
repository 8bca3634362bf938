import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { WEBHOOK_VERSION } from '../../webhooks/event-types.ts'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { DeliveryRow, Try } from './delivery-row.ts'
import { Answered, DeliveryBadge } from './delivery-words.tsx'

/** A delivery: what was sent, and what came back at each try. */
export default function WebhookDeliveriesShow() {
  return (
    <RecordPage<DeliveryRow>
      renderTitle={({ type, id }) => `${type} #${id}`}
      renderBadges={({ state }) => <DeliveryBadge state={state} />}
      renderActions={(delivery) => <Again delivery={delivery} />}
    >
      {(delivery) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <div className="flex flex-col gap-4">
            <About delivery={delivery} />
            <Sent delivery={delivery} />
          </div>
          <Tries tries={delivery.tries ?? []} />
        </div>
      )}
    </RecordPage>
  )
}

function Again({ delivery: { id, state } }: { delivery: DeliveryRow }) {
  const { t } = useTranslation('admin-webhook-deliveries')
  const may = useMay()
  if (!may('webhooks.write') || state === 'waiting') return null
  return (
    <DecideButtons
      choices={[
        {
          id: 'again',
          verb: t('again.verb'),
          title: t('again.title', { id }),
          consequence: t('again.consequence'),
          done: t('again.done'),
          ask: (reason) => askDatabase('redeliver_webhooks', { p_ids: [id], p_reason: reason }),
        },
      ]}
    />
  )
}

function About({ delivery }: { delivery: DeliveryRow }) {
  const { t } = useTranslation('admin-webhook-deliveries')
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.endpoint')}>
          <RecordLink to="webhooks" id={delivery.endpoint_id}>
            {delivery.endpoint?.name}
          </RecordLink>
        </Fact>
        <Fact name={t('address')}>{delivery.endpoint && <code className="wrap-anywhere">{delivery.endpoint.url}</code>}</Fact>
        <Fact name={t('happened')}>{delivery.event && <Moment at={delivery.event.happened_at} />}</Fact>
        <Fact name={t('message')}>
          <code className="wrap-anywhere">msg_{delivery.event_id}</code>
        </Fact>
        <Fact name={t('columns.subject')}>
          <code className="wrap-anywhere">{delivery.subject}</code>
        </Fact>
        <Fact name={t('columns.attempts')}>{delivery.attempts}</Fact>
        <Fact name={t('columns.next')}>{delivery.state === 'waiting' && <Moment at={delivery.next_at} />}</Fact>
        <Fact name={t('arrived')}>{delivery.delivered_at && <Moment at={delivery.delivered_at} />}</Fact>
      </Facts>
    </Panel>
  )
}

function Sent({ delivery: { type, event } }: { delivery: DeliveryRow }) {
  const { t } = useTranslation('admin-webhook-deliveries')
  const body = JSON.stringify({ type, timestamp: event?.happened_at, version: WEBHOOK_VERSION, data: event?.data }, null, 2)
  return (
    <Panel title={t('sent')} actions={<CopyButton text={body} label={t('copy')} />}>
      <pre className="text-xs whitespace-pre-wrap wrap-anywhere">{body}</pre>
    </Panel>
  )
}

function Tries({ tries }: { tries: readonly Try[] }) {
  const { t } = useTranslation('admin-webhook-deliveries')
  return (
    <Panel title={t('tries')}>
      {tries.length === 0 && <p className="text-sm text-ink-soft">{t('noTry')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {tries
          .toSorted((one, other) => other.id - one.id)
          .map((one) => (
            <li key={one.id} className="flex flex-col gap-1 py-3 first:pt-0">
              <p className="flex flex-wrap gap-x-4">
                <Moment at={one.at} />
                <span className="font-semibold">
                  <Answered status={one.status} error={one.error} />
                </span>
                <span className="text-ink-soft">{t('took', { ms: one.ms })}</span>
              </p>
              <details>
                <summary className="min-h-6 cursor-pointer text-indigo">{t('details')}</summary>
                <Headers title={t('requestHeaders')} headers={one.request_headers} />
                <Headers title={t('responseHeaders')} headers={one.response_headers} />
                {one.response_body !== '' && (
                  <>
                    <p className="mt-2 text-ink-soft">{t('responseBody')}</p>
                    <pre className="text-xs whitespace-pre-wrap wrap-anywhere">{one.response_body}</pre>
                  </>
                )}
              </details>
            </li>
          ))}
      </ol>
    </Panel>
  )
}

function Headers({ title, headers }: { title: string; headers: Record<string, string> }) {
  const all = Object.entries(headers)
  if (all.length === 0) return null
  return (
    <>
      <p className="mt-2 text-ink-soft">{title}</p>
      <ul className="text-xs">
        {all.map(([name, value]) => (
          <li key={name} className="wrap-anywhere">
            <code>
              {name}: {value}
            </code>
          </li>
        ))}
      </ul>
    </>
  )
}
