import type { LoaderFunctionArgs } from 'react-router'
import { LANGUAGES } from '../i18n/languages.ts'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { serviceWorker, type OfflineWords } from './service-worker.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 3600, keys: [] }, noindex: true })

/** `/service-worker.js`: shows a page of ours where the network is gone. It brings its sentences along, because then nothing can be fetched. */
export function loader({ context }: LoaderFunctionArgs) {
  const { words } = shopOf(context)
  const said = Object.fromEntries(
    LANGUAGES.map((language): [string, OfflineWords] => {
      const t = words(language)
      return [language, { title: t('errors:offline.title'), text: t('errors:offline.text'), again: t('errors:offline.again') }]
    }),
  )
  return new Response(serviceWorker(said), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // What the worker may do itself; the page it shows has a policy of its own.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
