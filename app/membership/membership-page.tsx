import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { getTerms } from './get-terms.server.ts'
import { MembershipSkeleton } from './membership-skeleton.tsx'

// The same for everyone; what is mine comes in the browser. `tracking` has the words of paying by code or at the bank.
export const handle = pageHandle({ messages: ['membership', 'tracking'], cache: { query: [], seconds: 300 } })

export const loader = ({ context }: LoaderFunctionArgs) => getTerms(shopOf(context).anon)

export default lazyScreen(() => import('./membership-screen.tsx'), { ...handle, skeleton: <MembershipSkeleton /> })
