import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Trans } from 'react-i18next/TransWithoutContext'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { invitationCode } from '../../referrals/invitation/kept-invitation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { useAlive } from '../../ui/use-alive.ts'
import { SignUp, userTypeOf } from '../account-forms.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { type Agreements, invitedAddress, nextPath, signUp } from '../auth-actions.ts'
import { AuthFrame } from '../auth-frame.tsx'
import type { AuthProblem } from '../auth-problem.ts'
import { CheckMail } from './check-mail.tsx'
import { enterAccount } from '../enter-account.ts'
import { FormProblem } from '../form-problem.tsx'
import { GoogleSignIn } from '../google/google-button.tsx'
import type { GoogleOffer } from '../google/google-offer.ts'
import { PasswordField, StrengthMeter } from '../password-field.tsx'
import { SellerNotice, UserTypeChoice } from './user-type-choice.tsx'
import { EmailField } from '../../ui/email-field.tsx'

/** `/register`: an account to buy with, or to sell with. */
export default function RegisterScreen({ loaderData }: { loaderData: Agreements & { google: GoogleOffer; sellersAtOnce: boolean } }) {
  const { t } = useTranslation('account')
  const location = useLocation()
  const [sentTo, setSentTo] = useState<{ email: string; toSell: boolean }>()
  if (sentTo !== undefined) {
    return (
      <AuthFrame title={t('letter.title')}>
        <CheckMail email={sentTo.email} onWrong={() => setSentTo(undefined)}>
          {sentTo.toSell && <SellerNotice atOnce={loaderData.sellersAtOnce} />}
        </CheckMail>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('register.title')} lead={t('register.lead')}>
      <AlreadySignedIn>
        <GoogleSignIn offer={loaderData.google} />
        <RegisterForm agreements={loaderData} sellersAtOnce={loaderData.sellersAtOnce} onSent={setSentTo} />
      </AlreadySignedIn>
      <p className="mt-8 border-t border-line pt-5 text-ink-soft">
        {t('register.have')}{' '}
        <Link to={{ pathname: '/auth', search: location.search }} state={location.state} className="link font-semibold">
          {t('signIn.submit')}
        </Link>
      </p>
    </AuthFrame>
  )
}

type FormProps = { agreements: Agreements; sellersAtOnce: boolean; onSent: (sent: { email: string; toSell: boolean }) => void }

function RegisterForm({ agreements, sellersAtOnce, onSent }: FormProps) {
  const { t, i18n } = useTranslation('account')
  const alive = useAlive()
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState<AuthProblem>()
  const { register, handleSubmit, formState, control, trigger, setError } = useForm({
    resolver: formResolver(SignUp),
    mode: 'onTouched',
    defaultValues: { email: invitedAddress(location.state) },
  })
  const [password = '', email = ''] = useWatch({ control, name: ['password', 'email'] })
  const { errors, isSubmitting, touchedFields } = formState
  const said = (key: string | undefined) => key && t(key)

  const submit = handleSubmit(async (given, event) => {
    setProblem(undefined)
    const userType = userTypeOf(new FormData(event?.target as HTMLFormElement))
    const next = nextPath(location.search, location.state?.from)
    const answer = await signUp(
      { ...given, userType },
      { agreements, next: userType === 'seller' && next === '/' ? '/dashboard' : next, invitation: invitationCode(location.search) },
    )
    if (answer.problem?.field) {
      return setError(answer.problem.field === 'name' ? 'firstName' : 'agreed', { message: answer.problem.key }, { shouldFocus: true })
    }
    if (answer.problem) return setProblem(answer.problem)
    // A shop that confirms no addresses lets people in at once.
    if (!answer.done) return onSent({ email: given.email, toSell: userType === 'seller' })
    await enterAccount(answer.done)
    await navigate(next, { replace: true })
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <UserTypeChoice initial={search.get('type') === 'seller' ? 'seller' : 'buyer'} sellersAtOnce={sellersAtOnce} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        <Field label={t('field.firstName')} autoComplete="given-name" required error={said(errors.firstName?.message)} {...register('firstName')} />
        <Field
          label={t('field.lastName')}
          autoComplete="family-name"
          error={said(errors.lastName?.message)}
          {...register('lastName', { onChange: () => touchedFields.firstName && trigger('firstName') })}
        />
      </div>
      <EmailField label={t('field.email')} autoComplete="username" error={said(errors.email?.message)} {...register('email')} />
      <PasswordField
        label={t('field.password')}
        hint={t('password.hint')}
        autoComplete="new-password"
        error={said(errors.password?.message)}
        {...register('password', { onChange: () => touchedFields.again && trigger('again') })}
      />
      <StrengthMeter password={password} email={email} />
      <PasswordField label={t('field.again')} autoComplete="new-password" error={said(errors.again?.message)} {...register('again')} />
      <Checkbox
        label={
          <Trans
            i18n={i18n}
            t={t}
            ns="account"
            i18nKey="register.agree"
            components={{ terms: <Legal to="/terms" />, privacy: <Legal to="/privacy-policy" /> }}
          />
        }
        error={said(errors.agreed?.message)}
        {...register('agreed')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" size="large" busy={isSubmitting} disabled={!alive}>
        {t('register.submit')}
      </Button>
    </form>
  )
}

/** In a tab of its own, so that nothing typed is lost. Trans puts the words in. */
const Legal = ({ to, children }: { to: string; children?: React.ReactNode }) => (
  <Link to={to} target="_blank" className="link">
    {children}
  </Link>
)
