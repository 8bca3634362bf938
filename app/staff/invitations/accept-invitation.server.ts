import * as v from 'valibot'
import { memberUseCase, refuse } from '../../use-case.ts'
import { invitationOf } from './invitation-link.server.ts'

/**
 * `POST /functions/v1/accept-invitation`: whoever is signed in takes the role that was offered to their confirmed address, by the link of the letter. 404 where the link is not ours or
 * stands no more, 409 `other_address` for another account.
 */
export const acceptInvitationFunction = memberUseCase(v.object({ invitation: v.pipe(v.string(), v.maxLength(200)) }), async (shop, member, wish) => {
  const key = invitationOf(shop, wish.invitation)
  if (!key) return refuse('not_found')
  const { outcome } = await shop.service.one<{ outcome: 'accepted' | 'gone' | 'other_address' }>('select private.accept_invitation($1, $2, $3) as outcome', [
    key.id,
    key.round,
    member.id,
  ])
  if (outcome === 'gone') return refuse('not_found')
  return outcome === 'other_address' ? refuse('other_address') : { accepted: true }
})
