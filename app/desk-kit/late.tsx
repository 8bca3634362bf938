import { type ReactNode, Suspense } from 'react'
import { Waiting } from '../ui/skeleton.tsx'

/**
 * A part of a screen whose words or code may come after the screen itself. Only its own place waits for them: without it, whatever comes late takes away the
 * whole screen that somebody reads already, its heading too, until it is there.
 */
export const Late = ({ children, className = 'h-24 w-full' }: { children: ReactNode; className?: string }) => (
  <Suspense fallback={<Waiting className={className} />}>{children}</Suspense>
)
