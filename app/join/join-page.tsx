import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import type { Invited } from './offer.ts'
import { shopOf, type Shop } from '../shop.ts'
import { invitationOf } from '../staff/invitations/invitation-link.server.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'

export const handle = pageHandle({ messages: ['invitation', 'settings', 'team'], noindex: true })

/** The address holds a secret of a letter: it must not travel. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })

type ShopRow = { email: string; role: string; shop: string; invited_by: string; expires_at: Date }
type Row = { email: string; role: string; description: string; invited_by: string; expires_at: Date }

/** Opening the link changes nothing, because mail scanners open every link. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Invited> {
  const shop = shopOf(context)
  const { searchParams } = new URL(request.url)
  const ofShop = searchParams.get('shop')
  if (ofShop !== null) return shopInvitation(shop, ofShop)
  const invitation = searchParams.get('invitation') ?? ''
  const key = invitationOf(shop, invitation)
  const found = key && (await shop.service.maybe<Row>('select * from private.invitation_of($1, $2)', [key.id, key.round]))
  if (!found) return { offer: null, invitation: '' }
  const { email, role, description, invited_by: by, expires_at: until } = found
  return { offer: { email, role, description, by, until: until.toISOString() }, invitation }
}

async function shopInvitation(shop: Shop, invitation: string): Promise<Invited> {
  const key = invitationOf(shop, invitation, 'shop')
  const found = key && (await shop.service.maybe<ShopRow>('select * from private.shop_invitation_of($1, $2)', [key.id, key.round]))
  if (!found) return { offer: null, invitation: '' }
  const { email, role, shop: name, invited_by: by, expires_at: until } = found
  return { offer: null, shopOffer: { email, role, shop: name, by, until: until.toISOString() }, invitation }
}

export default lazyScreen(() => import('./join-screen.tsx'), handle)
