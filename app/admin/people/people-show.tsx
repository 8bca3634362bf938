import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { usePersonSheet } from './person-sheet.ts'
import { UserAccount } from './person-account.tsx'
import { UserDeeds } from './person-deeds.tsx'
import { UserLooks } from './person-looks.tsx'
import { UserMembership } from './person-membership.tsx'
import { UserPurchases } from './person-purchases.tsx'
import { nameOf, type UserRow } from './person-row.ts'
import { UserShops } from './person-shops.tsx'

/** One account: who it is, what they buy and sell, where they stand as a member, and how they sign in. */
export default function PeopleShow() {
  return (
    <RecordPage<UserRow> renderTitle={nameOf} renderBadges={(user) => <Badges user={user} />} renderActions={(user) => <UserDeeds user={user} />}>
      {(user) => <Sheet user={user} />}
    </RecordPage>
  )
}

function Badges({ user }: { user: UserRow }) {
  const { t } = useTranslation('admin-people')
  const sheet = usePersonSheet(user.id)
  return (
    <>
      <Badge>{t(`filters.roleOptions.${user.role}`)}</Badge>
      {sheet.data?.account.blocked && <Badge tone="sale">{t('blocked')}</Badge>}
    </>
  )
}

function Sheet({ user }: { user: UserRow }) {
  const sheet = usePersonSheet(user.id)
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        {sheet.isError && <LoadFailureLine error={sheet.error} onRetry={() => void sheet.refetch()} />}
        {sheet.isPending && <Waiting className="h-64 w-full" />}
        {sheet.data && (
          <>
            <UserAccount user={user} account={sheet.data.account} roles={sheet.data.roles} />
            <UserMembership person={user.id} membership={sheet.data.membership} />
          </>
        )}
      </div>
      <div className="flex flex-col gap-4">
        {sheet.data && (
          <>
            <UserPurchases person={user.id} {...sheet.data} />
            <UserShops shops={sheet.data.shops} />
            <UserLooks person={user.id} />
            <ActsPanel noun="people" subjects={[user.id]} />
          </>
        )}
        <StaffNotes about="users" subject={user.id} />
      </div>
    </div>
  )
}
