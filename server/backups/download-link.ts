import { createHmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Backups } from '../../app/platform/backups.ts'

const GOOD_FOR_SECONDS = 60

/** Where backups are fetched. */
export const DOWNLOADS = '/backups'

const signatureOf = (secret: string, said: string): string => createHmac('sha256', secret).update(`backup download ${said}`).digest('base64url')

/** A link that is good for a minute. Whoever asks for it has shown that they may. */
export function signDownload({ secret, id, name }: { secret: string; id: string; name: string }): string {
  const until = Math.floor(Date.now() / 1000) + GOOD_FOR_SECONDS
  return `${DOWNLOADS}/${id}?${new URLSearchParams({ name, until: String(until), sign: signatureOf(secret, `${id} ${name} ${until}`) }).toString()}`
}

/** Serves backups, sealed as they lie, to links that were signed and are not over. */
export function backupDownloads(backups: Pick<Backups, 'read'>, secret: string): Hono {
  const app = new Hono()
  app.get('/:id', async (c) => {
    const { name = '', until = '', sign = '' } = c.req.query()
    const id = c.req.param('id')
    const wanted = Buffer.from(signatureOf(secret, `${id} ${name} ${until}`))
    const given = Buffer.from(sign)
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted) || Number(until) < Date.now() / 1000) return c.text('This link is over.', 403)
    const content = await backups.read(id)
    if (!content) return c.notFound()
    return new Response(Readable.toWeb(content) as ReadableStream, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '')}"`,
        'cache-control': 'no-store',
      },
    })
  })
  return app
}
