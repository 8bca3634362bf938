import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'

/** Papers that somebody has shown, opened one by one; who looked is written down. */
export function EvidencePapers({ paths, by }: { paths: readonly string[]; by: 'open-appeal-paper' | 'open-application-paper' | 'open-likeness-paper' }) {
  const { t } = useTranslation('admin-inbox')
  const [links, setLinks] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState(false)
  const open = async (path: string) => {
    setBusy(path)
    const answer = await callFunction<{ address: string }>(by, { path })
    setBusy(undefined)
    setFailed(!answer.done)
    if (answer.done) setLinks((before) => ({ ...before, [path]: answer.result.address }))
  }
  if (paths.length === 0) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {paths.map((path, index) => (
          <Button key={path} size="small" look="quiet" busy={busy === path} onClick={() => void open(path)}>
            {t('papers.open', { number: index + 1 })}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{t('papers.logged')}</p>
      {failed && (
        <p role="alert" className="text-sm font-medium text-terracotta">
          {t('papers.failed')}
        </p>
      )}
      {paths.flatMap((path, index) => {
        const link = links[path]
        if (link === undefined) return []
        return [
          path.endsWith('.pdf') ? (
            <a key={path} href={link} target="_blank" rel="noreferrer" className="text-indigo underline underline-offset-4">
              {t('papers.pdf', { number: index + 1 })}
            </a>
          ) : (
            <img
              key={path}
              src={link}
              alt={t('papers.open', { number: index + 1 })}
              className="max-h-96 w-auto max-w-full rounded-control border border-line"
            />
          ),
        ]
      })}
    </div>
  )
}
