import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { Writable } from 'node:stream'
import { wordsOf } from './i18n/words-context.ts'
import { renderedOf } from './platform/rendered.ts'
import { ScriptNonce } from './platform/script-nonce.ts'
import { shopOf } from './shop.ts'

// The page server reaches these through the bundle, so that contexts and their keys come from one copy of each module.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { currencyOf } from './money/currency.ts'
export { enter } from './shop.ts'
export { enterWords } from './i18n/words-context.ts'
export { enterRendered } from './platform/rendered.ts'
export { enterKeys } from './platform/page-keys.ts'

/** A page that is not finished by then is broken off: its open parts are finished in the browser. */
const RENDER_LIMIT_MS = 8000

/** Loader data must have arrived before the page is sent. */
export const streamTimeout = RENDER_LIMIT_MS - 1000

/** For the log: a query may hold the token of an order or a mail link. */
const pathOf = (request: Request) => new URL(request.url).pathname

/** What loaders throw by surprise goes to the log; a request the reader gave up does not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  shopOf(context).log.error({ err: error, path: pathOf(request) }, 'A page failed')
}

/**
 * Renders a whole document into the request's place for it. Never streamed: the page server hashes its inline scripts for the content security policy, and keeps it.
 * Loader data are there before rendering begins, so nearly every page is rendered in one go; one whose screen is still being loaded, or that fails, is rendered patiently.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { serverHandoffStream, ...entry } = routerContext
  const data = await chunksOf(serverHandoffStream)
  const rendered = renderedOf(context)
  const { nonce } = rendered
  const page = () => (
    <I18nextProvider i18n={wordsOf(context).i18n}>
      <ScriptNonce value={nonce}>
        <ServerRouter context={{ ...entry, serverHandoffStream: ended(), renderMeta: { streamCache: data } }} url={request.url} {...(nonce && { nonce })} />
      </ScriptNonce>
    </I18nextProvider>
  )
  let answered = status
  rendered.document =
    atOnce(page()) ??
    (await patiently(page(), {
      path: pathOf(request),
      nonce,
      failed(error) {
        answered = 500
        shopOf(context).log.error({ err: error, path: pathOf(request) }, 'A page could not be rendered completely')
      },
    }))
  return new Response(null, { status: answered, headers })
}

/** What React Router puts into a document of the loaders' data, read to its end and laid where it looks before it waits for the stream itself. */
async function chunksOf(stream: EntryContext['serverHandoffStream']): Promise<NonNullable<EntryContext['renderMeta']>['streamCache']> {
  const decoder = new TextDecoder()
  let value = ''
  for await (const bytes of stream ?? []) value += decoder.decode(bytes, { stream: true })
  return [
    { value, done: false },
    { value: '', done: true },
  ].map((result) => Object.assign(Promise.resolve(), { result }))
}

const ended = () => new ReadableStream<Uint8Array>({ start: (stream) => stream.close() })

/** What React writes where something was not finished: it waited for something, or it failed. */
const UNFINISHED = '<!--$!-->'

/** The document, rendered in one go as text, which takes a sixth less than in pieces of bytes; nothing when a part of it had to wait or failed. */
function atOnce(page: ReactNode): Buffer<ArrayBuffer> | undefined {
  try {
    const html = renderToString(page)
    // The other way of rendering writes the document type by itself.
    return html.includes(UNFINISHED) ? undefined : Buffer.from(`<!DOCTYPE html>${html}`)
  } catch {
    // Rendered once more, it fails where failures are told.
    return undefined
  }
}

/** The document when all of it is there. Rejects when not even its frame could be rendered; other failures are told, and finished in the browser. */
function patiently(
  page: ReactNode,
  { path, nonce, failed }: { path: string; nonce: string | undefined; failed: (error: unknown) => void },
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => abort(new Error(`Rendering ${path} took more than ${RENDER_LIMIT_MS} ms`)), RENDER_LIMIT_MS)
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      // Everything in its place, nothing moved in by scripts: what is sent is complete without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(giveUp)
        pipe(collector(resolve))
      },
      onShellError(error) {
        clearTimeout(giveUp)
        reject(error)
      },
      onError: failed,
    })
  })
}

/** Takes what is written and hands it over in one piece. */
function collector(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = []
  return new Writable({
    // Nothing drains: all of it is wanted, at once.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _encoding, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts))
      next()
    },
  })
}
