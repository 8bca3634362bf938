import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Invitation } from './invitation.ts'

export const handle = pageHandle({ messages: ['referrals'], noindex: true })

type Row = { name: string; friend_minor: number; minimum_minor: number; order_days: number }

/** What a code is written of. */
const CODE = /^[2-9A-HJ-NP-Z]{8}$/

/** Who invites, by the first name, and the terms; nothing for a code nobody has. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<{ code: string; invitation: Invitation | null }> {
  const code = (params['code'] ?? '').toUpperCase()
  if (!CODE.test(code)) return { code, invitation: null }
  const { said } = await shopOf(context).anon.one<{ said: Row | null }>('select public.referral_invitation($1) as said', [code])
  return { code, invitation: said && { name: said.name, reward: said.friend_minor, minimum: said.minimum_minor, days: said.order_days } }
}

export default lazyScreen(() => import('./invited-screen.tsx'), handle)
