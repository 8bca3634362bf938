import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { fetchMessages } from '../../i18n/warm-messages.ts'
import { onQuickView } from '../card-actions.ts'
import type { QuickViewAsked } from './quick-view-asked.ts'
import { Part } from '../../ui/part.tsx'

const QuickViewDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./quick-view-dialog.tsx'), fetchMessages('product'), fetchMessages('catalog')])
  return dialog
})

/** Opens the quick view for every card that asks, on every page. Its code comes with the first. Whoever goes on to another page has seen enough. */
export function QuickViewHost() {
  const { pathname } = useLocation()
  const [last, setLast] = useState<{ asked: QuickViewAsked; open: boolean; pathname: string }>()
  useEffect(
    () => onQuickView((product) => setLast((before) => ({ asked: { product, opening: (before?.asked.opening ?? 0) + 1 }, open: true, pathname }))),
    [pathname],
  )
  const close = useCallback(() => setLast((before) => before && { ...before, open: false }), [])
  if (!last) return null
  return (
    <Suspense>
      <Part silent>
        <QuickViewDialog asked={last.open && last.pathname === pathname ? last.asked : undefined} onClose={close} />
      </Part>
    </Suspense>
  )
}
