import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

/** Whether everybody reads a review. */
export function ReviewBadge({ state }: { state: 'published' | 'hidden' }) {
  const { t } = useTranslation('admin-reviews')
  return <Badge tone={state === 'published' ? 'leaf' : 'quiet'}>{t(`filters.statusOptions.${state}`)}</Badge>
}
