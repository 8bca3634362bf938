import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '../../account/code-form.tsx'
import { giveCode } from '../../account/second-factor.ts'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { AdminSkeleton } from './admin-skeleton.tsx'

/** What `public.my_staff_rights` answers. */
export type StaffRights = { staff: boolean; proven: boolean; has_factor: boolean; roles: string[]; permissions: string[] }

/** Lets staff in who have shown a second factor, and tells everybody else what is missing. The database asks again with every question. */
export function AtTheDoor({ person, children }: { person: string; children: (rights: StaffRights) => ReactNode }) {
  const { t } = useTranslation('admin')
  const [opened, setOpened] = useState(0)
  const rights = useQuery({
    queryKey: ['my-staff-rights', person, opened],
    queryFn: () => databaseResult<StaffRights>('my_staff_rights', {}),
    // A right that was granted or taken shows within minutes without a reload.
    refetchInterval: 5 * 60_000,
    ...CHANGES_ELSEWHERE,
  })
  if (rights.isError && !rights.data) return <LoadFailure level={1} error={rights.error} onRetry={() => void rights.refetch()} />
  if (!rights.data) return <AdminSkeleton />
  const { staff, proven, has_factor: hasFactor } = rights.data
  if (!staff) return <EmptyState title={t('door.notStaff')} text={t('door.notStaffText')} actions={<ButtonLink to="/">{t('door.toShop')}</ButtonLink>} />
  if (!hasFactor) {
    return (
      <EmptyState title={t('door.noFactor')} text={t('door.noFactorText')} actions={<ButtonLink to="/settings#security">{t('door.toSecurity')}</ButtonLink>} />
    )
  }
  if (!proven) {
    return (
      <div className="mx-auto max-w-md px-4 py-16">
        <h1 className="mb-2 text-2xl">{t('door.factor')}</h1>
        <p className="mb-6 text-ink-soft">{t('door.factorText')}</p>
        <CodeForm submit={t('door.enter')} give={giveCode} onGiven={() => Promise.resolve(setOpened(opened + 1))} />
      </div>
    )
  }
  return children(rights.data)
}
