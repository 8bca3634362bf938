import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'

/**
 * Hands out a file. Under @hono/node-server it goes straight to the socket, which is a third faster than by way of a web stream; a reader who goes away
 * ends the file, too.
 */
export function sendFile(c: Context, file: Readable, status: 200 | 206, headers: Headers): Response {
  const outgoing = outgoingOf(c)
  if (outgoing === undefined) {
    // Node's web stream and the one lib.dom declares are the same thing under two names.
    return new Response(Readable.toWeb(file) as ReadableStream, { status, headers })
  }
  // What middleware has put on the answer so far; the answer itself is not theirs any more.
  for (const [name, value] of c.res.headers) if (!headers.has(name) && name !== 'content-type') headers.set(name, value)
  outgoing.writeHead(status, Object.fromEntries(headers))
  // Broken off by the reader or by the disk: either way nobody can be told any more.
  pipeline(file, outgoing).catch(() => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Node's answer below this one, if there is one that nobody has begun. */
function outgoingOf(c: Context): ServerResponse | undefined {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
  return outgoing !== undefined && typeof outgoing.writeHead === 'function' && !outgoing.headersSent ? outgoing : undefined
}

/**
 * Outermost middleware. @hono/node-server looks whether an answer was sent already only at a real Response, and hono has made a copy of its own kind by
 * then: asking for the body makes it real.
 */
export const leaveSentAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('x-hono-already-sent')) void c.res.body
}
