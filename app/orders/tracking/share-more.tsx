import { useTranslation } from 'react-i18next'
import type { TrackedShare } from './tracked-order.ts'
import { BuyAgain } from './buy-again.tsx'
import { DownloadCreditNote } from '../documents/download-credit-note.tsx'
import { DownloadDocument } from '../documents/download-document.tsx'

/** What else a buyer can take from an order: its receipt, the papers of refunds, and the same pieces once more. */
export function ShareMore({ share, token, country }: { share: TrackedShare; token: string; country: string }) {
  const { t } = useTranslation(['tracking', 'documents'])
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      {share.hasReceipt && <DownloadDocument order={share.number} token={token} kind="receipt" label={t('download.receipt', { ns: 'documents' })} />}
      {share.creditNotes.map((note) => (
        <DownloadCreditNote key={note.id} order={share.number} token={token} note={note} />
      ))}
      <BuyAgain lines={share.lines} country={country} label={t('buyAgain.open')} size="small" />
    </div>
  )
}
