import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { saveFigures } from '../analytics/save-figures.ts'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { BlockDialog } from './block-dialog.tsx'
import type { BlockEntry } from './blocklist.ts'

/** Whom the shop keeps out, why and until when; each entry can be taken back. */
export function BlocklistPanel() {
  const { t } = useTranslation('admin-security')
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const list = useQuery({ queryKey: ['security-blocklist'], queryFn: () => databaseResult<BlockEntry[]>('blocklist', {}), ...CHANGES_ELSEWHERE })
  const entries = list.data ?? []
  const save = () =>
    saveFigures('blocklist', [
      ['kind', 'value', 'at', 'until', 'by', 'reason', 'stands'].map((field) => t(`block.file.${field}`)),
      ...entries.map(({ kind, value, at, until, by, reason, stands }) => [
        t(`block.kinds.${kind}`),
        value,
        at,
        until ?? '',
        by,
        reason,
        t(stands ? 'block.stands' : 'block.over'),
      ]),
    ])
  return (
    <Panel
      title={t('block.list')}
      actions={
        <>
          {entries.length > 0 && (
            <Button look="plain" size="small" onClick={save}>
              {t('block.save')}
            </Button>
          )}
          {may('security.write') && (
            <Button look="quiet" size="small" onClick={() => setAdding(true)}>
              {t('block.add')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-sm text-ink-soft">{t('block.text')}</p>
      {list.isPending && <Waiting className="mt-3 h-24" />}
      {list.isError && <LoadFailureLine error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <p className="mt-2 text-sm">{t('block.none')}</p>}
      <ul className="mt-2 flex max-h-128 flex-col divide-y divide-line overflow-y-auto text-sm">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <code className="font-semibold wrap-anywhere">{entry.value}</code>
              <Badge tone={entry.stands ? 'sale' : 'quiet'}>{t(entry.stands ? `block.kinds.${entry.kind}` : 'block.over')}</Badge>
            </p>
            <p className="text-ink-soft">
              <Moment at={entry.at} />
              {entry.by && ` · ${entry.by}`}
              {entry.until !== null && entry.lifted_at === null && (
                <>
                  {' · '}
                  {t('block.until')} <Moment at={entry.until} />
                </>
              )}
              {entry.lifted_at !== null && (
                <>
                  {' · '}
                  {t('block.lifted')} <Moment at={entry.lifted_at} /> {entry.lifted_by}
                </>
              )}
            </p>
            <p className="wrap-anywhere">{entry.reason}</p>
            {entry.stands && may('security.write') && (
              <DecideButtons
                choices={[
                  {
                    id: 'lift',
                    verb: t('block.lift.verb'),
                    title: t('block.lift.title', { value: entry.value }),
                    consequence: t('block.lift.consequence'),
                    done: t('block.lift.done'),
                    ask: (reason) => askDatabase('lift_block', { p_id: entry.id, p_reason: reason }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {adding && <BlockDialog open onClose={() => setAdding(false)} />}
    </Panel>
  )
}
