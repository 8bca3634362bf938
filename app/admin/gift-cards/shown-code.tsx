import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A code, the only time that anybody reads it. */
export function ShownCode({ code }: { code: string }) {
  const { t } = useTranslation('admin-gift-cards')
  return (
    <Notice tone="news">
      <span className="flex flex-col gap-2">
        <span>{t('code.once')}</span>
        <span className="flex flex-wrap items-center gap-2">
          <code className="text-lg font-semibold tracking-wide wrap-anywhere">{code}</code>
          <CopyButton text={code} label={t('code.copy')} />
        </span>
      </span>
    </Notice>
  )
}
