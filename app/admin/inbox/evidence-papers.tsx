import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/skeleton.tsx'

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
        const isPicture = !path.endsWith('.pdf')
        // Its place is there from the press on: what is decided below does not move once it comes.
        if (link === undefined) return isPicture && busy === path ? [<Waiting key={path} className="h-96 w-full" />] : []
        return [
          !isPicture ? (
            <a key={path} href={link} target="_blank" rel="noreferrer" className="text-indigo underline underline-offset-4">
              {t('papers.pdf', { number: index + 1 })}
            </a>
          ) : (
            <img
              key={path}
              src={link}
              alt={t('papers.open', { number: index + 1 })}
              className="h-96 w-full rounded-control border border-line object-contain"
            />
          ),
        ]
      })}
    </div>
  )
}
