import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

type Props = { label: ReactNode; hint?: ReactNode; error?: string | undefined; type?: 'checkbox' | 'radio' } & Omit<ComponentPropsWithRef<'input'>, 'type'>

/** A box to tick, or one of several (`type="radio"`). The whole line is the target, at least 44 px high on touch. */
export function Checkbox({ label, hint, error, type = 'checkbox', className, ...input }: Props) {
  const id = useId()
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={className}>
      <label className="flex min-h-9 cursor-pointer items-start gap-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <input {...input} type={type} className="mt-0.5 size-5 shrink-0 accent-indigo" aria-describedby={described} aria-invalid={error ? true : undefined} />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-terracotta">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
