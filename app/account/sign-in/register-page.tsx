import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { getAgreements } from './get-agreements.server.ts'
import { offersGoogle } from '../google/offers-google.server.ts'

export const handle = pageHandle({ messages: ['account'], cache: { query: ['type'], seconds: 60 } })

export async function loader({ context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  return { ...(await getAgreements(shop.anon)), google: offersGoogle(shop) }
}

export default lazyScreen(() => import('./register-screen.tsx'), handle)
