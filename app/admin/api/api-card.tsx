import { KeyRound } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const apiCard: AdminCard = {
  name: 'api',
  section: 'system',
  icon: KeyRound,
  words: 'admin-api',
  rights: { read: 'api.read', write: 'api.write' },
  source: {
    from: 'api_keys',
    columns:
      'id, name, prefix, seller_id, seller:sellers(business_name), owner_id, owner:api_key_owner, scopes, networks, per_minute, expires_at, former_until, revoked_at, last_used_at, last_network, created_at, changed_at',
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'expires_at', order: 'ASC' },
    ],
    filters: {
      shops: () => [{ column: 'seller_id', operator: 'not.is', value: 'null' }],
      revoked: () => [{ column: 'revoked_at', operator: 'not.is', value: 'null' }],
      unused: () => [{ column: 'last_used_at', operator: 'is', value: 'null' }],
    },
    found: 'api_keys_found',
  },
  exports: true,
  list: () => import('./api-list.tsx'),
  show: () => import('./api-show.tsx'),
  create: () => import('./api-create.tsx'),
  titleOf: ({ name }) => String(name),
}
