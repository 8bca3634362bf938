import type { TestProject } from 'vitest/node'
import { startTestShop } from '../support/shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { url: string; dataFolder: string; pid: number }
  }
}

/** One shop for everything that is thrown at a running one. It stands behind one proxy, so that a test can come from any address. */
export default async function openShop(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startTestShop({ filled: true, env: { TRUST_PROXY: '1', RATE_LIMITS: 'others' } })
  project.provide('shop', { url: shop.url, dataFolder: shop.dataFolder, pid: shop.pid })
  return () => shop.remove()
}
