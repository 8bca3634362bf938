import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { CredentialForm } from './credential-form.tsx'
import { CredentialRow } from './credential-row.tsx'
import { listMyCredentials } from './my-credentials.ts'

/** What a maker was certified for: shown to staff with its paper, and to buyers once it was verified. */
export function CredentialsPart({ seller }: { seller: string }) {
  const { t } = useTranslation('credentials')
  const queries = useQueryClient()
  const [adding, setAdding] = useState(false)
  const queryKey = ['my-credentials', seller]
  const mine = useQuery({ queryKey, queryFn: () => listMyCredentials(seller) })
  const again = () => queries.invalidateQueries({ queryKey })
  return (
    <ProfileSection title={t('title')} text={t('desk.text')}>
      {mine.isPending && <Waiting className="h-16" />}
      {mine.isError && <LoadFailureLine error={mine.error} onRetry={() => void mine.refetch()} />}
      {mine.data && mine.data.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {mine.data.map((credential) => (
            <CredentialRow key={credential.id} credential={credential} onGone={again} />
          ))}
        </ul>
      )}
      {adding ? (
        <CredentialForm
          seller={seller}
          onEnd={(sent) => {
            setAdding(false)
            if (sent) void again()
          }}
        />
      ) : (
        <Button look="quiet" icon={<BadgeCheck className="size-5" aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('desk.add')}
        </Button>
      )}
    </ProfileSection>
  )
}
