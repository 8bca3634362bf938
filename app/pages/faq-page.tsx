import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { getShopFacts } from './get-shop-facts.server.ts'

export const handle = pageHandle({ messages: ['pages-faq'], cache: { query: [], seconds: 300 } })

export type FaqData = Awaited<ReturnType<typeof loader>>

/** The facts that answers quote. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  return { facts: await getShopFacts(anon, { sender: settings.mailFrom }), siteUrl: settings.siteUrl, language: readerOf(context).language }
}

export default lazyScreen(() => import('./faq-screen.tsx'), handle)
