import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { showToast } from '../../ui/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { type FileRow, isPictureFile } from './file-row.ts'
import { addressOf } from '../shop-pictures/stored-picture.ts'

/** The file itself. One of a closed bucket is shown only to who says why, which is written down. `open`: unknown while the buckets are asked for. */
export function FilePreview({ file, open }: { file: FileRow; open: boolean | undefined }) {
  const { t } = useTranslation('admin-files')
  return (
    <Panel title={t('preview')}>
      {open === undefined ? <Waiting className="h-64 w-full" /> : open ? <Shown file={file} address={addressOf(file)} copied /> : <Closed file={file} />}
    </Panel>
  )
}

function Closed({ file }: { file: FileRow }) {
  const { t } = useTranslation('admin-files')
  const [address, setAddress] = useState('')
  if (address !== '') return <Shown file={file} address={address} />
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-full text-ink-soft wrap-anywhere">{t('look.text')}</p>
      <DecideButtons
        choices={[
          {
            id: 'look',
            verb: t('look.verb'),
            title: t('look.verb'),
            consequence: t('look.consequence'),
            done: t('look.done'),
            ask: async (reason) => {
              const answer = await callFunction<{ address: string }>('open-file-as-staff', { file: file.id, reason })
              if (answer.done) setAddress(answer.result.address)
              return answer
            },
          },
        ]}
      />
    </div>
  )
}

function Shown({ file, address, copied = false }: { file: FileRow; address: string; copied?: boolean }) {
  const { t } = useTranslation('admin-files')
  const whole = new URL(address, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole)
      showToast({ title: t('address.copied'), tone: 'success' })
    } catch {
      showToast({ title: t('address.notCopied'), tone: 'failure' })
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {isPictureFile(file) && (
        <a href={address} target="_blank" rel="noreferrer" className="block max-w-full">
          <img src={address} alt={t('previewOf')} className="max-h-112 max-w-full rounded-control border border-line bg-paper object-contain" />
        </a>
      )}
      <a href={address} target="_blank" rel="noreferrer" className="text-indigo underline underline-offset-4 wrap-anywhere">
        {copied ? whole : t('look.open')}
      </a>
      {copied && (
        <Button size="small" look="quiet" onClick={() => void copy()}>
          {t('address.copy')}
        </Button>
      )}
    </div>
  )
}
