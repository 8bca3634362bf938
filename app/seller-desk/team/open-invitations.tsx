import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { inviteAgain, withdrawInvitation } from './read-team.ts'
import type { Invitation } from './team.ts'

/** Whom the shop waits for; each can be written to once more, or not be waited for. */
export function OpenInvitations({ seller, invitations, mayChange }: { seller: string; invitations: readonly Invitation[]; mayChange: boolean }) {
  const { t } = useTranslation('team')
  const moments = useMoments()
  const queries = useQueryClient()
  const act = useMutation({
    mutationFn: async ({ invitation, again }: { invitation: Invitation; again: boolean }) => {
      if (again) await inviteAgain(seller, invitation)
      else await withdrawInvitation(invitation.id)
    },
    onSuccess: async (_, { invitation, again }) => {
      showToast({ title: again ? t('sent', { email: invitation.email }) : t('saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['shop-team', seller] })
    },
    onError: (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' }),
  })
  const isBusy = (id: string, again: boolean) => act.isPending && act.variables.invitation.id === id && act.variables.again === again
  return (
    <ProfileSection title={t('waiting')}>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <p className="font-semibold wrap-anywhere">{invitation.email}</p>
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              {t(`names.${invitation.role}`)} · {t('until', { when: moments({ dateStyle: 'long' }).format(new Date(invitation.until)) })}
              {invitation.isHelper && <Badge tone="gold">{t('asHelper')}</Badge>}
            </p>
            {mayChange && (
              <div className="flex flex-wrap gap-3">
                <Button look="quiet" busy={isBusy(invitation.id, true)} onClick={() => act.mutate({ invitation, again: true })}>
                  {t('again')}
                </Button>
                <Button look="quiet" busy={isBusy(invitation.id, false)} onClick={() => act.mutate({ invitation, again: false })}>
                  {t('withdraw')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
