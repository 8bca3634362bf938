import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { Button } from '../../ui/button.tsx'

type Made = { batch: string; count: number; csv: string }

/** The file for the bank, of everything approved or, with a `batch`, the same file once more. It has whole account numbers, which is why it asks for a reason. */
export function BankFile({ batch }: { batch?: string }) {
  const { t } = useTranslation('admin-payouts')
  const words = batch === undefined ? 'file' : 'fileAgain'
  const [open, setOpen] = useState(false)
  const { act, busy } = useAct()
  const load = (reason: string) =>
    act({
      ask: async () => {
        const answer = await callFunction<Made>('payout-file', { reason, ...(batch !== undefined && { batch }) })
        if (answer.done) downloadFile(`${answer.result.batch}.csv`, answer.result.csv, 'text/csv;charset=utf-8')
        return answer
      },
      done: t('file.done'),
      refused: ({ code }) => (code === 'not_found' ? t('file.nothing') : undefined),
    })
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
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
      />
    </>
  )
}
