import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { GoogleOffer } from '../../account/google/google-offer.ts'
import { QueryScreen } from '../../platform/query-screen.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { AppearanceSection } from '../preferences/appearance-section.tsx'
import { DataSection } from '../data/data-section.tsx'
import { DevicesSection } from '../security/devices-section.tsx'
import { getMyAccount, type MyAccount } from '../my-account.ts'
import { NotificationsSection } from '../preferences/notifications-section.tsx'
import { SecuritySection } from '../security/security-section.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** `/settings`: how the shop treats me. */
export default function SettingsScreen({ loaderData }: { loaderData: { google: GoogleOffer } }) {
  const { t } = useTranslation('settings')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <SettingsSkeleton />
      ) : user ? (
        <QueryScreen>
          <Settings user={user} google={loaderData.google} />
        </QueryScreen>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('signIn.text')} actions={<ButtonLink to="/auth?next=/settings">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}

/** The parts of the page, in its order. */
const PARTS = ['appearance', 'notifications', 'security', 'devices', 'data'] as const

function Settings({ user, google }: { user: User; google: GoogleOffer }) {
  const account = useQuery({ queryKey: ['my-account', user.id], queryFn: getMyAccount, ...CHANGES_ELSEWHERE })
  if (account.isError) {
    return <LoadFailure level={1} error={account.error} onRetry={() => void account.refetch()} />
  }
  if (!account.data) return <SettingsSkeleton />
  return <Parts account={account.data} google={google} />
}

function Parts({ account, google }: { account: MyAccount; google: GoogleOffer }) {
  const { t } = useTranslation('settings')
  const { hash } = useLocation()
  // The browser looked for the part before it was there.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <div className="wrap py-8 pb-16">
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <div className="mt-6 grid gap-8 lg:grid-cols-[14rem_minmax(0,44rem)]">
        <nav aria-label={t('parts')} className="max-lg:hidden">
          <ul className="sticky top-6 grid gap-1">
            {PARTS.map((part) => (
              <li key={part}>
                <a href={`#${part}`} className="flex min-h-10 items-center rounded-control px-3 hover:bg-indigo-wash hover:text-indigo">
                  {t(`${part}.title`)}
                </a>
              </li>
            ))}
            <li className="mt-3 border-t border-line pt-3">
              <ButtonLink to="/profile" look="quiet" size="small" className="w-full">
                {t('toProfile')}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <div className="grid min-w-0 content-start gap-5">
          <AppearanceSection personId={account.id} />
          <NotificationsSection personId={account.id} />
          <SecuritySection account={account} google={google} />
          <DevicesSection personId={account.id} />
          <DataSection account={account} />
          <ButtonLink to="/profile" look="quiet" className="lg:hidden">
            {t('toProfile')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
