import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { PICTURE_TYPES, sendShopPicture } from '../shop-pictures/send-shop-picture.ts'
import { type FileRow, SHOP_PICTURES } from './file-row.ts'
import { useFileUses } from './use-files.ts'
import { fileNameOf } from '../shop-pictures/stored-picture.ts'

const REFUSED = ['file_used', 'file_closed', 'file_fresh', 'file_not_replaced'] as const

/** What may be done with a file of an open bucket: another put in its place under the same address, or taken away where nothing uses it, back to the list it is `within`. */
export function FileDeeds({ file, within = '/admin/files' }: { file: FileRow; within?: string }) {
  const { t } = useTranslation('admin-files')
  const may = useMay()
  const navigate = useNavigate()
  const uses = useFileUses(file.id)
  const refused = ({ code }: { code: string }) => {
    const own = REFUSED.find((one) => one === code)
    return own && t(`refused.${own}`)
  }
  if (!may('content.write')) return null
  return (
    <>
      {file.bucket_id === SHOP_PICTURES && <ReplaceButton file={file} refused={refused} />}
      {uses.data?.length === 0 && (
        <DecideButtons
          choices={[
            {
              id: 'remove',
              look: 'danger',
              verb: t('remove.verb'),
              title: t('remove.title', { name: fileNameOf(file.name) }),
              consequence: t('remove.consequence'),
              done: t('remove.done'),
              refused,
              ask: async (reason) => {
                const answer = await askDatabase('remove_file', { p_id: file.id, p_reason: reason })
                if (answer.done) void navigate(within)
                return answer
              },
            },
          ]}
        />
      )}
    </>
  )
}

type ReplaceButtonProps = { file: FileRow; refused: (refusal: { code: string }) => string | undefined }

/** Asks for another picture and a reason. The picture is sent first and only then put in the place of the old one: a broken line changes nothing. */
function ReplaceButton({ file, refused }: ReplaceButtonProps) {
  const { t } = useTranslation(['admin-files', 'admin'])
  const { act, busy } = useAct()
  const [sent, setSent] = useState<{ at: string; id: string }>()
  const [sending, setSending] = useState(false)
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return
    setSending(true)
    const answer = await sendShopPicture(chosen, { folder: 'library', least: 1 })
    setSending(false)
    if ('trouble' in answer) showToast({ title: t(`admin:picture.${answer.trouble}`, { number: 1 }), tone: 'failure' })
    else setSent(answer)
  }
  return (
    <>
      <FileButton
        size="small"
        look="quiet"
        label={t('replace.choose')}
        accept={PICTURE_TYPES.join(',')}
        busy={sending}
        onFiles={(files) => void bring(files[0])}
      />
      {sent && (
        <ReasonDialog
          open
          onClose={() => setSent(undefined)}
          form={`replace:${file.id}`}
          title={t('replace.title', { name: fileNameOf(file.name) })}
          consequence={
            <>
              <p>{t('replace.consequence')}</p>
              <img src={sent.at} alt={t('replace.new')} className="mt-3 max-h-48 max-w-full rounded-control border border-line object-contain" />
            </>
          }
          verb={t('replace.verb')}
          busy={busy}
          onDecide={(reason) =>
            act({ ask: () => askDatabase('replace_file', { p_id: file.id, p_by: sent.id, p_reason: reason }), done: t('replace.done'), refused })
          }
        />
      )}
    </>
  )
}
