import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction, resultOf } from '../../platform/call-function.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { FilePreview, type LeftOut, type Preview } from './file-preview.tsx'

type Made = { name: string; count: number; total: number; changed: boolean; left: readonly LeftOut[]; file: string }

/** The file for the bank, of everything approved or, with a `batch`, the same file once more. It has whole account numbers, which is why it asks for a reason. */
export function BankFile({ batch }: { batch?: string }) {
  const { t } = useTranslation('admin-payouts')
  const words = batch === undefined ? 'file' : 'fileAgain'
  const [open, setOpen] = useState(false)
  const [format, setFormat] = useState<string>()
  const may = useMay()
  const { act, busy } = useAct()
  const preview = useQuery({
    queryKey: ['payout-file', format ?? ''],
    queryFn: () => resultOf(callFunction<Preview>('preview-payout-file', format === undefined ? {} : { format }, { repeatable: true })),
    enabled: open && batch === undefined,
    ...CHANGES_ELSEWHERE,
    placeholderData: (before) => before,
  })
  const { data } = preview
  const load = async (reason: string) => {
    // Nobody sends money by a file that they have not seen.
    if (batch === undefined && !data) return false
    return act({
      ask: async () => {
        const answer = await callFunction<Made>('payout-file', { reason, ...(batch === undefined ? { format: data?.format } : { batch }) })
        if (answer.done) downloadFile(answer.result.name, bytesOf(answer.result.file), 'application/octet-stream')
        return answer
      },
      done: ({ changed }) => t(changed ? 'file.changed' : 'file.done'),
      refused: ({ code }) => (code === 'not_found' ? t('file.nothing') : code === 'payer_unknown' ? t('file.payerUnknown') : undefined),
    })
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          setOpen(true)
          if (data) void preview.refetch()
        }}
      >
        {t(`${words}.verb`)}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`${words}.title`)}
        consequence={t(`${words}.consequence`)}
        verb={t(`${words}.verb`)}
        busy={busy}
        onDecide={load}
      >
        {batch === undefined && preview.isError && <LoadFailureLine error={preview.error} onRetry={() => void preview.refetch()} />}
        {batch === undefined && preview.isPending && <Waiting className="h-24 w-full" />}
        {batch === undefined && data && (
          <>
            <Select
              label={t('file.format')}
              required
              value={data.format}
              onChange={(event) => setFormat(event.currentTarget.value)}
              options={data.formats.map(({ slug, name }) => ({ value: slug, label: slug === 'plain' ? t('file.plain') : name }))}
            />
            <FilePreview preview={data} settings={may('settings.write')} />
          </>
        )}
      </ReasonDialog>
    </>
  )
}

/** A file comes as base64, because banks' old forms are no text a browser knows. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
