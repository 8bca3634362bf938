import { createContext, type ReactNode, use, useMemo } from 'react'
import { ANYBODY, type Permission } from './resource-card.ts'

const RightsContext = createContext<ReadonlySet<string>>(new Set())

/** What the person at this desk may. It decides what is offered; what is done the database decides again. */
export function DeskRights({ permissions, children }: { permissions: readonly string[]; children: ReactNode }) {
  const rights = useMemo(() => new Set(permissions), [permissions])
  return <RightsContext value={rights}>{children}</RightsContext>
}

/** Whether the person at this desk has a permission. */
export function useMay(): (permission: Permission | typeof ANYBODY) => boolean {
  const rights = use(RightsContext)
  return (permission) => permission === ANYBODY || rights.has(permission)
}
