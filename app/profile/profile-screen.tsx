import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Coins, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getMyProfile, type MyProfile } from './my-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useMoments } from '../i18n/use-moments.ts'
import { useMyPoints } from '../membership/use-my-points.ts'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { AddressBook } from './address-book.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** `/profile`: who I am. How the shop treats me stands in the settings. */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <ProfileSkeleton />
      ) : user ? (
        <QueryScreen>
          <Profile id={user.id} />
        </QueryScreen>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('signIn.text')} actions={<ButtonLink to="/auth?next=/profile">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}

function Profile({ id }: { id: string }) {
  const { t } = useTranslation(['profile', 'dashboard'])
  const queries = useQueryClient()
  const profile = useQuery({ queryKey: ['my-profile', id], queryFn: () => getMyProfile(id) })
  if (profile.isError) {
    return <LoadFailure level={1} error={profile.error} onRetry={() => void profile.refetch()} />
  }
  if (!profile.data) return <ProfileSkeleton />
  return (
    <div className="wrap py-8 pb-16">
      <ProfileHead id={id} profile={profile.data} />
      <div className="mt-7 grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <ProfileSection title={t('about.title')}>
          <div className="mb-6">
            <PictureUpload
              of="profiles"
              id={id}
              name={profile.data.fullName}
              picture={profile.data.picture}
              onKept={() => queries.invalidateQueries({ queryKey: ['my-profile', id] })}
            />
          </div>
          <ProfileForm id={id} profile={profile.data} />
        </ProfileSection>
        <AddressBook owner={id} name={profile.data.fullName} phone={profile.data.phone} />
      </div>
    </div>
  )
}

function ProfileHead({ id, profile }: { id: string; profile: MyProfile }) {
  const { t } = useTranslation(['profile', 'dashboard'])
  const points = useMyPoints(id)
  const since = useMoments()({ dateStyle: 'long' }).format(new Date(profile.memberSince))
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-2xl break-words sm:text-3xl">{profile.fullName === '' ? t('title') : profile.fullName}</h1>
        <p className="mt-1 text-ink-soft">{t('profile.memberSince', { ns: 'dashboard', date: since })}</p>
      </div>
      {/* On a phone a line for each: the first is called otherwise when the points are known, and nothing may move. */}
      <div className="grid w-full gap-3 sm:flex sm:w-auto">
        <ButtonLink to="/membership" look="quiet" size="small" icon={<Coins className="size-4" aria-hidden="true" />}>
          {points}
        </ButtonLink>
        <ButtonLink to="/settings" look="quiet" size="small" icon={<Settings className="size-4" aria-hidden="true" />}>
          {t('toSettings')}
        </ButtonLink>
      </div>
    </div>
  )
}
