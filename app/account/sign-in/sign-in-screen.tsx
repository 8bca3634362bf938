import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { owesSecondFactor } from '../../platform/session/second-factor.ts'
import { useAlive } from '../../ui/use-alive.ts'
import { SignIn } from '../account-forms.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { invitedAddress, nextPath, signIn } from '../auth-actions.ts'
import { AuthFrame } from '../auth-frame.tsx'
import type { AuthProblem } from '../auth-problem.ts'
import { enterAccount } from '../enter-account.ts'
import { FormProblem } from '../form-problem.tsx'
import { GoogleSignIn } from '../google/google-button.tsx'
import type { GoogleOffer } from '../google/google-offer.ts'
import { PasswordField } from '../password-field.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useOwesSecondFactor } from '../second-factor.ts'
import { useExpired } from './use-expired.ts'
import { EmailField } from '../../ui/email-field.tsx'

/** `/auth` and `/login`. */
export default function SignInScreen({ loaderData }: { loaderData: { google: GoogleOffer } }) {
  const { t } = useTranslation('account')
  const location = useLocation()
  const owing = useOwesSecondFactor()
  if (owing) {
    return (
      <AuthFrame title={t('code.title')} lead={t('code.lead')}>
        <SecondFactorForm />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('signIn.title')} lead={t('signIn.lead')}>
      <AlreadySignedIn>
        <GoogleSignIn offer={loaderData.google} />
        <SignInForm />
      </AlreadySignedIn>
      <p className="mt-8 border-t border-line pt-5 text-ink-soft">
        {t('signIn.new')}{' '}
        <Link to={{ pathname: '/register', search: location.search }} state={location.state} className="link font-semibold">
          {t('signIn.register')}
        </Link>
      </p>
    </AuthFrame>
  )
}

function SignInForm() {
  const { t } = useTranslation('account')
  const alive = useAlive()
  const navigate = useNavigate()
  const location = useLocation()
  const expired = useExpired()
  const [problem, setProblem] = useState<AuthProblem>()
  const { register, handleSubmit, formState, getValues, setFocus } = useForm({
    resolver: formResolver(SignIn),
    defaultValues: { email: invitedAddress(location.state) },
  })
  const { errors, isSubmitting } = formState
  const said = (key: string | undefined) => key && t(key)

  const submit = handleSubmit(async (given) => {
    setProblem(undefined)
    const answer = await signIn(given)
    if (answer.problem) {
      setProblem(answer.problem)
      return setFocus('password', { shouldSelect: true })
    }
    // The screen asks for the code as soon as the session is there.
    if (owesSecondFactor(answer.done.access_token)) return
    await enterAccount(answer.done)
    await navigate(nextPath(location.search, location.state?.from), { replace: true })
  })

  return (
    // `post`, so that a browser that has not run our script yet can never put a password into an address.
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {expired && !problem && (
        <p role="status" className="rounded-control bg-gold-wash px-4 py-3">
          {t('problem.sessionExpired')}
        </p>
      )}
      <FormProblem problem={problem} email={problem ? (getValues('email') ?? '') : ''} />
      <EmailField label={t('field.email')} autoComplete="username" error={said(errors.email?.message)} {...register('email')} />
      <PasswordField label={t('field.password')} autoComplete="current-password" error={said(errors.password?.message)} {...register('password')} />
      <Link to="/auth/reset-password" className="link -mt-3 inline-flex min-h-8 items-center justify-self-start text-sm pointer-coarse:min-h-11">
        {t('signIn.forgot')}
      </Link>
      <Button type="submit" size="large" busy={isSubmitting} disabled={!alive}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
