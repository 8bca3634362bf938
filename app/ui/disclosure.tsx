import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'

/** A part that opens below its heading: questions, filters, footers on phones. Native, so it works before any script does. */
export function Disclosure({ summary, children, className, ...details }: { summary: ReactNode } & ComponentPropsWithRef<'details'>) {
  return (
    <details {...details} className={clsx('fold', className)}>
      <summary>
        <span>{summary}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}

type DropdownProps = {
  /** What is pressed to open it. */
  summary: ReactNode
  summaryClass?: string
  /** Its name for those who listen, before what it shows. */
  label?: string
  /** `wide` panels reach from side to side of whatever holds the button and is `relative`. */
  align?: 'start' | 'end' | 'wide'
  /** Told when somebody opens it, also where that was before any script ran. */
  onOpen?: () => void
  /** One of a row of buttons that is `relative`: on a phone the panel is as wide as the row and stands below it, as it would leave the screen anywhere else. */
  inRow?: boolean
  children: ReactNode
  panelClass?: string
}

/** A panel under a button. Opens without scripts; with them Escape, a press elsewhere, a followed link and leaving by Tab close it. */
export function Dropdown({ summary, summaryClass, label, align = 'end', inRow = false, onOpen, children, panelClass }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => void (details.current?.open && onOpen?.()), [onOpen])
  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => element.open && (element.open = false)
    const pressed = (event: PointerEvent) => event.target instanceof Node && !element.contains(event.target) && close()
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      close()
      element.querySelector('summary')?.focus()
    }
    const left = (event: FocusEvent) => event.relatedTarget instanceof Node && !element.contains(event.relatedTarget) && close()
    const followed = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a[href]') && close()
    document.addEventListener('pointerdown', pressed)
    element.addEventListener('keydown', typed)
    element.addEventListener('focusout', left)
    element.addEventListener('click', followed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      element.removeEventListener('keydown', typed)
      element.removeEventListener('focusout', left)
      element.removeEventListener('click', followed)
    }
  }, [])
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => void (currentTarget.open && onOpen?.())}
      className={clsx('group', align !== 'wide' && (inRow ? 'sm:relative' : 'relative'))}
    >
      <summary className={clsx('list-none [&::-webkit-details-marker]:hidden', summaryClass)} title={label}>
        {label && <span className="sr-only">{label}</span>}
        {summary}
      </summary>
      <div
        className={clsx(
          'absolute top-full z-40 mt-2 rounded-card border border-line bg-surface shadow-card',
          align === 'wide' ? 'inset-x-0' : align === 'end' ? 'end-0' : 'start-0',
          panelClass,
          inRow && 'max-sm:inset-x-0 max-sm:w-auto max-sm:max-w-none',
        )}
      >
        {children}
      </div>
    </details>
  )
}
