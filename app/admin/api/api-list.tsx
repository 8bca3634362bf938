import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ApiKeyBadge } from './api-key-badge.tsx'
import type { ApiKeyRow } from './api-key-row.ts'

const COLUMNS: readonly DeskColumn<ApiKeyRow>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'state', cell: (apiKey) => <ApiKeyBadge apiKey={apiKey} /> },
  { id: 'prefix', cell: ({ prefix }) => <code>{prefix}</code> },
  { id: 'shop', extra: true, cell: ({ seller }) => seller?.business_name },
  { id: 'owner', cell: ({ owner }) => owner },
  { id: 'scopes', cell: ({ scopes }) => <ScopeCount scopes={scopes} /> },
  { id: 'used', cell: ({ last_used_at: at }) => <Moment at={at} /> },
  { id: 'network', extra: true, cell: ({ last_network: network }) => <code>{network}</code> },
  { id: 'ends', sort: 'expires_at', cell: ({ expires_at: at }) => <Moment at={at} days /> },
  { id: 'created', extra: true, sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'shops', kind: 'yes' },
  { name: 'revoked', kind: 'yes' },
  { name: 'unused', kind: 'yes' },
]

/** The programs that have a key to the shop. */
export default function ApiList() {
  const { t } = useTranslation('admin-api')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        <>
          <ButtonLink size="small" look="quiet" to="/admin/api-reference">
            {t('reference')}
          </ButtonLink>
          {may('api.write') && (
            <ButtonLink size="small" to="/admin/api/create">
              {t('new')}
            </ButtonLink>
          )}
        </>
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function ScopeCount({ scopes }: { scopes: readonly string[] }) {
  const { t } = useTranslation('admin-api')
  return t('scopeCount', { count: scopes.length })
}
