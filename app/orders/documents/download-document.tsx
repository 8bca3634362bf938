import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DocumentKind } from './document.ts'

type DownloadDocumentProps = {
  /** The number of one maker's order. */
  order: string
  /** Opens the order of a guest. */
  token?: string
  kind: DocumentKind
  parcel?: string
  /** Which credit note. */
  note?: string
  prices?: boolean
  label: string
}

/** Takes a document as a file, in the language of the page: asks for a link that is good for a minute, and follows it. */
export function DownloadDocument({ order, token, kind, parcel, note, prices, label }: DownloadDocumentProps) {
  const { t } = useTranslation('documents')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await callFunction<{ url: string }>('open-document', { order, token, kind, parcel, note, prices }, { repeatable: true })
    setBusy(false)
    if (answer.done) window.location.assign(answer.result.url)
    else showToast({ title: t(answer.refusal.code === 'not_paid_yet' ? 'download.notYet' : 'download.failed'), tone: 'failure' })
  }
  return (
    <Button look="quiet" size="small" busy={busy} icon={<FileText className="size-4" aria-hidden="true" />} onClick={() => void download()}>
      {label}
    </Button>
  )
}
