import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A new secret, shown this once; whoever leaves has it or makes another. */
export function ApiKeySecret({ secret, onKept }: { secret: string; onKept: () => void }) {
  const { t } = useTranslation('admin-api')
  return (
    <Panel title={t('secret.title')}>
      <Notice tone="news" className="mb-3">
        {t('secret.once')}
      </Notice>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <code className="rounded-control border border-line bg-paper px-3 py-2 wrap-anywhere">{secret}</code>
        <CopyButton text={secret} label={t('secret.copy')} />
      </p>
      <p className="text-sm text-ink-soft">{t('secret.use')}</p>
      <pre className="my-3 rounded-control border border-line bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{`curl ${location.origin}/rest/v1/orders?limit=1 \\\n  -H "Authorization: Bearer $HATTHA_KEY"`}</code>
      </pre>
      <Button size="small" onClick={onKept}>
        {t('secret.kept')}
      </Button>
    </Panel>
  )
}
