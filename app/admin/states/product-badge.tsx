import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { ProductState } from './product-states.ts'

const TONES = { draft: 'gold', active: 'leaf', inactive: 'quiet', archived: 'quiet' } satisfies Record<ProductState, BadgeTone>

/** Whether a piece is in the shop; `held`: Hattha has taken it out. */
export function ProductBadge({ state, held = false }: { state: ProductState; held?: boolean }) {
  const { t } = useTranslation('admin-products')
  return <Badge tone={held ? 'sale' : TONES[state]}>{held ? t('held') : t(`filters.statusOptions.${state}`)}</Badge>
}
