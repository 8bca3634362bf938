import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import type { BrandRow } from './brand.ts'

/** Whether a brand is shown. */
export function BrandBadge({ brand: { state } }: { brand: BrandRow }) {
  const { t } = useTranslation('admin-brands')
  return <Badge tone={state === 'shown' ? 'leaf' : 'quiet'}>{t(`states.${state}`)}</Badge>
}
