import { useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toast, Toaster } from 'sonner'
import { TOAST_EVENT, type Toast } from './toast.ts'

/** The specification: at most three, 356 px wide, four seconds, swiped away; failures stay until dismissed. */
const SHOWN_MS = 4000
const MOST = 3

function show({ title, text, tone = 'plain', action }: Toast, toasterId?: string): void {
  const options = {
    ...(toasterId !== undefined && { toasterId }),
    description: text,
    duration: tone === 'failure' ? Number.POSITIVE_INFINITY : SHOWN_MS,
    closeButton: tone === 'failure',
    ...(action && { action: { label: action.label, onClick: action.run } }),
  }
  if (tone === 'success') toast.success(title, options)
  else if (tone === 'failure') toast.error(title, options)
  else toast(title, options)
}

/** Notices inside an open dialog: what lies behind it can neither be pressed nor is it read. */
const IN_DIALOG = 'dialog'

const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) => dialog.matches(':modal'))

/** Sonner in the colours of the shop. Fetched with the first notice. */
export function SonnerToaster({ first }: { first: readonly Toast[] }) {
  const begun = useRef(false)
  const [dialog, setDialog] = useState<HTMLDialogElement>()
  useEffect(() => {
    const tell = (told: Toast) => {
      const open = openDialog()
      // The toaster of the dialog must listen before it is told.
      if (open) flushSync(() => setDialog(open))
      show(told, open && IN_DIALOG)
    }
    if (!begun.current) queueMicrotask(() => first.forEach(tell))
    begun.current = true
    // Only showToast sends this event.
    const listen = (event: Event) => tell((event as CustomEvent<Toast>).detail)
    window.addEventListener(TOAST_EVENT, listen)
    return () => window.removeEventListener(TOAST_EVENT, listen)
  }, [first])
  return (
    <>
      <StyledToaster />
      {dialog && createPortal(<StyledToaster id={IN_DIALOG} />, dialog)}
    </>
  )
}

function StyledToaster({ id }: { id?: string }) {
  const { t } = useTranslation('ui')
  return (
    <Toaster
      {...(id !== undefined && { id })}
      className="above-bar"
      position="bottom-right"
      visibleToasts={MOST}
      containerAriaLabel={t('toasts')}
      offset={{ bottom: 'calc(1.5rem + var(--news-lift, 0px))' }}
      mobileOffset={{ bottom: 'calc(1rem + env(safe-area-inset-bottom) + var(--bottom-bar, 0px) + var(--news-lift, 0px))' }}
      toastOptions={{
        closeButtonAriaLabel: t('close'),
        style: {
          width: 'min(356px, calc(100vw - 2rem))',
          background: 'var(--surface)',
          color: 'var(--ink)',
          borderColor: 'var(--line)',
          fontFamily: 'var(--family-body)',
        },
        classNames: {
          description: 'text-ink-soft!',
          actionButton: 'bg-indigo! text-on-indigo! pointer-coarse:h-11! pointer-coarse:px-3.5!',
          // Small to the eye and as large as a finger.
          closeButton: "after:absolute after:-inset-3.5 after:content-['']",
        },
      }}
    />
  )
}
