import { Award } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import type { Credential } from './credential.ts'
import { credentialName } from './credential-name.ts'

/** What a maker was certified for by others, each with what it means, so that nobody has to look it up. */
export function SellerCredentials({ credentials }: { credentials: readonly Credential[] }) {
  const { t } = useTranslation('credentials')
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {t('title')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {credentials.map((credential) => (
          <li key={`${credential.kind} ${credential.number}`} className="flex gap-3 rounded-card border border-line bg-surface p-5">
            <Award className="mt-0.5 size-6 shrink-0 text-gold" aria-hidden="true" />
            <CredentialText credential={credential} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CredentialText({ credential }: { credential: Credential }) {
  const { t } = useTranslation('credentials')
  const days = useMoments()({ dateStyle: 'long' })
  const { about, kind, number, validUntil, verifiedAt } = credential
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="font-serif text-lg font-semibold wrap-anywhere">{credentialName(t, credential)}</h3>
      {about !== '' && <p className="font-medium wrap-anywhere">{about}</p>}
      <p className="text-sm text-pretty">{t(`means.${kind}`)}</p>
      <ul className="mt-1 grid gap-0.5 text-sm text-ink-soft">
        {number !== '' && <li className="wrap-anywhere">{t('number', { number })}</li>}
        {validUntil !== null && <li>{t('until', { day: days.format(new Date(`${validUntil}T12:00:00+07:00`)) })}</li>}
        <li>{t('verified', { day: days.format(new Date(verifiedAt)) })}</li>
      </ul>
    </div>
  )
}
