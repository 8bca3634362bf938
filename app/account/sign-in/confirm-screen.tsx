import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { owesSecondFactor } from '../../platform/session/second-factor.ts'
import { useAlive } from '../../ui/use-alive.ts'
import { linkTypeOf, nextPath, redeemLink } from '../auth-actions.ts'
import { AuthFrame } from '../auth-frame.tsx'
import type { AuthProblem } from '../auth-problem.ts'
import { enterAccount } from '../enter-account.ts'
import { FormProblem } from '../form-problem.tsx'

/** What a link is for decides the words: signing up, an invitation, a link to sign in, a new address. */
const WORDS = { signup: 'signup', email: 'signup', invite: 'invite', magiclink: 'magiclink', recovery: 'magiclink', email_change: 'emailChange' } as const

/** `/auth/confirm`: where the links of letters lead. Only a press redeems them, because mail scanners open every link. */
export default function ConfirmScreen() {
  const { t } = useTranslation('account')
  const alive = useAlive()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState<AuthProblem>()
  const [busy, setBusy] = useState(false)
  const [halfway, setHalfway] = useState(false)
  const tokenHash = search.get('token_hash') ?? ''
  const type = linkTypeOf(search.get('type'))
  const words = WORDS[type ?? 'signup']

  const confirm = async () => {
    if (!type) return
    setBusy(true)
    setProblem(undefined)
    const answer = await redeemLink(tokenHash, type)
    if (answer.problem) setProblem(answer.problem)
    else if (!answer.done) setHalfway(true)
    else if (owesSecondFactor(answer.done.access_token)) {
      const next = type === 'recovery' ? '/settings' : (search.get('redirect_to') ?? '')
      await navigate(`/auth?${new URLSearchParams({ next })}`, { replace: true })
    } else {
      await enterAccount(answer.done)
      // Whoever was invited, or forgot, has no password to sign in with next time.
      if (type === 'invite' || type === 'recovery') await navigate('/auth/reset-password', { replace: true, state: { choose: true } })
      else await navigate(nextPath(`?${new URLSearchParams({ next: search.get('redirect_to') ?? '' })}`, undefined), { replace: true })
    }
    setBusy(false)
  }

  if (tokenHash === '' || !type) return <BrokenLink />
  return (
    <AuthFrame title={t(`confirm.${words}.title`)} lead={halfway ? undefined : t(`confirm.${words}.text`)}>
      <div className="grid gap-5">
        <FormProblem problem={problem} />
        {halfway ? (
          <p role="status">{t('confirm.emailChange.other')}</p>
        ) : problem ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/auth">{t('signIn.submit')}</ButtonLink>
            <ButtonLink to="/register" look="quiet">
              {t('signIn.register')}
            </ButtonLink>
          </div>
        ) : (
          <Button size="large" busy={busy} disabled={!alive} onClick={() => void confirm()} className="justify-self-start">
            {t(`confirm.${words}.button`)}
          </Button>
        )}
      </div>
    </AuthFrame>
  )
}

function BrokenLink() {
  const { t } = useTranslation('account')
  return (
    <AuthFrame title={t('confirm.broken.title')} lead={t('confirm.broken.text')}>
      <ButtonLink to="/auth">{t('signIn.submit')}</ButtonLink>
    </AuthFrame>
  )
}
