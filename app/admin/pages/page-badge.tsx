import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { type PageRow, standingOf } from './page-row.ts'

/** Where a page stands: as built in, written by staff, hidden, or not seen by anybody yet. */
export function PageBadge({ page }: { page: PageRow }) {
  const { t } = useTranslation('admin-pages')
  const [now] = useState(() => new Date())
  const { holds } = standingOf(page, now)
  if (page.status === 'hidden') return <Badge>{t('states.hidden')}</Badge>
  if (page.is_own && !holds) return <Badge>{t('states.unpublished')}</Badge>
  if (!holds || holds.is_built_in) return <Badge>{t('states.builtIn')}</Badge>
  return <Badge tone="leaf">{t('states.written')}</Badge>
}
