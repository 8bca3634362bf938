import { brotliCompressSync, constants } from 'node:zlib'
import type { Catalogues } from './words.ts'

/** Answers `/messages/{version}/{language}/{namespace}.json`. */
export type Messages = (request: Request, asked: { version: string; language: string; file: string }) => Response

/** Catalogues for browsers, compressed once and kept as long as their version stands. */
export function createMessages(catalogues: () => Catalogues, { development }: { development: boolean }): Messages {
  let version = ''
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>()

  return (request, asked) => {
    const current = catalogues()
    const namespace = asked.file.replace(/\.json$/, '')
    const text = current.json(asked.language, namespace)
    if (text === undefined) return new Response('Not found', { status: 404 })
    // A page of an older release asks for its version; it gets today's sentences, which must not be kept under that address.
    const lasting = asked.version === current.version && !development
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    }
    if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(text, { headers })

    if (version !== current.version) compressed.clear()
    version = current.version
    const key = `${asked.language}/${namespace}`
    const body = compressed.get(key) ?? new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    compressed.set(key, body)
    return new Response(body, { headers: { ...headers, 'Content-Encoding': 'br' } })
  }
}
