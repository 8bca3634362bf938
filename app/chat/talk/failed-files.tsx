import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../ui/button.tsx'
import { MAX_ATTACHMENTS } from '../chat.ts'
import type { FailedFile } from './send-message.ts'

/** Files that were not sent, each with its reason; what failed on the way can be tried again. */
export function FailedFiles({ failed, onRetry, onDismiss }: { failed: readonly FailedFile[]; onRetry: (() => void) | undefined; onDismiss: () => void }) {
  const { t } = useTranslation('chat')
  if (failed.length === 0) return null
  const sentence = (file: File, problem: FailedFile['problem']) => {
    if (problem !== 'upload') return t(`file.${problem}`, { count: MAX_ATTACHMENTS })
    return t(file.type.startsWith('image/') ? 'errors:general.imageUploadFailed' : 'errors:general.uploadFailed')
  }
  return (
    <div role="alert" className="flex items-start gap-2 border-b border-line bg-terracotta-wash py-1 ps-3 text-sm">
      <ul className="max-h-24 min-w-0 flex-1 overflow-y-auto py-1.5">
        {failed.map(({ file, problem }, index) => (
          <li key={`${file.name}-${index}`} className="truncate">
            <span className="font-medium">{file.name}</span>: {sentence(file, problem)}
          </li>
        ))}
      </ul>
      {onRetry && (
        <Button size="small" look="plain" onClick={onRetry}>
          {t('again')}
        </Button>
      )}
      <IconButton label={t('file.dismiss')} onClick={onDismiss}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
