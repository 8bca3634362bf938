import { lazy, Suspense, useEffect, useState } from 'react'
import { onAgain, type AgainRequest } from '../../orders/tracking/again-request.ts'
import type { Again } from './reorder.ts'

const AgainDialog = lazy(() => import('./again-dialog.tsx'))

/** Answers whoever wants an order's things again: puts into the cart what can still be had, and says what became of each. Its code comes with the first. */
export function AgainHost() {
  const [found, setFound] = useState<{ results: Again[]; open: boolean }>()
  useEffect(() => {
    const answer = async ({ lines, country, answered }: AgainRequest) => {
      const added = await import('./add-again.ts').then(
        ({ addAgain }) => addAgain(lines, country),
        () => undefined,
      )
      answered(added ? 'done' : 'failed')
      if (added) setFound({ results: added, open: true })
    }
    return onAgain((request) => void answer(request))
  }, [])
  return (
    found && (
      <Suspense>
        <AgainDialog found={found.results} open={found.open} onClose={() => setFound({ ...found, open: false })} />
      </Suspense>
    )
  )
}
