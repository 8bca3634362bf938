import { data, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { getShopFacts } from '../get-shop-facts.server.ts'
import { getVersionText, listVersions } from '../find-written.server.ts'
import { writtenText } from '../written-text.server.ts'

export const handle = pageHandle({ messages: ['pages-written'], cache: { query: [], seconds: 300 }, noindex: true })

/** What a page said, says and will say: its versions, and one of them where the address names it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const [id = '', number] = [params['id'], params['number']]
  if (!/^[a-z0-9-]{1,60}$/.test(id) || (number !== undefined && !/^\d{1,6}$/.test(number))) throw data(null, { status: 404 })
  const versions = await listVersions(anon, id)
  if (versions.length === 0) throw data(null, { status: 404 })
  const shown = versions.find((one) => one.number === Number(number ?? versions.find(({ holds }) => holds === 'now')?.number ?? versions[0]?.number))
  const text = shown && (await getVersionText(anon, id, shown.number, language))
  if (!shown || !text) throw data(null, { status: 404 })
  const facts = await getShopFacts(anon, { sender: settings.mailFrom })
  return { id, versions, shown, text: writtenText(text, facts, text.language), isList: number === undefined }
}

export default lazyScreen(() => import('./versions-screen.tsx'), handle)
