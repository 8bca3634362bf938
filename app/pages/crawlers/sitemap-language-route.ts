import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '../../i18n/languages.ts'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { listAddresses } from './list-addresses.server.ts'
import { sitemap } from './sitemap.ts'

export const handle = pageHandle({ messages: [], cache: { query: ['part'], seconds: 600 }, noindex: true })

/** `/sitemap-{language}.xml?part=n`: every public page in one language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const url = new URL(request.url)
  const language = languageOf(/sitemap-([\w-]+)\.xml$/.exec(url.pathname)?.[1])
  const part = Number(url.searchParams.get('part') ?? 1)
  if (!language || !Number.isSafeInteger(part) || part < 1 || part > 1000) throw new Response('Not found', { status: 404 })
  return new Response(sitemap(settings.siteUrl, language, await listAddresses(anon, part)), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
