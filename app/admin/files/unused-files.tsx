import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { askDatabase, databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import type { Answer } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { sizeIn } from '../../i18n/size-in.ts'
import { fileNameOf } from '../shop-pictures/stored-picture.ts'

type UnusedFile = { id: string; bucket_id: string; name: string; size_bytes: number; created_at: string }
type Sheet = { files: number; bytes: number; first: UnusedFile[] }
type Taken = { files: number; bytes: number; left: number }

/** Files that are used nowhere: looked for when somebody asks, and taken away together, after it was said how many and how much. */
export function UnusedFiles() {
  const { t, i18n } = useTranslation('admin-files')
  const [asked, setAsked] = useState(false)
  const sheet = useQuery({
    queryKey: ['files', 'unused'],
    enabled: asked,
    queryFn: () => databaseResult<Sheet>('unused_files_sheet', {}),
    ...CHANGES_ELSEWHERE,
  })
  const number = numberFormat(i18n.language)
  const amount = sheet.data && { count: sheet.data.files, number: number.format(sheet.data.files), size: sizeIn(i18n.language, sheet.data.bytes) }
  return (
    <Panel
      title={t('unused.title')}
      actions={
        <Button size="small" look="quiet" busy={sheet.isFetching} onClick={() => (asked ? void sheet.refetch() : setAsked(true))}>
          {t('unused.look')}
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">{t('unused.text')}</p>
      {sheet.isError && <LoadFailureLine error={sheet.error} onRetry={() => void sheet.refetch()} />}
      {sheet.data && amount && (
        <div className="mt-3 flex flex-col gap-3">
          <p role="status" className="font-semibold">
            {sheet.data.files === 0 ? t('unused.none') : t('unused.found', amount)}
          </p>
          {sheet.data.files > 0 && (
            <>
              <ul className="max-h-72 overflow-y-auto rounded-control border border-line">
                {sheet.data.first.map((file) => (
                  <li key={file.id} className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line px-3 py-2 text-sm last:border-b-0">
                    <Link to={`/admin/files/${file.id}`} className="min-w-0 text-indigo underline underline-offset-4 wrap-anywhere">
                      {fileNameOf(file.name)}
                    </Link>
                    <span className="text-ink-soft">{t(`buckets.${file.bucket_id}.name`, { defaultValue: file.bucket_id })}</span>
                    <span className="text-ink-soft">{sizeIn(i18n.language, file.size_bytes)}</span>
                    <span className="text-ink-soft">
                      <Moment at={file.created_at} days />
                    </span>
                  </li>
                ))}
              </ul>
              {sheet.data.files > sheet.data.first.length && (
                <p className="text-sm text-ink-soft">{t('unused.more', { number: number.format(sheet.data.files - sheet.data.first.length) })}</p>
              )}
              <DecideButtons
                choices={[
                  {
                    id: 'unused',
                    look: 'danger',
                    verb: t('unused.verb', amount),
                    title: t('unused.verb', amount),
                    consequence: t('unused.consequence', amount),
                    done: t('unused.done'),
                    ask: (reason) => removeAll(sheet.data.files, reason),
                  },
                ]}
              />
            </>
          )}
        </div>
      )}
    </Panel>
  )
}

/** Part after part, until none is left. What a part has taken stays taken when the next is refused; pressed again, it goes on. */
async function removeAll(seen: number, reason: string): Promise<Answer<Taken>> {
  let left = seen
  for (;;) {
    const answer = await askDatabase<Taken>('remove_unused_files', { p_seen: left, p_reason: reason })
    if (!answer.done || answer.result.left === 0 || answer.result.files === 0) return answer
    left = answer.result.left
  }
}
