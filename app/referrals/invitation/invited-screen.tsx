import { useTranslation } from 'react-i18next'
import { daysFormat } from '../../i18n/number-format.ts'
import { usePrice } from '../../money/price.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Invitation } from './invitation.ts'
import { keepInvitation } from './kept-invitation.ts'

/** `/invited/{code}`: a friend's invitation. The code is kept once a button is pressed, and not by looking. */
export default function InvitedScreen({ loaderData: { code, invitation } }: { loaderData: { code: string; invitation: Invitation | null } }) {
  const { t, i18n } = useTranslation('referrals')
  const price = usePrice()
  const { user } = useSession()
  if (invitation === null) {
    return (
      <>
        <title>{t('pageTitle')}</title>
        <EmptyState
          title={t('invited.unknown')}
          text={t('invited.unknownText')}
          actions={
            <>
              <ButtonLink to="/register">{t('invited.join')}</ButtonLink>
              <ButtonLink to="/products" look="quiet">
                {t('invited.look')}
              </ButtonLink>
            </>
          }
        />
      </>
    )
  }
  const { name, reward, minimum, days } = invitation
  const keep = () => keepInvitation(code)
  return (
    <>
      <title>{t('pageTitle')}</title>
      <EmptyState
        title={name === '' ? t('invited.title') : t('invited.titleBy', { name })}
        text={t('invited.text', { reward: price(reward), minimum: price(minimum) })}
        actions={
          user ? (
            <ButtonLink to="/referrals">{t('title')}</ButtonLink>
          ) : (
            <>
              <ButtonLink to={`/register?ref=${code}`} onClick={keep}>
                {t('invited.join')}
              </ButtonLink>
              <ButtonLink to="/products" look="quiet" onClick={keep}>
                {t('invited.look')}
              </ButtonLink>
            </>
          )
        }
      >
        <p className="mt-4 max-w-text text-sm text-ink-soft">
          {user ? t('invited.member') : t('invited.terms', { days: daysFormat(i18n.language).format(days) })}
        </p>
      </EmptyState>
    </>
  )
}
