import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signOutEverywhere } from '../account/sign-out.ts'
import { useMoments } from '../i18n/use-moments.ts'
import { PasswordForm } from '../settings/security/password-form.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { getMyProfile } from '../profile/my-profile.ts'
import { ProfileForm } from '../profile/profile-form.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { SellWithUs } from '../seller-desk/application/sell-with-us.tsx'

/** Who I am: name and how I am reached, my password, my devices, selling. */
export function ProfileTab({ user }: { user: User }) {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const moments = useMoments()
  const profile = useQuery({ queryKey: ['my-profile', user.id], queryFn: () => getMyProfile(user.id) })
  if (profile.isError) {
    return <LoadFailure error={profile.error} onRetry={() => void profile.refetch()} />
  }
  if (!profile.data) return <ListSkeleton />
  const since = moments({ dateStyle: 'long' }).format(new Date(profile.data.memberSince))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <ProfileSection title={t('profile.title')} text={t('profile.memberSince', { date: since })}>
        <ProfileForm id={user.id} profile={profile.data} preferences />
      </ProfileSection>
      <div className="grid gap-5">
        <ProfileSection title={t('password.title')}>
          <PasswordForm email={profile.data.email} />
        </ProfileSection>
        <ProfileSection title={t('devices.title')} text={t('devices.text')}>
          <Button look="quiet" onClick={() => void signOutEverywhere().then(() => navigate('/auth'))}>
            {t('devices.signOut')}
          </Button>
        </ProfileSection>
        <SellWithUs personId={user.id} />
      </div>
    </div>
  )
}
