import { Award } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import type { Credential } from './credential.ts'
import { credentialName } from './credential-name.ts'

/** What a maker was certified for when something was bought, which stays whatever became of it since. `boughtAt` is an ISO moment. */
export function KeptCredentials({
  credentials,
  boughtAt,
}: {
  credentials: readonly Pick<Credential, 'kind' | 'grade' | 'number' | 'about'>[]
  boughtAt: string
}) {
  const { t } = useTranslation('credentials')
  const day = useMoments()({ dateStyle: 'long' }).format(new Date(boughtAt))
  if (credentials.length === 0) return null
  return (
    <div className="grid gap-1 border-t border-line pt-4 text-sm">
      <p className="font-semibold">{t('kept', { day })}</p>
      <ul className="grid gap-1">
        {credentials.map((credential) => (
          <li key={`${credential.kind} ${credential.number}`} className="flex items-start gap-2">
            <Award className="mt-0.5 size-4 shrink-0 text-gold" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              {[credentialName(t, credential), credential.about, credential.number && t('number', { number: credential.number })].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
