import { useTranslation } from 'react-i18next'
import type { NoteToTake } from './document.ts'
import { DownloadDocument } from './download-document.tsx'

/** Takes the paper of a refund as a file; its number says which kind it is. */
export function DownloadCreditNote({ order, token, note }: { order: string; token?: string | undefined; note: NoteToTake }) {
  const { t } = useTranslation('documents')
  const kind = note.number.startsWith('CN') ? 'credit_note' : 'refund_note'
  return (
    <DownloadDocument
      order={order}
      {...(token !== undefined && { token })}
      kind="credit_note"
      note={note.id}
      label={t(`download.${kind}`, { number: note.number })}
    />
  )
}
