import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** A new secret, shown this once; whoever leaves has it or makes another. */
export function KeySecret({ name, secret, onKept }: { name: string; secret: string; onKept: () => void }) {
  const { t } = useTranslation('shop-keys')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('secret', { name })} className="grid gap-3 rounded-control bg-gold-wash p-4">
      <p className="font-semibold wrap-anywhere">{t('secret', { name })}</p>
      <p className="text-sm">{t('once')}</p>
      <p className="flex items-center gap-3">
        <code className="min-w-0 flex-1 rounded-control border border-line bg-surface px-3 py-2 text-sm wrap-anywhere">{secret}</code>
        <CopyButton text={secret} label={t('copy')} />
      </p>
      <p className="text-sm">{t('use')}</p>
      <pre className="rounded-control border border-line bg-surface p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{`curl "${location.origin}/rest/v1/products?select=id,name&limit=5" \\\n  -H "Authorization: Bearer $HATTHA_KEY"`}</code>
      </pre>
      <Button className="justify-self-start max-sm:w-full" onClick={onKept}>
        {t('kept')}
      </Button>
    </div>
  )
}
