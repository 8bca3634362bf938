import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'

/** Takes a paper about a maker's money as a file, in the language of the page: asks for a link that is good for a minute, and follows it. */
export function TakePaper({ paper, label }: { paper: { paper: 'statement' | 'fee_invoice' | 'member_statement'; seller: string; of: string }; label: string }) {
  const { t } = useTranslation('documents')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const answer = await callFunction<{ url: string }>('open-maker-paper', paper, { repeatable: true })
    setBusy(false)
    if (answer.done) window.location.assign(answer.result.url)
    else showToast({ title: t('download.failed'), tone: 'failure' })
  }
  return (
    <Button look="quiet" size="small" busy={busy} icon={<FileText className="size-4" aria-hidden="true" />} onClick={() => void take()}>
      {label}
    </Button>
  )
}
