import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

/** The look of everything people type into. */
export const controlClass =
  'block w-full min-h-11 rounded-control border border-line-strong bg-surface px-3.5 py-2 text-ink placeholder:text-ink-soft/80 transition-colors hover:border-indigo aria-invalid:border-terracotta aria-invalid:border-2 disabled:opacity-60'

type Frame = {
  label: string
  /** One line under the label that helps to fill it in. */
  hint?: ReactNode
  /** What is wrong and how to put it right; shown beside the field and read with it. */
  error?: string | undefined
  /** The label is there for those who listen only, because the place says enough to those who see. */
  hideLabel?: boolean
  className?: string
}

/** Attributes that tie a control to its hint and error. */
type Tied = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label, hint, control and error in the order in which they are read. Optional fields say so; required ones are the rule. */
export function FieldFrame({
  label,
  hint,
  error,
  hideLabel,
  className,
  required,
  children,
}: Frame & { required?: boolean | undefined; children: (tied: Tied) => ReactNode }) {
  const id = useId()
  const { t } = useTranslation('ui')
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={clsx('text-sm font-semibold', hideLabel && 'sr-only')}>
        {label}
        {!required && !hideLabel && <span className="ms-1.5 font-normal text-ink-soft">({t('field.optional')})</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <div aria-live="polite" className="empty:-mt-1.5">
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-terracotta">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/** A one-line text field. */
export function Field({ label, hint, error, hideLabel, className, ...input }: Frame & ComponentPropsWithRef<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }} required={input.required}>
      {(tied) => <input {...input} {...tied} className={controlClass} />}
    </FieldFrame>
  )
}

/** A text of several lines; it grows with what is written where the browser can. */
export function TextArea({ label, hint, error, hideLabel, className, rows = 4, ...area }: Frame & ComponentPropsWithRef<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }} required={area.required}>
      {(tied) => (
        // A field that grows would begin with one line, whatever its rows say.
        <textarea
          {...area}
          {...tied}
          rows={rows}
          style={{ minBlockSize: `calc(${rows}lh + 1.125rem)` }}
          className={clsx(controlClass, 'field-sizing-content')}
        />
      )}
    </FieldFrame>
  )
}

export type Option = { value: string; label: string; disabled?: boolean }

/** A native select: the phone's own wheel, the keyboard's own keys, no kilobytes. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  placeholder,
  ...select
}: Frame & { options: readonly Option[]; placeholder?: string } & ComponentPropsWithRef<'select'>) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }} required={select.required}>
      {(tied) => (
        <select {...select} {...tied} className={clsx(controlClass, 'select-arrow pe-9')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
