import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import type { Because, ReferralState } from './my-referrals.ts'

type StandingProps = { state: ReferralState; because: Because; reason: string; due_at: string | null; capped?: boolean }

/** How far a reward is, and why where there is none; what staff said is told in their words. */
export function Standing({ state, because, reason, due_at: due, capped = false }: StandingProps) {
  const { t } = useTranslation('referrals')
  const moments = useMoments()
  const said =
    state === 'waiting' && due !== null
      ? t('state.waitingUntil', { date: moments({ dateStyle: 'medium' }).format(new Date(due)) })
      : state === 'granted' && capped
        ? t('capped')
        : t(`state.${state}`)
  return (
    <div className="text-sm text-ink-soft">
      <p>{because !== '' && because !== 'staff' ? `${said} · ${t(`because.${because}`)}` : said}</p>
      {reason !== '' && <p className="wrap-anywhere">{t('why', { reason })}</p>}
    </div>
  )
}
