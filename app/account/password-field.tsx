import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlClass, FieldFrame } from '../ui/field.tsx'
import { type Strength, strengthOf } from './password-strength.ts'

type Props = { label: string; hint?: string; error?: string | undefined; autoComplete: 'current-password' | 'new-password' } & ComponentPropsWithRef<'input'>

/** A password, hidden until its owner wants to see it. Managers fill it in by its `autocomplete`; pasting is allowed. */
export function PasswordField({ label, hint, error, className, ...input }: Props) {
  const { t } = useTranslation('account')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...{ label, hint, error, className }} required>
      {(tied) => (
        <div className="relative">
          <input
            {...input}
            {...tied}
            required
            type={shown ? 'text' : 'password'}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className={clsx(controlClass, 'pe-12')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('password.show')}
            title={t('password.show')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-e-control text-ink-soft hover:text-indigo"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

const LEVELS = { weak: 1, fair: 2, strong: 3 } satisfies Record<Strength, number>
const COLOURS = { weak: 'bg-terracotta', fair: 'bg-gold-thread', strong: 'bg-leaf' } satisfies Record<Strength, string>

/** How strong a password is while it is typed: three threads and a word, so that nobody depends on the colour. */
export function StrengthMeter({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation('account')
  const strength = password === '' ? undefined : strengthOf(password, email)
  return (
    <div className="-mt-2">
      <div aria-hidden="true" className="flex gap-1.5">
        {[1, 2, 3].map((level) => (
          <span key={level} className={clsx('h-1 flex-1 rounded-full', strength && LEVELS[strength] >= level ? COLOURS[strength] : 'bg-line')} />
        ))}
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-ink-soft">
        {strength && t(`password.${strength}`)}
      </p>
    </div>
  )
}
