import { useCallback, useEffect, useState } from 'react'
import { callFunction } from '../../platform/call-function.ts'
import type { OrderCases } from '../case.ts'

/** Between two questions while a case is open; the live channel of the order usually tells sooner. */
const ASK_AGAIN_MS = 30_000

/** Browser only. The cases of an order and what else may be asked for it, asked anew whenever `version` is another. */
export function useOrderCases({ order, token, version }: { order: string; token: string; version: unknown }): {
  found: OrderCases | undefined
  refresh: () => Promise<void>
} {
  const [found, setFound] = useState<OrderCases>()
  const refresh = useCallback(async () => {
    const answer = await callFunction<OrderCases>('list-cases', { order, token })
    // What is shown stays until something newer comes.
    if (answer.done) setFound(answer.result)
  }, [order, token])
  useEffect(() => {
    // A new version of the order is the reason to ask anew; news that come together are one.
    const timer = setTimeout(() => version !== undefined && void refresh())
    return () => clearTimeout(timer)
  }, [refresh, version])
  const isOpen = found?.cases.some(({ closedAt }) => closedAt === null) ?? false
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOpen, refresh])
  return { found, refresh }
}
