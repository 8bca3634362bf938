import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { EMAIL_MOST, type NewsletterErrand, type NewsletterOutcome } from './newsletter.ts'

/** `/newsletter`: signing up, confirming from the mailbox, leaving. Each is one press, without an account and without script. */
export default function NewsletterScreen() {
  const { t } = useTranslation('newsletter')
  const { errand } = useLoaderData<{ errand: NewsletterErrand }>()
  const outcome = useActionData<{ outcome: NewsletterOutcome | 'broken' }>()?.outcome
  return (
    <>
      <title>{t('pageTitle')}</title>
      <Errand errand={errand} outcome={outcome} />
    </>
  )
}

function Errand({ errand, outcome }: { errand: NewsletterErrand; outcome: NewsletterOutcome | 'broken' | undefined }) {
  const { t } = useTranslation('newsletter')
  if (outcome === 'asked' || outcome === 'confirmed')
    return (
      <EmptyState role="status" title={t(`${outcome}.title`)} text={t(`${outcome}.text`)} actions={<ButtonLink to="/products">{t('browse')}</ButtonLink>} />
    )
  if (outcome === 'left' || outcome === 'too-old' || outcome === 'broken' || errand === 'broken') {
    const said = outcome === 'left' ? 'left' : outcome === 'too-old' ? 'tooOld' : 'broken'
    return (
      <EmptyState
        role="status"
        title={t(`${said}.title`)}
        text={t(`${said}.text`)}
        actions={
          <ButtonLink to="/newsletter" look="quiet">
            {t('again')}
          </ButtonLink>
        }
      />
    )
  }
  if (errand === 'sign-up') return <SignUp problem={outcome === 'no-email' ? t('noEmail') : undefined} tooMany={outcome === 'too-many'} />
  return (
    <EmptyState
      title={t(`${errand}.title`)}
      text={t(`${errand}.text`)}
      actions={
        <Form method="post">
          <Press>{t(`${errand}.submit`)}</Press>
        </Form>
      }
    />
  )
}

function Press({ children }: { children: string }) {
  const { state } = useNavigation()
  return (
    <Button type="submit" busy={state !== 'idle'}>
      {children}
    </Button>
  )
}

function SignUp({ problem, tooMany }: { problem: string | undefined; tooMany: boolean }) {
  const { t } = useTranslation('newsletter')
  return (
    <div className="wrap max-w-2xl py-10 sm:py-16">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-3">{t('text')}</p>
      <Form method="post" noValidate className="mt-6 flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
        <Field label={t('email')} name="email" type="email" required autoComplete="email" maxLength={EMAIL_MOST} error={problem} />
        <p className="text-sm text-ink-soft">
          {t('consent')}{' '}
          <Link to="/privacy-policy" className="link">
            {t('privacy')}
          </Link>
        </p>
        <div role="alert" className="empty:hidden">
          {tooMany && <p className="rounded-control border border-terracotta bg-terracotta-wash px-4 py-3 font-semibold text-terracotta">{t('tooMany')}</p>}
        </div>
        <div>
          <Press>{t('submit')}</Press>
        </div>
      </Form>
    </div>
  )
}
