import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { nextPath } from '../auth-actions.ts'
import { CodeForm } from '../code-form.tsx'
import { enterAccount } from '../enter-account.ts'
import { abandonSignIn, giveCode, giveRecoveryCode } from '../second-factor.ts'

/** The second step of signing in: the code, then on to where somebody wanted to go. */
export function SecondFactorForm() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const location = useLocation()
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  return (
    <CodeForm
      key={kind}
      kind={kind}
      submit={t('code.submit')}
      give={kind === 'app' ? giveCode : giveRecoveryCode}
      onGiven={async (session) => {
        await enterAccount(session)
        await navigate(nextPath(location.search, location.state?.from), { replace: true })
      }}
    >
      <Button look="plain" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
      </Button>
      <Button look="plain" onClick={() => void abandonSignIn()}>
        {t('code.other')}
      </Button>
    </CodeForm>
  )
}
