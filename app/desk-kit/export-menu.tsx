import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import { answered } from '../platform/answered.ts'
import { callFunction } from '../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { Button } from '../ui/button.tsx'
import { Dropdown } from '../ui/disclosure.tsx'
import { LoadFailureLine } from '../ui/load-failure.tsx'
import { showToast } from '../ui/toast.ts'
import { useMay } from './desk-rights.tsx'
import { Moment } from './moment.tsx'
import { useAct } from './use-act.ts'
import { useCard, useCards } from './use-card.ts'

/** How often somebody who waits for a file hears how far it is. */
const LOOK_AGAIN_MS = 2_000
const SHOWN = 5

type Written = { id: string; resource: string; state: string; rows_written: number; rows_expected: number; expires_at: string }

const unfinished = (files: readonly Written[] | undefined) => files?.some(({ state }) => state === 'waiting' || state === 'running') ?? false

const listFiles = async (): Promise<Written[]> =>
  (
    await answered(
      (await loadSupabase())
        .from('staff_exports')
        .select('id, resource, state, rows_written, rows_expected, expires_at')
        .order('asked_at', { ascending: false })
        .limit(SHOWN),
    )
  ).data

/** What a list is asked as it stands on the screen. */
export type ExportQuestion = { filter: object; sort: { field: string; order: 'ASC' | 'DESC' } }

/** Takes a list along as a file, as it is asked on the screen; the file is written while its person goes on working. Beside it the files that were written. */
export function ExportMenu({ question }: { question: ExportQuestion }) {
  const { t } = useTranslation('desk-kit')
  const may = useMay()
  if (!may('lists.export')) return null
  return (
    <Dropdown
      label={t('exports.title')}
      summary={
        <>
          <Download className="size-4" aria-hidden="true" />
          {t('exports.title')}
        </>
      }
      summaryClass="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-semibold hover:border-indigo hover:text-indigo pointer-coarse:min-h-11"
      panelClass="end-0 w-80 max-w-[90vw] p-4"
    >
      <Files question={question} />
    </Dropdown>
  )
}

function Files({ question }: { question: ExportQuestion }) {
  const card = useCard()
  const { t, i18n } = useTranslation('desk-kit')
  const { act, busy } = useAct()
  const files = useQuery({
    queryKey: ['staff-exports'],
    queryFn: listFiles,
    refetchInterval: ({ state }) => (unfinished(state.data) ? LOOK_AGAIN_MS : false),
    ...CHANGES_ELSEWHERE,
  })
  const number = numberFormat(i18n.language)
  const start = () =>
    act({
      ask: () => callFunction('ask-export', { resource: card.name, ...question }, { repeatable: true }),
      done: t('exports.started'),
    })
  const open = async (id: string) => {
    const answer = await callFunction<{ url: string }>('open-export', { id }, { repeatable: true })
    if (answer.done) window.location.assign(answer.result.url)
    else showToast({ title: t('exports.openFailed'), tone: 'failure' })
  }
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{t('exports.what')}</p>
      <Button size="small" busy={busy} onClick={() => void start()}>
        {t('exports.start')}
      </Button>
      <h2 className="font-sans text-sm font-semibold">{t('exports.mine')}</h2>
      {files.isError && <LoadFailureLine error={files.error} onRetry={() => void files.refetch()} />}
      {files.data?.length === 0 && <p className="text-ink-soft">{t('exports.none')}</p>}
      <ul className="flex flex-col divide-y divide-line" aria-live="polite">
        {files.data?.map((file) => (
          <li key={file.id} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold">
                <TitleOf resource={file.resource} />
              </p>
              <p className="text-ink-soft">
                {file.state === 'ready' ? (
                  <>
                    {t('exports.ready', { count: file.rows_written, written: number.format(file.rows_written) })} · {t('exports.until')}{' '}
                    <Moment at={file.expires_at} />
                  </>
                ) : (
                  t(`exports.${file.state}`, {
                    written: number.format(file.rows_written),
                    expected: number.format(Math.max(file.rows_expected, file.rows_written)),
                  })
                )}
              </p>
              {file.state === 'running' && (
                <progress
                  className="h-2 w-full accent-indigo"
                  aria-label={t('exports.title')}
                  max={Math.max(file.rows_expected, file.rows_written, 1)}
                  value={file.rows_written}
                />
              )}
            </div>
            {file.state === 'ready' && (
              <Button look="quiet" size="small" className="shrink-0" onClick={() => void open(file.id)}>
                {t('exports.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The name of a list that may be another than the one on the screen. */
function TitleOf({ resource }: { resource: string }) {
  const card = useCards().find(({ name }) => name === resource)
  const { t: own } = useTranslation(card?.words)
  return card ? own('title') : resource
}
