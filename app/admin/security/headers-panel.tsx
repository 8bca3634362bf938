import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { type HeaderRule, readHeaders } from './security-headers.ts'

const TONES = { good: 'leaf', weak: 'gold', missing: 'sale' } satisfies Record<HeaderRule['standing'], BadgeTone>

/** What the first page tells browsers to refuse, as it is answered at this moment, with whatever stands before the shop. */
export function HeadersPanel() {
  const { t } = useTranslation('admin-security')
  const rules = useQuery({
    queryKey: ['security-headers'],
    queryFn: async () => readHeaders((await fetch('/', { cache: 'no-store' })).headers, { tls: location.protocol === 'https:' }),
  })
  return (
    <Panel title={t('headers.title')}>
      <p className="text-sm text-ink-soft">{t('headers.text')}</p>
      {rules.isError && <LoadFailureLine error={rules.error} onRetry={() => void rules.refetch()} />}
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {rules.data?.map(({ name, standing, value }) => (
          <li key={name} className="flex flex-col gap-1 py-2">
            <p className="flex flex-wrap items-center gap-2">
              <code>{name}</code>
              <Badge tone={TONES[standing]}>{t(`headers.${standing}`)}</Badge>
            </p>
            {value !== '' && <code className="text-ink-soft wrap-anywhere">{value}</code>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
