import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Language } from '../../app/i18n/languages.ts'
import type { PageKeys } from '../../app/platform/page-keys.ts'
import type { Rendered } from '../../app/platform/rendered.ts'
import { PSEUDO_LANGUAGE } from '../../app/i18n/pseudo-language.ts'
import type { Reader, Shop } from '../../app/shop.ts'
import { clientIp } from '../client-ip.ts'
import { LANGUAGE_COOKIE, readAddress } from './address.ts'
import { loadBuild, type PagesBuild } from './build.ts'
import { cacheOf, normalised, type RouteFinder, routeFinder } from './cacheable.ts'
import { compactManifest } from './compact-manifest.ts'
import { contentSecurityPolicy, developmentPolicy, sealed } from './content-security.ts'
import { createKeptAnswers, headersOf, isKnown, keyOf, type Place, takesBrotli } from './kept-answers.ts'
import { createMessages } from './messages.ts'
import { createMicroCache, type KeptPage } from './micro-cache.ts'
import { ledOn } from './moved-pages.ts'
import { paintFirst } from './paint-first.ts'
import { plainData } from './plain-data.ts'
import { createProxyPurges } from './proxy-purges.ts'
import { pseudoOf, pseudoRemembered } from './pseudo.ts'
import { createSizedPictures } from './sized-pictures.ts'
import { TRACE_SCRIPT } from '../watching/trace-script.ts'
import { createStaticFiles } from './static-files.ts'
import { type Catalogues, readCatalogues } from './words.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CURRENCY_COOKIE = 'currency'
/** What all kept pages may take together; with the shop's other memory it stays inside the budget of the process. */
const MICRO_CACHE_BYTES = 48 * 1024 * 1024

/** A page is made for a few readers at a time, and anew every minute: harder settings cost them more than they save. The window holds a page, not more. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 19 }

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/** What `server/main.ts` mounts, after the interfaces. */
export type Pages = {
  app: Hono<{ Bindings: HttpBindings }>
  /** Answers what needs nothing but memory, and says whether it did; the others are for `app`. */
  sendKept(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** How much is kept. */
  kept(): { bytes: number; pages: number }
  /** Forget kept pages that show something of these keys, here and in proxies; all of them without keys. */
  purge(changed?: ReadonlySet<string>): void
  close(): Promise<void>
}

export type PagesOptions = {
  development: boolean
  /** The sentences as they are now; those of `messages/` where nothing is said. */
  catalogues?: () => Catalogues
  /** Asked before a page that depends on its query is made; kept ones cost nothing. An answer is sent instead of the page. */
  admit?: (c: Context, language: Language) => Promise<Response | undefined>
  /** Asked where no page was found: the path, without language, that has taken its place. */
  findMoved?: (pathname: string) => Promise<string | undefined>
  /** By which what is kept grows old, in milliseconds. */
  now?: () => number
}

/** React Router's answer; a document lies beside its `Response`, with the nonce its own scripts bear, and so does what it shows. */
type Answer = { response: Response; rendered: Rendered; keys: PageKeys }

/** How one request is answered; `prefix` is `/th` or nothing. `pseudo` puts the pseudo-language in the place of English. */
type Asked = { request: Request; prefix: string; reader: Reader; pseudo: boolean }

/**
 * The documents of the shop: takes the language prefix off the address, renders the React Router build as `anon`, keeps what is the same for
 * everyone, and serves the files of the client build. In development Vite transforms `app/` on the way.
 */
export async function createPages(
  shop: Shop,
  { development, catalogues: read, admit = async () => undefined, findMoved, now = Date.now }: PagesOptions,
): Promise<Pages> {
  const vite = development ? await (await import('./development.ts')).startVite(ROOT) : undefined
  const theBuild = vite ? vite.build : constant(await loadBuild(shop.settings.buildFolder))
  const catalogues = read ?? constant(readCatalogues(join(ROOT, 'messages')))
  const cache = createMicroCache({
    now,
    maxBytes: MICRO_CACHE_BYTES,
    onRefreshError: (error) => shop.log.error({ err: error }, 'A kept page could not be renewed'),
  })
  const { purgeUrls } = shop.settings.node
  const purged = purgeUrls.length > 0
  const proxies = createProxyPurges({ urls: purgeUrls, log: shop.log })
  const keptAnswers = createKeptAnswers(cache, { purged })
  const outside = { connect: URL.canParse(shop.settings.geoUrl) ? [new URL(shop.settings.geoUrl).origin] : [] }
  const traced = shop.settings.watch.traces ? withTraceScript : (html: Buffer<ArrayBuffer>) => html
  const handlers = new Map<string, ReturnType<PagesBuild['entry']['module']['createRequestHandler']>>()
  let findRoute: RouteFinder | undefined

  /** React Router's own answer, in the reader's language, under the address prefix. */
  async function render(build: PagesBuild, { request, prefix, reader, pseudo }: Asked): Promise<Answer> {
    const { createRequestHandler, RouterContextProvider, enter, enterWords, enterRendered, enterKeys } = build.entry.module
    const basename = prefix || '/'
    const handler = (!development && handlers.get(basename)) || createRequestHandler({ ...build, basename }, development ? 'development' : 'production')
    handlers.set(basename, handler)
    const context = new RouterContextProvider()
    enter(context, shop, reader)
    const words = catalogues()
    enterWords(context, { i18n: words.ofPages(pseudo && reader.language === 'en' ? PSEUDO_LANGUAGE : reader.language), version: words.version })
    // Development allows every script: Vite brings its own.
    const rendered: Rendered = { nonce: development ? undefined : randomBytes(16).toString('base64url') }
    enterRendered(context, rendered)
    const keys: PageKeys = {}
    enterKeys(context, keys)
    const response = await handler(request, context)
    return { response, rendered, keys }
  }

  /** A rendered page ready to leave: sealed by ETag and content security policy, compressed. */
  async function finish(
    { response, rendered: { document, nonce }, keys: { told } }: Answer,
    known?: readonly string[],
  ): Promise<{ page: KeptPage; keep: boolean }> {
    const { html, scripts } = document && nonce !== undefined ? sealed(compactManifest(plainData(document)), nonce) : { html: document, scripts: [] }
    const body = html ? (development ? html : traced(paintFirst(html))) : Buffer.from(await response.arrayBuffer())
    const headers: Record<string, string> = {}
    for (const [name, value] of response.headers) if (name !== 'content-length' && name !== 'set-cookie') headers[name] = value
    if (headers['content-type']?.startsWith('text/html'))
      headers['content-security-policy'] = development ? developmentPolicy(outside) : contentSecurityPolicy(scripts, outside)
    const br = await brotli(body, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    headers['etag'] = `W/"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"`
    const shown = (told ?? known) && { keys: [...new Set([...(known ?? []), ...(told ?? [])])] }
    return { page: { status: response.status, headers, br, ...shown }, keep: response.status === 200 && !response.headers.has('set-cookie') }
  }

  async function answer(c: Context, build: PagesBuild, asked: Asked): Promise<Response> {
    const { request, prefix, reader } = asked
    const url = new URL(request.url)
    findRoute = development || !findRoute ? routeFinder(build) : findRoute
    const kept = request.method === 'GET' || request.method === 'HEAD' ? cacheOf(findRoute(pagePath(url.pathname, prefix))) : undefined
    if (!kept || url.pathname.endsWith('/__manifest')) {
      const made = await render(build, asked)
      return sendable(made.response) ? send(request, (await finish(made)).page, { prefix }) : made.response
    }

    const query = normalised(url.searchParams, kept.query)
    const make = () => {
      // A kept page is made from nothing but its key: neither Host nor any other header of whoever asked first may reach the next reader.
      const clean = new URL(shop.settings.siteUrl)
      clean.pathname = url.pathname
      clean.search = query
      const path = reader.path.split('?')[0] + query
      return render(build, { ...asked, request: new Request(clean, { signal: AbortSignal.timeout(15_000) }), reader: { ...reader, path } }).then((made) =>
        finish(made, kept.keys),
      )
    }
    const place: Place = { pathname: url.pathname, query, language: reader.language, prefix, seconds: kept.seconds }
    const key = keyOf(place, reader.currency)
    if (query !== '' && !cache.holds(key)) {
      const refused = await admit(c, reader.language)
      if (refused) return refused
    }
    const page = development ? (await make()).page : await cache.get(key, kept.seconds, make)
    if (prefix !== '' && cache.holds(key)) keptAnswers.remember(url.pathname + url.search, place)
    return send(request, page, { prefix, seconds: kept.seconds, purged })
  }

  const app = new Hono<{ Bindings: HttpBindings }>()
  const messages = createMessages(catalogues, { development })
  app.get('/messages/:version/:language/:file{.+\\.json}', (c) => messages(c.req.raw, c.req.param()))
  const sized = createSizedPictures({ pictures: join(ROOT, 'public', 'pictures'), kept: join(shop.settings.dataFolder, 'pictures') })
  app.get('/pictures/*', async (c, next) => (await sized(c.req.raw)) ?? next())
  if (vite) app.use(vite.middleware)
  const files = vite ? () => undefined : createStaticFiles(join(shop.settings.buildFolder, 'client'))

  app.all('*', async (c) => {
    const request = c.req.raw
    const file = files(request)
    if (file) return file
    const url = new URL(request.url)
    const cookie = getCookie(c, LANGUAGE_COOKIE)
    const address = readAddress(url, { cookie, acceptLanguage: c.req.header('accept-language') })
    const pseudo = development ? pseudoOf(request, url) : undefined
    if ('redirect' in address) return pseudoRemembered(redirected(address), pseudo)
    const build = await theBuild()
    const currency = build.entry.module.currencyOf(getCookie(c, CURRENCY_COOKIE)) ?? 'THB'
    const response = await answer(c, build, {
      request,
      prefix: address.prefix,
      reader: {
        language: address.language,
        currency,
        path: address.path,
        ...(request.method === 'POST' && { ip: clientIp(c.env.incoming, shop.settings.trustProxy) }),
      },
      pseudo: pseudo?.speaks ?? false,
    })
    // Only where there is no page: nobody can lead readers away from one that stands. Data requests have an answer of their own form.
    if ((response.status === 404 || response.status === 410) && (request.method === 'GET' || request.method === 'HEAD') && !url.pathname.endsWith('.data')) {
      const to = await findMoved?.(url.pathname.slice(address.prefix.length))
      if (to !== undefined) {
        await response.body?.cancel()
        return ledOn(to, { prefix: address.prefix, search: url.search })
      }
    }
    return pseudoRemembered(address.remember ? remembering(response, address.remember) : response, pseudo)
  })

  return {
    app,
    sendKept: development ? () => false : keptAnswers.send,
    purge(changed) {
      cache.purge(changed)
      // After our own: who asks us from now on is given the change.
      proxies.purge(changed)
    },
    kept: () => ({ bytes: cache.bytes, pages: cache.pages }),
    async close() {
      proxies.stop()
      await vite?.close()
    },
  }
}

const constant =
  <Value>(value: Value) =>
  () =>
    value
/** A document whose readers' browsers tell when it was there. React passes over what it finds in a head. */
const withTraceScript = (html: Buffer<ArrayBuffer>) => {
  const at = html.indexOf('</head>')
  return at < 0 ? html : Buffer.concat([html.subarray(0, at), Buffer.from(TRACE_SCRIPT), html.subarray(at)])
}
const pagePath = (pathname: string, prefix: string) => pathname.slice(prefix.length).replace(/\/?_\.data$|\.data$/, '') || '/'
const sendable = (response: Response) =>
  /^(text\/|application\/([a-z]+\+)?(json|xml)|image\/svg)/.test(response.headers.get('content-type') ?? '') && !response.headers.has('set-cookie')

/** Sends a finished page in the encoding the reader takes, or 304 when the reader has it already. */
async function send(request: Request, page: KeptPage, reading: Parameters<typeof headersOf>[1]): Promise<Response> {
  const headers = headersOf(page, reading)
  if (isKnown(page, request.headers.get('if-none-match') ?? undefined)) return new Response(null, { status: 304, headers })
  const takes = request.headers.get('accept-encoding') ?? ''
  const [body, encoding] = takesBrotli(takes) ? [page.br, 'br'] : /\bgzip\b/.test(takes) ? [await zipped(page), 'gzip'] : [await unbrotli(page.br), undefined]
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  // A Buffer is a view of bytes; lib.dom's BodyInit does not know Node's name for it.
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { status: page.status, headers })
}

const twins = new WeakMap<KeptPage, Promise<Buffer>>()

/** A page in gzip, made when the first reader without Brotli asks for it. */
function zipped(page: KeptPage): Promise<Buffer> {
  const twin = twins.get(page) ?? unbrotli(page.br).then((html) => zip(html, { level: 5 }))
  twins.set(page, twin)
  return twin
}

const languageCookie = (language: string) => `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`

function redirected({ redirect, permanent, remember }: { redirect: string; permanent: boolean; remember?: string }): Response {
  const headers = new Headers({ Location: redirect, 'Cache-Control': permanent ? 'public, max-age=86400' : 'private, no-cache' })
  if (remember) headers.append('Set-Cookie', languageCookie(remember))
  return new Response(null, { status: permanent ? 301 : 302, headers })
}

function remembering(response: Response, language: string): Response {
  response.headers.append('Set-Cookie', languageCookie(language))
  return response
}
