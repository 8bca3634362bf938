import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { isTyping } from './is-typing.ts'

const KEYS = {
  '/': 'search',
  'j k': 'walk',
  x: 'choose',
  e: 'open',
  t: 'take',
  d: 'decide',
  'Ctrl Enter': 'decideReason',
  'Ctrl K': 'palette',
  '?': 'help',
  Esc: 'close',
} as const

/** What the keyboard can do here; `?` shows it. */
export function KeyboardHelp() {
  const { t } = useTranslation('desk-kit')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <IconButton label={t('keys.title')} className="max-lg:hidden" onClick={() => setOpen(true)}>
        <Keyboard className="size-5" aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('keys.title')}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
          {Object.entries(KEYS).map(([keys, what]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded-control border border-line-strong px-2 py-1 text-sm">{keys}</kbd>
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
