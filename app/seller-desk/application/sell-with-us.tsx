import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { approvesAtOnce, getMyApplication, type Application } from '../../profile/my-profile.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { dateFormat } from '../../i18n/date-format.ts'
import { localMoment } from '../../i18n/local-moment.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { isFirstAsked } from '../../platform/first-asked.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { readMyParts } from './application-parts.ts'
import { APPLY_HASH } from './apply.ts'
import { ApplicationSteps } from './application-steps.tsx'

/** Where the person's wish to sell stands, or the way to express it. */
export function SellWithUs({ personId }: { personId: string }) {
  const { t } = useTranslation('dashboard')
  const sought = useLocation().hash === APPLY_HASH
  const [open, setOpen] = useState(sought)
  const application = useQuery({ queryKey: ['my-application', personId], queryFn: () => getMyApplication(personId), ...CHANGES_ELSEWHERE })
  const atOnce = useQuery({ queryKey: ['approves-at-once'], queryFn: () => approvesAtOnce() })
  // Said above the button that applies: together with it, not under the finger that presses it.
  if (!application.isSuccess || isFirstAsked(atOnce)) return null
  const asked = application.data
  return (
    <div ref={sought ? intoView : undefined} className="scroll-mt-24">
      <ProfileSection title={t('sell.title')}>
        {atOnce.data === true && (
          <Notice tone="news" className="mb-4">
            {t('sell.atOnce')}
          </Notice>
        )}
        {asked === null ? (
          open ? (
            <ApplicationSteps person={personId} again={false} />
          ) : (
            <>
              <p className="mb-4 text-ink-soft">{t('sell.lead')}</p>
              <Button look="quiet" onClick={() => setOpen(true)}>
                {t('sell.apply')}
              </Button>
            </>
          )
        ) : (
          <div role="status">
            <p className="font-semibold">{t(`sell.${asked.status}`, { name: asked.businessName })}</p>
            {asked.status === 'pending' && <p className="mt-1 text-ink-soft">{t('sell.pendingText')}</p>}
            {asked.status !== 'approved' && asked.reason !== '' && <p className="mt-1 whitespace-pre-line text-ink-soft">{asked.reason}</p>}
            {asked.status === 'rejected' && <AgainFrom application={asked} />}
            {asked.status === 'approved' && (
              <ButtonLink to="/seller-dashboard" look="quiet" className="mt-4">
                {t('sellerDashboard')}
              </ButtonLink>
            )}
          </div>
        )}
        {asked?.status === 'pending' && <PendingSteps person={personId} />}
        {asked !== null && mayHandInAgain(asked) && (
          <div className="mt-5">
            <ApplicationSteps person={personId} again />
          </div>
        )}
      </ProfileSection>
    </div>
  )
}

const intoView = (element: Element | null) => element?.scrollIntoView()

/** After so many days somebody who was turned away may apply again, as the database has it (`hand_in_application`). */
const DAYS_UNTIL_AGAIN = 30

function againFrom({ decidedAt }: Application): Date {
  const day = new Date(decidedAt ?? Date.now())
  day.setUTCDate(day.getUTCDate() + DAYS_UNTIL_AGAIN)
  return day
}

/** The day counts, by the shop's clock, as its letter names it. */
const shopDay = (moment: Date): string => localMoment(moment).slice(0, 10)

const mayHandInAgain = (asked: Application): boolean =>
  asked.status === 'needs_changes' || (asked.status === 'rejected' && shopDay(againFrom(asked)) <= shopDay(new Date()))

function AgainFrom({ application }: { application: Application }) {
  const { t, i18n } = useTranslation('dashboard')
  if (mayHandInAgain(application)) return null
  const day = dateFormat(i18n.language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(againFrom(application))
  return <p className="mt-1 text-ink-soft">{t('sell.againFrom', { day })}</p>
}

/** What is still missing of an application that waits already, as after a sign-up as a maker. */
function PendingSteps({ person }: { person: string }) {
  const parts = useQuery({ queryKey: ['my-application-parts', person], queryFn: () => readMyParts() })
  const [shown, setShown] = useState(false)
  const lacking = parts.data?.some(({ lacks }) => lacks !== null) === true
  // Stays until it was handed in, also when the last part is there.
  if (lacking && !shown) setShown(true)
  return shown ? (
    <div className="mt-5">
      <ApplicationSteps person={person} again={false} onSent={() => setShown(false)} />
    </div>
  ) : null
}
