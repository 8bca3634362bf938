import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ApiKeyBadge } from './api-key-badge.tsx'
import { ApiKeyDeeds } from './api-key-deeds.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import type { ApiKeyRow } from './api-key-row.ts'
import { ApiKeySecret } from './api-key-secret.tsx'
import { ApiKeyUses } from './api-key-uses.tsx'

/** A key of a program: who answers for it, what it may, how it is used, and its end. */
export default function ApiShow() {
  const [editing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <RecordPage<ApiKeyRow>
      renderTitle={({ name }) => name}
      renderBadges={(apiKey) => <ApiKeyBadge apiKey={apiKey} />}
      renderActions={(apiKey) => !editing && <ApiKeyDeeds apiKey={apiKey} onEdit={() => setEditing(true)} onSecret={setSecret} />}
    >
      {(apiKey) => (
        <div className="flex flex-col gap-4">
          {secret !== undefined && <ApiKeySecret secret={secret} onKept={() => setSecret(undefined)} />}
          {editing ? <ApiKeyForm apiKey={apiKey} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} /> : <Whole apiKey={apiKey} />}
        </div>
      )}
    </RecordPage>
  )
}

function Whole({ apiKey }: { apiKey: ApiKeyRow }) {
  const { t } = useTranslation('admin-api')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('one')}>
        <Facts>
          <Fact name={t('columns.prefix')}>
            <code>{apiKey.prefix}</code>
          </Fact>
          {apiKey.seller !== null && apiKey.seller_id !== null && (
            <Fact name={t('columns.shop')}>
              <RecordLink to="sellers" id={apiKey.seller_id}>
                {apiKey.seller.business_name}
              </RecordLink>
            </Fact>
          )}
          <Fact name={t('columns.owner')}>{apiKey.owner ?? t('noOwner')}</Fact>
          <Fact name={t('columns.ends')}>
            <Moment at={apiKey.expires_at} />
          </Fact>
          <Fact name={t('revokedAt')}>{apiKey.revoked_at !== null && <Moment at={apiKey.revoked_at} />}</Fact>
          <Fact name={t('formerUntil')}>{apiKey.former_until !== null && <Moment at={apiKey.former_until} />}</Fact>
          <Fact name={t('fields.per_minute')}>{apiKey.per_minute}</Fact>
          <Fact name={t('fields.networks')}>{apiKey.networks.length === 0 ? t('everywhere') : apiKey.networks.join(', ')}</Fact>
          <Fact name={t('columns.used')}>{apiKey.last_used_at !== null && <Moment at={apiKey.last_used_at} />}</Fact>
          <Fact name={t('columns.network')}>{apiKey.last_network}</Fact>
          <Fact name={t('columns.created')}>
            <Moment at={apiKey.created_at} />
          </Fact>
        </Facts>
      </Panel>
      <Panel title={t('fields.scopes')}>
        <ul className="flex flex-wrap gap-2 text-sm">
          {apiKey.scopes.map((scope) => (
            <li key={scope}>
              <code>{scope}</code>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">{t('scopesText')}</p>
      </Panel>
      <ApiKeyUses apiKey={apiKey.id} />
      <ActsPanel noun="api" subjects={[apiKey.id]} />
    </div>
  )
}
