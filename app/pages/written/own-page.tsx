import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { getShopFacts } from '../get-shop-facts.server.ts'
import { findWritten } from '../find-written.server.ts'
import { addressOfPage, isInfoName } from '../page-text.ts'

export const handle = pageHandle({ messages: ['pages-written'], cache: { query: [], seconds: 300 } })

/** A page of the shop's own. What nobody has published is not found; a page with an address of its own stands there. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  if (isInfoName(id)) throw redirect(addressOfPage(id), 301)
  const { anon, settings } = shopOf(context)
  const facts = await getShopFacts(anon, { sender: settings.mailFrom })
  const written = isPageId(id) ? await findWritten(anon, id, { language: readerOf(context).language, facts }) : undefined
  if (!written?.text) throw data(null, { status: 404 })
  return { written }
}

/** PostgreSQL refuses some of what an address can hold. */
const isPageId = (id: string) => /^[a-z0-9-]{1,60}$/.test(id)

export default lazyScreen(() => import('./own-screen.tsx'), handle)
