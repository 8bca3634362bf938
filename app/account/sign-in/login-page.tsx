import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { offersGoogle } from '../google/offers-google.server.ts'

export const handle = pageHandle({ messages: ['account'], noindex: true, cache: { query: [], seconds: 60, keys: [] } })

export const loader = ({ context }: LoaderFunctionArgs) => ({ google: offersGoogle(shopOf(context)) })

export default lazyScreen(() => import('./sign-in-screen.tsx'), handle)
