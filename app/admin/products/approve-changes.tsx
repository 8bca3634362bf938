import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ProductRow } from './product-row.ts'

const openOf = ({ changes }: ProductRow) => changes.find(({ state }) => state === 'open')

/** Approves what waits of several pieces, each as it was listed; what changed since is left. */
export function ApproveChanges({ chosen }: { chosen: readonly ProductRow[] }) {
  const { t } = useTranslation('admin-products')
  const may = useMay()
  if (!may('products.judge')) return null
  return (
    <BulkDeed
      rows={chosen.filter((row) => openOf(row) !== undefined)}
      chosen={chosen.length}
      verb={t('changes.deeds.approve.verb')}
      consequence={t('changes.deeds.approve.consequence')}
      nameOf={({ name }) => name}
      ask={(row, reason) => {
        const change = openOf(row)
        return askDatabase('decide_product_change', {
          p_id: change?.id,
          p_seen: change?.changed_at,
          p_approved: null,
          p_because: null,
          p_rule_id: null,
          p_reason: reason,
        })
      }}
    />
  )
}
