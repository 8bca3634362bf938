import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import type { Translated } from './use-translated.ts'

/** "Translate", and then "Show original". Without a service it says that this is the original. */
export function TranslationSwitch({ translation: { possible, shown, busy, none, toggle } }: { translation: Omit<Translated<unknown>, 'words'> }) {
  const { t } = useTranslation('reviews')
  if (!possible) return null
  return (
    <>
      <Button size="small" look="plain" busy={busy} icon={<Languages className="size-4" aria-hidden="true" />} onClick={() => void toggle()}>
        {t(shown ? 'translation.original' : 'translation.show')}
      </Button>
      <span role="status" className="px-3 text-xs text-ink-soft empty:hidden">
        {none ? t('translation.none') : shown ? t('translation.byMachine') : ''}
      </span>
    </>
  )
}
