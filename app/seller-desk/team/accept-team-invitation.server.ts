import * as v from 'valibot'
import { invitationOf } from '../../staff/invitations/invitation-link.server.ts'
import { memberUseCase, refuse } from '../../use-case.ts'

/**
 * `POST /functions/v1/accept-shop-invitation`: whoever is signed in takes the role of a shop that was offered to their confirmed address, by the link of the letter. 404 where the link
 * is not ours or stands no more, 409 `other_address` for another account.
 */
export const acceptShopInvitationFunction = memberUseCase(v.object({ invitation: v.pipe(v.string(), v.maxLength(200)) }), async (shop, member, wish) => {
  const key = invitationOf(shop, wish.invitation, 'shop')
  if (!key) return refuse('not_found')
  const { outcome } = await shop.service.one<{ outcome: 'accepted' | 'gone' | 'other_address' }>(
    'select private.accept_shop_invitation($1, $2, $3) as outcome',
    [key.id, key.round, member.id],
  )
  if (outcome === 'gone') return refuse('not_found')
  return outcome === 'other_address' ? refuse('other_address') : { accepted: true }
})
