import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'

type StaticFile = { file: string; bytes: number; type: string; etag: string; cacheControl: string; br?: string; gz?: string }

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
}

/** Names of `/assets` carry a hash of their content; pictures change rarely; icons and the manifest may be replaced by the next release. */
const cacheControlOf = (path: string) => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/\.(webp|avif|jpg|png|woff2)$/.test(path)) return 'public, max-age=2592000, stale-while-revalidate=31536000'
  return 'public, max-age=3600, stale-while-revalidate=86400'
}

/** Answers a path with a file of the client build, or undefined when it has none. The list of files is made once, so no path can leave the folder. */
export type StaticFiles = (request: Request) => Response | undefined

/** Serves a folder, each file as `.br` or `.gz` where `compressAssets` made one and the reader takes it. */
export function createStaticFiles(folder: string): StaticFiles {
  const files = new Map(listFiles(folder).map((path) => [path, describe(folder, path)]))
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const found = files.get(decoded(new URL(request.url).pathname))
    // A build replaced under a running shop takes old files away: not found, and the page offers to reload.
    if (found && !existsSync(found.file)) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
    return found && answer(request, found)
  }
}

function listFiles(folder: string, below = ''): string[] {
  if (!existsSync(join(folder, below))) return []
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = `${below}/${entry.name}`
    // Vite's manifest is for us; compressed twins are served under the name of their original.
    if (entry.name.startsWith('.') || /\.(br|gz)$/.test(entry.name)) return []
    return entry.isDirectory() ? listFiles(folder, path) : [path]
  })
}

function describe(folder: string, path: string): StaticFile {
  const file = join(folder, path)
  const { size, mtimeMs } = statSync(file)
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  // Hashed names need no second hash; the others are small, except pictures, for which size and time will do.
  const seal = size > 200_000 || path.startsWith('/assets/') ? `${size}-${mtimeMs}` : readFileSync(file)
  return {
    file,
    bytes: size,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(path).update(seal).digest('base64url').slice(0, 16),
    cacheControl: cacheControlOf(path),
    ...(existsSync(`${file}.br`) && { br: `${file}.br` }),
    ...(existsSync(`${file}.gz`) && { gz: `${file}.gz` }),
  }
}

function answer(request: Request, found: StaticFile): Response {
  const encodings = request.headers.get('accept-encoding') ?? ''
  const [file, encoding] =
    found.br && /\bbr\b/.test(encodings) ? [found.br, 'br'] : found.gz && /\bgzip\b/.test(encodings) ? [found.gz, 'gzip'] : [found.file, undefined]
  const headers = new Headers({
    'Content-Type': found.type,
    'Cache-Control': found.cacheControl,
    ETag: encoding ? `"${found.etag}-${encoding}"` : `"${found.etag}"`,
  })
  if (found.br || found.gz) headers.set('Vary', 'Accept-Encoding')
  if (encoding) headers.set('Content-Encoding', encoding)
  if (request.headers.get('if-none-match')?.includes(`"${found.etag}`)) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(encoding ? statSync(file).size : found.bytes))
  if (request.method === 'HEAD') return new Response(null, { headers })
  // Node's web stream and the one lib.dom declares are the same thing under two names.
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
