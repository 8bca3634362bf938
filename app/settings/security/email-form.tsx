import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { AskReset, SignIn } from '../../account/account-forms.ts'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { FormProblem } from '../../account/form-problem.tsx'
import { PasswordField } from '../../account/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { changeEmail, type MyAccount } from '../my-account.ts'
import { provePassword } from './prove.ts'
import { EmailField } from '../../ui/email-field.tsx'

/** The new address, and the password of those who have one. */
const WithPassword = v.object({ email: SignIn.entries.email, password: v.pipe(v.optional(v.string(), ''), v.nonEmpty('problem.required')) })
const WithoutPassword = v.object({ email: AskReset.entries.email, password: v.optional(v.string(), '') })

/** Moves the account to another address: a letter to the old one and a letter to the new one, both to be confirmed. */
export function EmailForm({ account, onChanged }: { account: MyAccount; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation(['settings', 'account'])
  const [open, setOpen] = useState(false)
  const waiting = account.newEmail !== ''
  return (
    <div className="grid gap-4">
      <div role="status" className="empty:hidden">
        {waiting && (
          <div className="flex gap-3 rounded-control bg-gold-wash px-4 py-3">
            <MailOpen className="mt-0.5 size-5 shrink-0 text-gold" aria-hidden="true" />
            <p>{t('email.waiting', { email: account.newEmail, old: account.email })}</p>
          </div>
        )}
      </div>
      {open ? (
        <ChangeForm
          account={account}
          onDone={async () => {
            setOpen(false)
            await onChanged()
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t(waiting ? 'email.another' : 'email.change')}
        </Button>
      )}
    </div>
  )
}

function ChangeForm({ account, onDone, onCancel }: { account: MyAccount; onDone: () => Promise<unknown>; onCancel: () => void }) {
  const { t } = useTranslation(['settings', 'account'])
  const [problem, setProblem] = useState<AuthProblem>()
  const { register, handleSubmit, formState, setError } = useForm({ resolver: formResolver(account.hasPassword ? WithPassword : WithoutPassword) })
  const { errors, isSubmitting } = formState
  const said = (key: string | undefined) => key && t(key, { ns: 'account' })

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined)
    if (email.toLowerCase() === account.email.toLowerCase()) {
      return setProblem({ key: '', words: t('email.same') })
    }
    const proven = account.hasPassword ? await provePassword(account.email, password) : undefined
    if (proven?.problem?.key === 'problem.credentials') return setError('password', { message: 'problem.currentWrong' }, { shouldFocus: true })
    const refused = proven?.problem ?? (await changeEmail(email))
    await proven?.done?.end().catch(() => undefined)
    if (refused) return setProblem(refused)
    await onDone()
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem problem={problem} />
      <EmailField label={t('email.new')} hint={t('email.hint')} autoComplete="email" error={said(errors.email?.message)} {...register('email')} />
      {account.hasPassword && (
        <PasswordField
          label={t('field.currentPassword', { ns: 'account' })}
          autoComplete="current-password"
          error={said(errors.password?.message)}
          {...register('password')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {t('email.send')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
