import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isLooking } from '../../platform/session/session-shelf.ts'

const LookBanner = lazy(() => import('./look-banner.tsx'))

/** Says on every page of a tab that shows the shop through somebody else's eyes that it does. Nobody else downloads anything of it. */
export function LookHost() {
  const looking = useSyncExternalStore(never, isLooking, no)
  if (!looking) return null
  return (
    <Suspense>
      <LookBanner />
    </Suspense>
  )
}

// A tab begins as one or is none.
const never = () => () => undefined
const no = () => false
