import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { owesSecondFactor } from '../../platform/session/second-factor.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { nextPath } from '../auth-actions.ts'
import { AuthFrame } from '../auth-frame.tsx'
import type { AuthProblem } from '../auth-problem.ts'
import { enterAccount } from '../enter-account.ts'
import { FormProblem } from '../form-problem.tsx'
import { GoogleButton } from './google-button.tsx'
import { returnFromGoogle } from './google-sign-in.ts'

/** `/auth/google`: where Google sends people back to. They go on from here at once; it stays only to say what went wrong. */
export default function GoogleScreen() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState<AuthProblem>()
  const began = useRef(false)

  useEffect(() => {
    // A code is good once, however often React runs an effect.
    if (began.current) return
    began.current = true
    const linking = search.has('link')
    const next = linking ? '/settings' : nextPath(`?${search}`, undefined)
    void returnFromGoogle(search).then(async (answer) => {
      // Linking began in the settings, and what became of it belongs there.
      if (answer.problem && linking) return navigate(next, { replace: true, state: { google: answer.problem } })
      if (answer.problem) return setProblem(answer.problem)
      if (owesSecondFactor(answer.done.access_token)) return navigate(`/auth?${new URLSearchParams({ next })}`, { replace: true })
      await enterAccount(answer.done)
      await navigate(next, { replace: true })
    })
  }, [search, navigate])

  if (!problem) {
    return (
      <AuthFrame title={t('google.title')}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {t('google.wait')}
        </p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('google.title')}>
      <div className="grid gap-5">
        <FormProblem problem={problem} />
        <GoogleButton next={() => nextPath(`?${search}`, undefined)}>{t('google.again')}</GoogleButton>
        <ButtonLink to={`/auth?${new URLSearchParams({ next: search.get('next') ?? '' })}`} look="plain">
          {t('google.other')}
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}
