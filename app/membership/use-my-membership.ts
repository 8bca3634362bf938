import { useCallback, useEffect, useState } from 'react'
import { getMyMembership, type MyMembership } from './my-membership.ts'

/** So often the page asks again while a plan is being paid. */
const PAYING_MS = 2_500

export type MyMembershipState = { mine: MyMembership | undefined; failed: boolean; error: unknown; ask: () => Promise<void> }

/** Where the signed-in person stands; asks nothing for a stranger. Without TanStack Query, which visitors of this public page should not have to download. */
export function useMyMembership(owner: string | undefined): MyMembershipState {
  const [answer, setAnswer] = useState<{ owner: string; mine: MyMembership | undefined; failed: boolean; error?: unknown }>()
  const ask = useCallback(
    () =>
      owner === undefined
        ? Promise.resolve()
        : getMyMembership().then(
            (mine) => setAnswer({ owner, mine, failed: mine === undefined }),
            // What was known before stays.
            (error: unknown) => setAnswer((before) => ({ owner, mine: before?.owner === owner ? before.mine : undefined, failed: true, error })),
          ),
    [owner],
  )
  useEffect(() => void ask(), [ask])
  const known = answer?.owner === owner ? answer : undefined
  const paying = known?.mine?.purchase !== undefined && known.mine.purchase !== null
  useEffect(() => {
    if (!paying) return
    const timer = setInterval(() => void (document.visibilityState === 'visible' && ask()), PAYING_MS)
    return () => clearInterval(timer)
  }, [paying, ask])
  return { mine: known?.mine, failed: known?.failed === true && !known.mine, error: known?.error, ask }
}
