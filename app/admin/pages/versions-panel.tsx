import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { listPageVersions, type PageRow, type PageVersion, type publishPage, standingOf } from './page-row.ts'
import { PublishDialog } from './publish-dialog.tsx'

type What = Parameters<typeof publishPage>[0]['what']

/** Every text a page had, has and will have: which held when, what is different between two, and the way back to one. */
export function VersionsPanel({ page, onPublished }: { page: PageRow; onPublished: () => void }) {
  const { t } = useTranslation('admin-pages')
  const may = useMay()
  const [returning, setReturning] = useState<What>()
  const [comparing, setComparing] = useState<PageVersion>()
  const [now] = useState(() => new Date())
  const versions = useQuery({ queryKey: ['page-versions', page.id, page.changed_at], queryFn: () => listPageVersions(page.id), ...CHANGES_ELSEWHERE })
  const { holds } = standingOf(page, now)
  const writes = may('content.write')
  return (
    <Panel title={t('versions.title')}>
      {versions.isError && <LoadFailureLine error={versions.error} onRetry={() => void versions.refetch()} />}
      {versions.isPending && <Waiting className="h-24 w-full" />}
      {versions.data?.length === 0 && <p className="text-sm text-ink-soft">{t(page.is_own ? 'versions.noneOwn' : 'versions.none')}</p>}
      <ul className="divide-y divide-line text-sm">
        {versions.data?.map((version) => {
          const waits = version.withdrawn_at === null && version.holds_from !== null && new Date(version.holds_from) > now
          return (
            <li key={version.id} className="flex flex-wrap items-start justify-between gap-2 py-3">
              <div className="flex min-w-[min(14rem,100%)] flex-1 flex-col gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold">{t('versions.number', { number: version.number })}</span>
                  {version.number === holds?.number && <Badge tone="leaf">{t('versions.holds')}</Badge>}
                  {waits && <Badge tone="indigo">{t('versions.waits')}</Badge>}
                  {version.withdrawn_at !== null && <Badge>{t('versions.withdrawn')}</Badge>}
                  {version.is_built_in && <Badge>{t('states.builtIn')}</Badge>}
                  {version.returned_to !== null && !version.is_built_in && <Badge>{t('versions.again', { number: version.returned_to })}</Badge>}
                </p>
                <p className="text-ink-soft">
                  {version.holds_from === null ? t('versions.before') : <Moment at={version.holds_from} />}
                  {version.person !== '' && ` · ${version.person}`}
                </p>
                {version.reason !== '' && <p className="text-ink-soft wrap-anywhere">{version.reason}</p>}
              </div>
              <div className="flex flex-wrap gap-2">
                {(versions.data.length > 1 || !page.is_own) && (
                  <Button size="small" look="quiet" onClick={() => setComparing(version)}>
                    {t('versions.compare')}
                    <span className="sr-only"> {version.number}</span>
                  </Button>
                )}
                {writes && !waits && version.number !== holds?.number && (
                  <Button
                    size="small"
                    look="quiet"
                    onClick={() => setReturning(version.number === 0 || version.is_built_in ? { builtIn: true } : { version: version.number })}
                  >
                    {t('versions.return')}
                    <span className="sr-only"> {version.number}</span>
                  </Button>
                )}
                {writes && waits && (
                  <DecideButtons
                    choices={[
                      {
                        id: 'withdraw',
                        verb: t('withdraw.verb'),
                        title: t('withdraw.title'),
                        consequence: t('withdraw.consequence'),
                        done: t('withdraw.done'),
                        ask: (reason) => askDatabase('withdraw_page_version', { p_page: page.id, p_number: version.number, p_reason: reason }),
                        refused: ({ code }) => (code === 'not_allowed_now' ? t('refused.not_allowed_now') : undefined),
                      },
                    ]}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {returning && <PublishDialog page={page} what={returning} onClose={() => setReturning(undefined)} onPublished={onPublished} />}
      {comparing && versions.data && <CompareDialog versions={versions.data} opened={comparing} onClose={() => setComparing(undefined)} />}
    </Panel>
  )
}
