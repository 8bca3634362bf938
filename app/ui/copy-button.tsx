import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'

/** Copies a number; the mark turns into a tick for a moment, and it is said. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('tracking')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <IconButton
        label={label}
        className="-my-2.5"
        onClick={() =>
          void navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => {},
          )
        }
      >
        {copied ? <Check className="size-4 text-leaf" aria-hidden="true" /> : <Copy className="size-4" aria-hidden="true" />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </>
  )
}
