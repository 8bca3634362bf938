import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '../../account/code-form.tsx'
import { giveCode } from '../../account/second-factor.ts'
import { ProveContext } from '../../desk-kit/prove-context.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks for the second factor again where money, rights or deletion want it fresh; whoever asked goes on with what they were doing. */
export function ProveHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  const answer = useRef<(shown: boolean) => void>(undefined)
  const prove = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        answer.current?.(false)
        answer.current = resolve
        setOpen(true)
      }),
    [],
  )
  const end = (shown: boolean) => {
    setOpen(false)
    answer.current?.(shown)
    answer.current = undefined
  }
  return (
    <ProveContext value={prove}>
      {children}
      <Dialog open={open} onClose={() => end(false)} title={t('prove.title')}>
        <p className="mb-4">{t('prove.text')}</p>
        <CodeForm submit={t('prove.submit')} give={giveCode} onGiven={() => Promise.resolve(end(true))} />
      </Dialog>
    </ProveContext>
  )
}
