import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/**
 * Asks before a page is left on which something was typed and not saved. It stands in front of links and of the browser's own leaving; the router's blocking would be a part of
 * the file that every visitor downloads. What is not asked about (the browser's way back) loses nothing: what was typed is there again as a draft.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation('desk-kit')
  const [wanted, setWanted] = useState<HTMLAnchorElement>()
  const passing = useRef(false)
  useEffect(() => {
    if (!dirty) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (passing.current || !link?.href || link.target === '_blank' || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (samePage(link)) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(link)
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [dirty])
  const leave = () => {
    setWanted(undefined)
    passing.current = true
    wanted?.click()
    passing.current = false
  }
  return (
    <Dialog
      open={wanted !== undefined}
      onClose={() => setWanted(undefined)}
      title={t('unsaved.title')}
      footer={
        <>
          <Button look="plain" onClick={leave}>
            {t('unsaved.leave')}
          </Button>
          <Button onClick={() => setWanted(undefined)}>{t('unsaved.stay')}</Button>
        </>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  )
}

/** A place on the page that is open. */
const samePage = (link: HTMLAnchorElement): boolean => link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0]
