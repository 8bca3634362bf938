import type { LoaderFunctionArgs } from 'react-router'
import { offersGoogle } from '../../account/google/offers-google.server.ts'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({ messages: ['settings', 'notifications', 'account', 'money'], noindex: true, cache: { query: [], seconds: 60, keys: [] } })

export const loader = ({ context }: LoaderFunctionArgs) => ({ google: offersGoogle(shopOf(context)) })

export default lazyScreen(() => import('./settings-screen.tsx'), { ...handle, skeleton: <SettingsSkeleton /> })
