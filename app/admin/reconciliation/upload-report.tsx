import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../desk-kit/use-act.ts'
import { answered } from '../../platform/answered.ts'
import { callFunction, type Refusal } from '../../platform/call-function.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { packFile } from './pack-file.ts'

type Problem = { row: number; problem: string; column: string }
type Taken = { reports: { report: number; again: boolean; lines: number; matched: number; waiting: number; known: number }[] }
type Columns = Readonly<Record<string, string | readonly string[]>>

async function listFormats() {
  return (await answered((await loadSupabase()).from('settlement_formats').select('slug, name, columns').order('slug'))).data
}

/** Takes in a report or a statement: the format is chosen, then the file; what cannot be read is shown line by line. */
export function UploadReport() {
  const { t } = useTranslation('admin-reconciliation')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('upload.verb')}
      </Button>
      {open && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-reconciliation')
  const { act, busy } = useAct()
  const formats = useQuery({ queryKey: ['settlement-formats'], queryFn: listFormats })
  const [slug, setSlug] = useState('')
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<Refusal>()
  const chosen = formats.data?.find((format) => format.slug === slug) ?? formats.data?.[0]
  const take = async () => {
    if (!file || !chosen) return
    setRefusal(undefined)
    const packed = await packFile(file)
    const done = await act<Taken>({
      ask: () => callFunction<Taken>('take-settlement', { format: chosen.slug, name: file.name.slice(0, 200), file: packed }, { timeoutMs: 120_000 }),
      done: ({ reports }) => said(reports),
      refused: (why) => {
        setRefusal(why)
        return t(`upload.refused.${why.code}`, { defaultValue: '' }) || undefined
      },
    })
    if (done) onClose()
  }
  const said = (reports: Taken['reports']): string => {
    const [waiting, lines] = [reports.reduce((all, one) => all + one.waiting, 0), reports.reduce((all, one) => all + one.lines, 0)]
    if (reports.every(({ again }) => again)) return t('upload.again')
    return waiting > 0 ? t('upload.doneWaiting', { count: waiting }) : t('upload.done', { count: lines })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('upload.title')}
      footer={
        <>
          <Button look="plain" onClick={onClose}>
            {t('upload.cancel')}
          </Button>
          <Button busy={busy} disabled={!file || !chosen} onClick={() => void take()}>
            {t('upload.take')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('upload.text')}</p>
        {formats.isError && <LoadFailureLine error={formats.error} onRetry={() => void formats.refetch()} />}
        <Select
          label={t('upload.format')}
          required
          value={chosen?.slug ?? ''}
          options={(formats.data ?? []).map((format) => ({ value: format.slug, label: t(`formats.${format.slug}`, { defaultValue: format.name }) }))}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
        {chosen && (
          <p className="text-sm text-ink-soft">
            {t('upload.columns')} <code className="wrap-anywhere">{headings(chosen.columns as Columns).join(', ')}</code>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            look="quiet"
            label={t('upload.choose')}
            accept=".csv,text/csv,text/plain"
            onFiles={([first]) => {
              setFile(first)
              setRefusal(undefined)
            }}
          />
          {file && <span className="text-sm wrap-anywhere">{file.name}</span>}
        </div>
        {refusal && <Problems refusal={refusal} />}
      </div>
    </Dialog>
  )
}

/** The headings that a file has to have; those that only help to find what a line is about may be missing. */
const headings = ({ references: _references, description: _description, ...needed }: Columns): string[] =>
  Object.values(needed).filter((one) => typeof one === 'string')

/** Why a file was not taken in, line by line. */
function Problems({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('admin-reconciliation')
  const details: unknown = refusal.details
  const rows = refusal.code === 'unreadable' && Array.isArray(details) ? (details as Problem[]) : []
  const lines = refusal.code === 'contradicted' && Array.isArray(details) ? (details as string[]) : []
  if (rows.length === 0 && lines.length === 0) return null
  return (
    <Notice>
      <p>{t(`upload.refused.${refusal.code}`)}</p>
      <ul className="mt-2 flex flex-col gap-1 font-normal">
        {rows.map(({ row, problem, column }) => (
          <li key={`${row} ${problem} ${column}`} className="wrap-anywhere">
            {t('upload.row', { row, problem: t(`upload.problems.${problem}`, { column }) })}
          </li>
        ))}
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
