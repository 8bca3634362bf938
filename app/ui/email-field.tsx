import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestEmail } from './email-suggestion.ts'
import { Field } from './field.tsx'

/** An e-mail address as people type it: the phone's keyboard for it, nothing corrected, and a domain that is a slip of the finger asked back. */
export function EmailField({ onBlur, className, ...field }: ComponentPropsWithRef<typeof Field>) {
  const { t } = useTranslation('ui')
  const frame = useRef<HTMLDivElement>(null)
  const [meant, setMeant] = useState<string>()
  const take = () => {
    const input = frame.current?.querySelector('input')
    if (!input || meant === undefined) return
    // The value is set as a person does it, so that whoever keeps it hears of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, meant)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
    setMeant(undefined)
  }
  return (
    <div ref={frame} className={className} onInput={() => setMeant(undefined)}>
      <Field
        type="email"
        inputMode="email"
        required
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        {...field}
        onBlur={(event) => {
          setMeant(suggestEmail(event.currentTarget.value))
          onBlur?.(event)
        }}
      />
      <p role="status" className="text-sm empty:hidden">
        {meant !== undefined && (
          <button type="button" onClick={take} className="link min-h-11 py-1 text-start wrap-anywhere">
            {t('didYouMean', { email: meant })}
          </button>
        )}
      </p>
    </div>
  )
}
