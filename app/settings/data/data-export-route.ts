import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { exportIdOf } from './export-link.server.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/data-export.json`: an export as a file, for whoever holds a link that was signed less than a minute ago. Others are led to where a new one is made. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const id = exportIdOf(shop, new URL(request.url).searchParams)
  const found =
    id === undefined
      ? undefined
      : await shop.service.maybe<{ content: string; day: string }>(
          `select content, to_char(ready_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day from public.data_exports
            where id = $1 and status = 'ready' and expires_at > private.now()`,
          [id],
        )
  if (!found) return redirect('/settings?export=late#data')
  return new Response(found.content, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="hattha-${found.day}.json"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
