import { Readable } from 'node:stream'
import type { Context, MiddlewareHandler } from 'hono'

/** So much of a refused upload is read on and thrown away: a client that is still sending hears only then why it was refused. */
const READ_ON_BYTES = 64 * 1024 * 1024
const READ_ON_MS = 10_000

type Body = { stream: Readable; readOn: () => Promise<boolean> }

/** The body of a request as Node's stream. Giving up reading does not break the connection off, so that the refusal still finds its way. */
export const bodyStream = (c: Context): Readable => open(c).stream

function open(c: Context): Body {
  // Set below and by nobody else.
  const known = c.get('storage body') as Body | undefined
  if (known !== undefined) return known
  const { body } = c.req.raw
  const reader = body?.getReader()
  let ended = reader === undefined
  const next = async (): Promise<Uint8Array | undefined> => {
    const read = await reader?.read()
    if (read === undefined || read.done) ended = true
    return read?.value
  }
  async function* chunks() {
    for (let chunk = await next(); chunk !== undefined; chunk = await next()) yield chunk
  }
  const opened: Body = {
    stream: Readable.from(chunks(), { objectMode: false, highWaterMark: 256 * 1024 }),
    /** Whether all of it was read. */
    async readOn() {
      let bytes = 0
      const deadline = Date.now() + READ_ON_MS
      while (!ended && bytes < READ_ON_BYTES && Date.now() < deadline) bytes += (await next())?.length ?? 0
      return ended
    },
  }
  c.set('storage body', opened)
  return opened
}

/** Reads the rest of a body nobody wanted, so that whoever sends it reads the refusal. */
export const readRefusedBodies: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status < 400 || c.req.raw.body === null || ['GET', 'HEAD', 'OPTIONS'].includes(c.req.raw.method)) return
  if (c.get('storage body') === undefined && (c.req.raw.bodyUsed || c.req.raw.body.locked)) return
  const announced = Number(c.req.header('content-length') ?? 0)
  const whole =
    announced <= READ_ON_BYTES &&
    (await open(c)
      .readOn()
      .catch(() => false))
  if (!whole) c.header('connection', 'close')
}
