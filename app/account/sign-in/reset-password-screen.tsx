import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { showToast } from '../../ui/toast.ts'
import { owesSecondFactor } from '../../platform/session/second-factor.ts'
import { useAlive } from '../../ui/use-alive.ts'
import { AskReset, NewPassword } from '../account-forms.ts'
import { askReset, redeemLink, setPassword } from '../auth-actions.ts'
import { AuthFrame } from '../auth-frame.tsx'
import type { AuthProblem } from '../auth-problem.ts'
import { CodeForm } from '../code-form.tsx'
import { enterAccount } from '../enter-account.ts'
import { FormProblem } from '../form-problem.tsx'
import { giveCode, useOwesSecondFactor } from '../second-factor.ts'
import { PasswordField, StrengthMeter } from '../password-field.tsx'
import { EmailField } from '../../ui/email-field.tsx'

/** `/auth/reset-password`: asks for a letter, or, opened by its link (or right after one was redeemed), for the new password. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('account')
  const location = useLocation()
  const [search] = useSearchParams()
  const tokenHash = search.get('token_hash') ?? ''
  const choose = tokenHash !== '' || location.state?.choose === true
  return (
    <AuthFrame title={t(choose ? 'reset.choose' : 'reset.title')} lead={t(choose ? 'reset.chooseLead' : 'reset.lead')}>
      {choose ? <ChooseForm tokenHash={tokenHash} /> : <AskForm />}
      <p className="mt-8 border-t border-line pt-5">
        <Link to="/auth" className="link">
          {t('reset.back')}
        </Link>
      </p>
    </AuthFrame>
  )
}

function AskForm() {
  const { t } = useTranslation('account')
  const alive = useAlive()
  const location = useLocation()
  const [problem, setProblem] = useState<AuthProblem>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useForm({ resolver: formResolver(AskReset) })
  const submit = handleSubmit(async ({ email }) => {
    setProblem(undefined)
    setSentTo(undefined)
    const refused = await askReset(email)
    if (refused) setProblem(refused)
    else setSentTo(email)
  })
  const error = formState.errors.email?.message
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem problem={problem} />
      <p role="status" className={sentTo ? 'rounded-control bg-leaf-wash px-4 py-3' : 'sr-only'}>
        {sentTo && t('reset.sent', { email: sentTo })}
      </p>
      <EmailField
        label={t('field.email')}
        autoComplete="username"
        defaultValue={typeof location.state?.email === 'string' ? location.state.email : undefined}
        error={error && t(error)}
        {...register('email')}
      />
      <Button type="submit" size="large" busy={formState.isSubmitting} disabled={!alive}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}

function ChooseForm({ tokenHash }: { tokenHash: string }) {
  const { t } = useTranslation('account')
  const alive = useAlive()
  const navigate = useNavigate()
  // A link is good once: when only the password was refused, the second try needs no link any more.
  const [redeemed, setRedeemed] = useState(tokenHash === '')
  const [problem, setProblem] = useState<AuthProblem>()
  const { register, handleSubmit, formState, control, trigger } = useForm({ resolver: formResolver(NewPassword), mode: 'onTouched' })
  const password = useWatch({ control, name: 'password' }) ?? ''
  const { errors, isSubmitting, touchedFields } = formState
  const owing = useOwesSecondFactor()
  const said = (key: string | undefined) => key && t(key)

  const submit = handleSubmit(async (given) => {
    setProblem(undefined)
    if (!redeemed) {
      const answer = await redeemLink(tokenHash, 'recovery')
      if (answer.problem) return setProblem(answer.problem.key === 'problem.linkExpired' ? { key: 'problem.resetExpired', remedy: 'reset' } : answer.problem)
      setRedeemed(true)
      if (answer.done && owesSecondFactor(answer.done.access_token)) return
      if (answer.done) await enterAccount(answer.done)
    }
    const refused = await setPassword(given.password)
    if (refused) return setProblem(refused)
    showToast({ title: t('reset.done'), tone: 'success' })
    await navigate('/', { replace: true })
  })

  // Changing a password takes both factors; what was typed is kept meanwhile.
  if (owing) return <CodeForm submit={t('code.submit')} give={giveCode} onGiven={enterAccount} />
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem problem={problem} />
      <PasswordField
        label={t('field.newPassword')}
        hint={t('password.newHint')}
        autoComplete="new-password"
        error={said(errors.password?.message)}
        {...register('password', { onChange: () => touchedFields.again && trigger('again') })}
      />
      <StrengthMeter password={password} email="" />
      <PasswordField label={t('field.again')} autoComplete="new-password" error={said(errors.again?.message)} {...register('again')} />
      <Button type="submit" size="large" busy={isSubmitting} disabled={!alive}>
        {t('reset.save')}
      </Button>
    </form>
  )
}
