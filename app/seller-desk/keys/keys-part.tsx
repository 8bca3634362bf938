import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyRow } from './key-row.tsx'
import { KeySecret } from './key-secret.tsx'
import { readKeys } from './read-keys.ts'
import type { GivenKey } from './shop-key.ts'

/** The shop's own programs: each with a key, what it may, how it is used, and its end. */
export function KeysPart({ seller }: { seller: string }) {
  const { t } = useTranslation('shop-keys')
  const queries = useQueryClient()
  const keys = useQuery({ queryKey: ['shop-keys', seller], queryFn: () => readKeys(seller) })
  const [now] = useState(() => Date.now())
  const [making, setMaking] = useState(false)
  const [given, setGiven] = useState<GivenKey & { name: string }>()
  const show = async (key: GivenKey & { name: string }) => {
    setMaking(false)
    setGiven(key)
    await queries.invalidateQueries({ queryKey: ['shop-keys', seller] })
    await queries.invalidateQueries({ queryKey: ['shop-log', seller] })
  }
  return (
    <ProfileSection title={t('title')} text={t('text')}>
      <div className="grid gap-5">
        {given && <KeySecret key={given.secret} name={given.name} secret={given.secret} onKept={() => setGiven(undefined)} />}
        {keys.isPending ? (
          <Waiting className="h-20" />
        ) : keys.isError ? (
          <LoadFailure title={t('failed')} error={keys.error} onRetry={() => void keys.refetch()} />
        ) : keys.data.length === 0 ? (
          !making && <p className="text-ink-soft">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {keys.data.map((one) => (
              <li key={one.id} className="py-4 first:pt-0 last:pb-0">
                <KeyRow seller={seller} shopKey={one} now={now} onRenewed={(renewed) => void show({ ...renewed, name: one.name })} />
              </li>
            ))}
          </ul>
        )}
        {making ? (
          <KeyForm seller={seller} onMade={(made) => void show(made)} onCancel={() => setMaking(false)} />
        ) : (
          !keys.isPending && (
            <Button look="quiet" className="justify-self-start max-sm:w-full" onClick={() => setMaking(true)}>
              {t('new')}
            </Button>
          )
        )}
      </div>
    </ProfileSection>
  )
}
