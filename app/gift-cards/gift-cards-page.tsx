import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { getSaleTerms } from './get-sale-terms.server.ts'

// The same for everyone; what somebody bought comes in the browser. `tracking` has the words of paying by code or at the bank.
export const handle = pageHandle({ messages: ['gift-cards', 'tracking'], cache: { query: [], seconds: 300 } })

export const loader = ({ context }: LoaderFunctionArgs) => getSaleTerms(shopOf(context))

export default lazyScreen(() => import('./gift-cards-screen.tsx'), handle)
