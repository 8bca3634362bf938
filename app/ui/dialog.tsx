import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'

type DialogProps = {
  open: boolean
  /** Called on Escape, on the close button and on a press beside the dialog. */
  onClose: () => void
  title: string
  /** The title is read but not shown, because the content says it. */
  hideTitle?: boolean
  /** `center` for questions, `start`/`end` for sheets at a side, `bottom` for what thumbs reach on a phone. */
  place?: 'center' | 'start' | 'end' | 'bottom'
  children: ReactNode
  footer?: ReactNode
  className?: string
}

const PLACES = {
  center: 'm-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card dialog-center',
  start: 'my-0 ms-0 me-auto h-dvh max-h-none w-[min(22rem,calc(100vw-3rem))] dialog-start',
  end: 'my-0 ms-auto me-0 h-dvh max-h-none w-[min(26rem,calc(100vw-3rem))] dialog-end',
  bottom: 'mx-auto mt-auto mb-0 w-full max-w-160 max-h-[85dvh] rounded-t-card dialog-bottom',
} satisfies Record<NonNullable<DialogProps['place']>, string>

/** The native `<dialog>`: focus goes in and comes back, Escape closes, what lies behind is inert. */
export function Dialog({ open, onClose, title, hideTitle, place = 'center', children, footer, className }: DialogProps) {
  const { t } = useTranslation('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
    // The padding of the dialog itself is zero, so a press that lands on it landed on the backdrop. Keyboards have Escape for that.
    const beside = (event: MouseEvent) => event.target === element && element.close()
    element.addEventListener('click', beside)
    return () => element.removeEventListener('click', beside)
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className={clsx('fixed inset-0 max-w-none flex-col overflow-hidden border border-line bg-surface p-0 shadow-card open:flex', PLACES[place], className)}
    >
      {open && (
        <>
          <div className={clsx('flex items-center justify-between gap-4 ps-5 pe-2', hideTitle ? 'absolute end-0 top-0 z-10' : 'border-b border-line py-2')}>
            <h2 id={heading} className={clsx('text-lg', hideTitle && 'sr-only')}>
              {title}
            </h2>
            <IconButton label={t('close')} onClick={onClose}>
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
            {/* What it says may still be on its way; the page behind it stays meanwhile. */}
            <Suspense fallback={<div aria-busy="true" className="h-24" />}>{children}</Suspense>
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{footer}</div>
          )}
        </>
      )}
    </dialog>
  )
}

/** A dialog that slides in from a side: filters, menus, carts. */
export const Sheet = ({ place = 'end', ...rest }: Omit<DialogProps, 'place'> & { place?: 'start' | 'end' | 'bottom' }) => <Dialog {...rest} place={place} />
