import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EnrolApp } from '../settings/security/enrol-app.tsx'
import { loadSupabase } from '../platform/session/supabase.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Waiting } from '../ui/skeleton.tsx'

/** The second factor without which the back office does not open: set up here where there is none yet, and then the way in. */
export default function SetUpApp() {
  const { t } = useTranslation('invitation')
  const [has, setHas] = useState<boolean>()
  const [later, setLater] = useState(false)
  useEffect(() => {
    let left = false
    void loadSupabase()
      .then(({ auth }) => auth.mfa.listFactors())
      .then(({ data }) => !left && setHas((data?.totp.length ?? 0) > 0))
    return () => {
      left = true
    }
  }, [])
  if (has === undefined) return <Waiting className="h-64 w-full" />
  if (has || later) {
    return (
      <ButtonLink to="/admin" className="justify-self-start">
        {t('office')}
      </ButtonLink>
    )
  }
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-6">
      <h2 className="text-xl">{t('factor')}</h2>
      <p>{t('factorText')}</p>
      <EnrolApp taken={[]} onDone={async () => setHas(true)} onCancel={() => setLater(true)} />
    </div>
  )
}
