import { Camera, FileText, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { IconButton } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { EVIDENCE_TYPES, fitsAsEvidence, sendEvidence, takeBackEvidence } from './send-evidence.ts'

type Props = { person: string; paths: readonly string[]; most: number; label: string; onChange: (paths: string[]) => void }

/** Pictures and papers that are sent as they are chosen, so that a broken line loses nothing of what is written beside them. */
export function EvidenceFiles({ person, paths, most, label, onChange }: Props) {
  const { t } = useTranslation('evidence')
  const [names, setNames] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = async (files: File[]) => {
    if (busy) return
    setBusy(true)
    setProblem(files.length > most - paths.length ? t('tooMany', { count: most }) : '')
    let kept = [...paths]
    for (const file of files.slice(0, most - paths.length)) {
      if (!fitsAsEvidence(file)) {
        setProblem(t('wrongFile'))
        continue
      }
      try {
        const path = await sendEvidence(person, file)
        setNames((before) => ({ ...before, [path]: file.name }))
        kept = [...kept, path]
        onChange(kept)
      } catch (error) {
        setProblem([t('notSent'), whyOf(t, error).text].filter(Boolean).join(' '))
      }
    }
    setBusy(false)
  }
  const remove = (path: string) => {
    onChange(paths.filter((each) => each !== path))
    // What cannot be taken back now was handed in or goes later; the list is right all the same.
    void takeBackEvidence(path).catch(() => {})
  }
  return (
    <div className="grid gap-2">
      {paths.length > 0 && (
        <ul className="grid gap-1">
          {paths.map((path, index) => (
            <li key={path} className="flex items-center gap-2">
              <FileText className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <span className="min-w-0 flex-1 truncate">{names[path] ?? t('file', { number: index + 1 })}</span>
              <IconButton label={t('remove', { number: index + 1 })} onClick={() => remove(path)}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {paths.length < most && (
        <FileButton
          label={label}
          accept={EVIDENCE_TYPES.join(',')}
          multiple={most > 1}
          look="quiet"
          busy={busy}
          icon={<Camera className="size-5" aria-hidden="true" />}
          className="justify-self-start"
          onFiles={(files) => void take(files)}
        />
      )}
      <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
        {problem}
      </p>
    </div>
  )
}
