import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChangePassword } from '../../account/account-forms.ts'
import { setPassword } from '../../account/auth-actions.ts'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { FormProblem } from '../../account/form-problem.tsx'
import { PasswordField, StrengthMeter } from '../../account/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { showToast } from '../../ui/toast.ts'
import { provePassword } from './prove.ts'

/** Stands in the field of those who have no password yet: nothing is asked of them. */
const NONE = '-'

/** Changes the password. The old one is asked for, where there is one, and proven, so that an unlocked screen is not enough. Needs the namespace `account`. */
export function PasswordForm({ email, hasPassword: known = true }: { email: string; hasPassword?: boolean }) {
  const { t } = useTranslation(['account', 'settings'])
  // Who came with an account elsewhere may have chosen one since, which only the server knows.
  const [hasPassword, setHasPassword] = useState(known)
  const [problem, setProblem] = useState<AuthProblem>()
  const { register, handleSubmit, formState, control, reset, resetField, setError, setFocus, trigger } = useForm({
    resolver: formResolver(ChangePassword),
    mode: 'onTouched',
    defaultValues: { current: hasPassword ? '' : NONE, password: '', again: '' },
  })
  // A field that comes because it was missing is where to go on.
  useEffect(() => {
    if (hasPassword && !known) setFocus('current')
  }, [hasPassword, known, setFocus])
  const password = useWatch({ control, name: 'password' }) ?? ''
  const { errors, isSubmitting, touchedFields } = formState
  const said = (key: string | undefined) => key && t(key)

  const submit = handleSubmit(async (given) => {
    setProblem(undefined)
    const proven = hasPassword ? await provePassword(email, given.current) : undefined
    if (proven?.problem?.key === 'problem.credentials') return setError('current', { message: 'problem.currentWrong' }, { shouldFocus: true })
    const refused = proven?.problem ?? (await setPassword(given.password, hasPassword ? given.current : undefined))
    // A new password has ended that session, too; an old one must not stay behind in the list of devices.
    await proven?.done?.end().catch(() => undefined)
    if (refused?.field === 'current' && !hasPassword) {
      setHasPassword(true)
      resetField('current', { defaultValue: '' })
      return setError('current', { message: 'problem.required' })
    }
    if (refused) return setProblem(refused)
    reset()
    showToast({ title: t('reset.done'), tone: 'success' })
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem problem={problem} />
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField label={t('field.currentPassword')} autoComplete="current-password" error={said(errors.current?.message)} {...register('current')} />
      )}
      <PasswordField
        label={t('field.newPassword')}
        hint={t('password.newHint')}
        autoComplete="new-password"
        error={said(errors.password?.message)}
        {...register('password', { onChange: () => touchedFields.again && trigger('again') })}
      />
      <StrengthMeter password={password} email={email} />
      <PasswordField label={t('field.again')} autoComplete="new-password" error={said(errors.again?.message)} {...register('again')} />
      <Button type="submit" look="quiet" busy={isSubmitting} className="justify-self-start">
        {t(hasPassword ? 'password.save' : 'password.set', { ns: 'settings' })}
      </Button>
    </form>
  )
}
