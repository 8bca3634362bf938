import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { Writable } from 'node:stream'
import { wordsOf } from './i18n/words-context.ts'
import { renderedOf } from './platform/rendered.ts'
import { shopOf } from './shop.ts'

// The page server reaches these through the bundle, so that contexts and their keys come from one copy of each module.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { currencyOf } from './money/currency.ts'
export { enter } from './shop.ts'
export { enterWords } from './i18n/words-context.ts'
export { enterRendered } from './platform/rendered.ts'

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

/** Renders a whole document into the request's place for it. Never streamed: the page server hashes its inline scripts for the content security policy, and keeps it. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  let answered = status
  renderedOf(context).document = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const giveUp = setTimeout(() => abort(new Error(`Rendering ${pathOf(request)} took more than ${RENDER_LIMIT_MS} ms`)), RENDER_LIMIT_MS)
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={wordsOf(context).i18n}>
        <ServerRouter context={routerContext} url={request.url} />
      </I18nextProvider>,
      {
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
        onError(error) {
          answered = 500
          shopOf(context).log.error({ err: error, path: pathOf(request) }, 'A page could not be rendered completely')
        },
      },
    )
  })
  return new Response(null, { status: answered, headers })
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
